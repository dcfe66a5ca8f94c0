import { Migration } from '@mikro-orm/migrations';

export class OutboxAndJobsIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "outbox_events_academy_id_occurred_at_id_index"`);
    this.addSql(
      `create index concurrently "outbox_events_academy_id_occurred_at_id_index" on "outbox_events" ("academy_id", "occurred_at", "id") where sequence is null`,
    );
    this.addSql(`alter table "outbox_events" drop constraint if exists "outbox_events_academy_id_sequence_unique"`);
    this.addSql(`drop index concurrently if exists "outbox_events_academy_id_sequence_unique"`);
    this.addSql(
      `create unique index concurrently "outbox_events_academy_id_sequence_unique" on "outbox_events" ("academy_id", "sequence")`,
    );
    this.addSql(
      `alter table "outbox_events" add constraint "outbox_events_academy_id_sequence_unique" unique using index "outbox_events_academy_id_sequence_unique"`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class WebhookLanesIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "outbox_events_academy_id_type_sequence_index"`);
    this.addSql(
      `create index concurrently "outbox_events_academy_id_type_sequence_index" on "outbox_events" ("academy_id", "type", "sequence")`,
    );
    this.addSql(`drop index concurrently if exists "webhook_deliveries_academy_id_endpoint_id_next_attempt_at_index"`);
    this.addSql(
      `create index concurrently "webhook_deliveries_academy_id_endpoint_id_next_attempt_at_index" on "webhook_deliveries" ("academy_id", "endpoint_id", "next_attempt_at") where lock_token is not null`,
    );
  }
}

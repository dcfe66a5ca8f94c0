import { Migration } from '@mikro-orm/migrations';

export class PlaceDaysIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "enrollments_places_index"`);
    this.addSql(
      `create index concurrently "enrollments_places_index" on "enrollments" ("academy_id", "active_from", "dropped_on", "id")`,
    );
    this.addSql(`drop index concurrently if exists "enrollment_events_of_completion_index"`);
    this.addSql(
      `create index concurrently "enrollment_events_of_completion_index" on "enrollment_events" ("academy_id", "effective_on") where coalesce(from_stage, '') = 'completed' or coalesce(to_stage, '') = 'completed'`,
    );
  }
}

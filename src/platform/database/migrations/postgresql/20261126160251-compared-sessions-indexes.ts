import { Migration } from '@mikro-orm/migrations';

export class ComparedSessionsIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "class_sessions_compared_index"`);
    this.addSql(
      `create index concurrently "class_sessions_compared_index" on "class_sessions" ("academy_id", "date") include ("batch_id", "instructor_id", "room_id", "start_time", "end_time", "starts_at", "ends_at") where status <> 'cancelled'`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class UnplannedMarksIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "attendance_unplanned_index"`);
    this.addSql(
      `create index concurrently "attendance_unplanned_index" on "attendance" ("academy_id", "date") where session_id is null`,
    );
  }
}

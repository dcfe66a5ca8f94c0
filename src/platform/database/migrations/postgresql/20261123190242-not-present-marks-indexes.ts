import { Migration } from '@mikro-orm/migrations';

export class NotPresentMarksIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "attendance_not_present_index"`);
    this.addSql(
      `create index concurrently "attendance_not_present_index" on "attendance" ("academy_id", "date", "student_id", "batch_id", "status") where status <> 'present'`,
    );
  }
}

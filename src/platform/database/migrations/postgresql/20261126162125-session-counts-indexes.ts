import { Migration } from '@mikro-orm/migrations';

export class SessionCountsIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "students_deleted_index"`);
    this.addSql(
      `create index concurrently "students_deleted_index" on "students" ("academy_id", "id", "deleted_at", "erased_at")`,
    );
    this.addSql(`drop index concurrently if exists "enrollments_in_batch_index"`);
    this.addSql(
      `create index concurrently "enrollments_in_batch_index" on "enrollments" ("academy_id", "batch_id", "student_id", "id")`,
    );
    this.addSql(`drop index concurrently if exists "attendance_of_session_index"`);
    this.addSql(
      `create index concurrently "attendance_of_session_index" on "attendance" ("academy_id", "session_id", "student_id", "id", "status")`,
    );
    // the new one begins with its columns
    this.addSql(`drop index concurrently if exists "attendance_academy_id_session_id_student_id_id_index"`);
  }
}

import { Migration } from '@mikro-orm/migrations';

export class StudentsOfCoursesIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "enrollments_students_of_batch_index"`);
    this.addSql(
      `create index concurrently "enrollments_students_of_batch_index" on "enrollments" ("academy_id", "batch_id", "student_id") where deleted_at is null and status <> 'dropped'`,
    );
    this.addSql(`drop index concurrently if exists "enrollments_students_of_course_index"`);
    this.addSql(
      `create index concurrently "enrollments_students_of_course_index" on "enrollments" ("academy_id", "course_id", "student_id") where deleted_at is null and status <> 'dropped'`,
    );
  }
}

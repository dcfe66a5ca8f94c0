import { Migration } from '@mikro-orm/migrations';

export class ActiveStudentsOfCoursesIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "enrollments_active_students_of_course_index"`);
    this.addSql(
      `create index concurrently "enrollments_active_students_of_course_index" on "enrollments" ("academy_id", "course_id", "student_id") where deleted_at is null and coalesce(status, '') = 'active'`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class ActiveStudentsOfCourses extends Migration {
  override up(): void {
    this.addSql(
      `create index \`enrollments_active_students_of_course_index\` on \`enrollments\` (\`academy_id\`, \`course_id\`, \`student_id\`) where deleted_at is null and coalesce(status, '') = 'active'`,
    );
  }
}

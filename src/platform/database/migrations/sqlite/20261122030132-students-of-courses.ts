import { Migration } from '@mikro-orm/migrations';

export class StudentsOfCourses extends Migration {
  override up(): void {
    this.addSql(
      `create index \`enrollments_students_of_batch_index\` on \`enrollments\` (\`academy_id\`, \`batch_id\`, \`student_id\`) where deleted_at is null and status <> 'dropped'`,
    );
    this.addSql(
      `create index \`enrollments_students_of_course_index\` on \`enrollments\` (\`academy_id\`, \`course_id\`, \`student_id\`) where deleted_at is null and status <> 'dropped'`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class SessionCounts extends Migration {
  override up(): void {
    this.addSql(
      `create index \`students_deleted_index\` on \`students\` (\`academy_id\`, \`id\`, \`deleted_at\`, \`erased_at\`)`,
    );
    this.addSql(
      `create index \`enrollments_in_batch_index\` on \`enrollments\` (\`academy_id\`, \`batch_id\`, \`student_id\`, \`id\`)`,
    );
    this.addSql(`drop index \`attendance_academy_id_session_id_student_id_id_index\``);
    this.addSql(
      `create index \`attendance_of_session_index\` on \`attendance\` (\`academy_id\`, \`session_id\`, \`student_id\`, \`id\`, \`status\`)`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class NotPresentMarks extends Migration {
  override up(): void {
    this.addSql(
      `create index \`attendance_not_present_index\` on \`attendance\` (\`academy_id\`, \`date\`, \`student_id\`, \`batch_id\`, \`status\`) where status <> 'present'`,
    );
  }
}

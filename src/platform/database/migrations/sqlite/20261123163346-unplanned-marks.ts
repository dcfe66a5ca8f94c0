import { Migration } from '@mikro-orm/migrations';

export class UnplannedMarks extends Migration {
  override up(): void {
    this.addSql(
      `create index \`attendance_unplanned_index\` on \`attendance\` (\`academy_id\`, \`date\`) where session_id is null`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class ComparedSessions extends Migration {
  override up(): void {
    this.addSql(
      `create index \`class_sessions_compared_index\` on \`class_sessions\` (\`academy_id\`, \`date\`) where status <> 'cancelled'`,
    );
  }
}

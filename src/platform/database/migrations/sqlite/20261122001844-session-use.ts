import { Migration } from '@mikro-orm/migrations';

export class SessionUse extends Migration {
  override up(): void {
    this.addSql(`alter table \`sessions\` add column \`last_used_at\` datetime null`);
    this.addSql(`create index \`sessions_last_used_at_index\` on \`sessions\` (\`last_used_at\`)`);
  }
}

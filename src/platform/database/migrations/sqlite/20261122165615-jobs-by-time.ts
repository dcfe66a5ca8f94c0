import { Migration } from '@mikro-orm/migrations';

export class JobsByTime extends Migration {
  override up(): void {
    this.addSql(`create index \`jobs_created_at_id_index\` on \`jobs\` (\`created_at\`, \`id\`)`);
  }
}

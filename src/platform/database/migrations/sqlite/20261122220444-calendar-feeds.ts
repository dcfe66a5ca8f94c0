import { Migration } from '@mikro-orm/migrations';

export class CalendarFeeds extends Migration {
  override up(): void {
    this.addSql(`drop index \`calendar_feeds_academy_id_token_hash_unique\``);
    this.addSql(
      `create index \`calendar_feeds_academy_id_name_id_index\` on \`calendar_feeds\` (\`academy_id\`, \`name\`, \`id\`)`,
    );
  }
}

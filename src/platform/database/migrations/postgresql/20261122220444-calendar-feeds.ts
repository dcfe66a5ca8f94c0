import { Migration } from '@mikro-orm/migrations';

export class CalendarFeeds extends Migration {
  override up(): void {
    this.addSql(`alter table "calendar_feeds" drop constraint "calendar_feeds_academy_id_token_hash_unique"`);
    this.addSql(`alter table "calendar_feeds" no force row level security`);
  }
}

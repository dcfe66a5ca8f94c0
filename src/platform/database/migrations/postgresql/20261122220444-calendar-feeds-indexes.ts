import { Migration } from '@mikro-orm/migrations';

export class CalendarFeedsIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "calendar_feeds_academy_id_name_id_index"`);
    this.addSql(
      `create index concurrently "calendar_feeds_academy_id_name_id_index" on "calendar_feeds" ("academy_id", "name", "id")`,
    );
  }
}

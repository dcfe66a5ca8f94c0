import { Migration } from '@mikro-orm/migrations';

export class TimeOffSearchIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "staff_time_off_academy_id_end_date_id_index"`);
    this.addSql(
      `create index concurrently "staff_time_off_academy_id_end_date_id_index" on "staff_time_off" ("academy_id", "end_date", "id")`,
    );
  }
}

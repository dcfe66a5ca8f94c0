import { Migration } from '@mikro-orm/migrations';

export class JobsByTimeIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "jobs_created_at_id_index"`);
    this.addSql(`create index concurrently "jobs_created_at_id_index" on "jobs" ("created_at", "id")`);
  }
}

import { Migration } from '@mikro-orm/migrations';

export class SessionUseIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "sessions_last_used_at_index"`);
    this.addSql(`create index concurrently "sessions_last_used_at_index" on "sessions" ("last_used_at")`);
  }
}

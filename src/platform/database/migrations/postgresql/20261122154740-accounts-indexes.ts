import { Migration } from '@mikro-orm/migrations';

export class AccountsIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "sessions_user_id_created_at_id_index"`);
    this.addSql(
      `create index concurrently "sessions_user_id_created_at_id_index" on "sessions" ("user_id", "created_at", "id")`,
    );
  }
}

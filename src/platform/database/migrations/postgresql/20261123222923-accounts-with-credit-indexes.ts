import { Migration } from '@mikro-orm/migrations';

export class AccountsWithCreditIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "accounts_with_credit_index"`);
    this.addSql(
      `create index concurrently "accounts_with_credit_index" on "accounts" ("academy_id", "id", "credit") where credit <> 0`,
    );
  }
}

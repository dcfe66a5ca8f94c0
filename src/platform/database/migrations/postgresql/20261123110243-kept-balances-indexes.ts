import { Migration } from '@mikro-orm/migrations';

export class KeptBalancesIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "accounts_academy_id_balances_kept_until_id_index"`);
    this.addSql(
      `create index concurrently "accounts_academy_id_balances_kept_until_id_index" on "accounts" ("academy_id", "balances_kept_until", "id")`,
    );
    this.addSql(`drop index concurrently if exists "fees_academy_id_currency_index"`);
    this.addSql(`create index concurrently "fees_academy_id_currency_index" on "fees" ("academy_id", "currency")`);
    this.addSql(`drop index concurrently if exists "ledger_entries_academy_id_effective_on_id_index"`);
    this.addSql(
      `create index concurrently "ledger_entries_academy_id_effective_on_id_index" on "ledger_entries" ("academy_id", "effective_on", "id")`,
    );
  }
}

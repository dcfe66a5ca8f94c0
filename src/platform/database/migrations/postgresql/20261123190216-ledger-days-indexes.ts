import { Migration } from '@mikro-orm/migrations';

export class LedgerDaysIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "ledger_entries_days_index"`);
    this.addSql(
      `create index concurrently "ledger_entries_days_index" on "ledger_entries" ("academy_id", "effective_on", "kind", "amount", "tax", "fee_id", "account_id")`,
    );
    this.addSql(`drop index concurrently if exists "ledger_entries_academy_id_effective_on_id_index"`);
  }
}

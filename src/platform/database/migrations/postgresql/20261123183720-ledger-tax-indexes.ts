import { Migration } from '@mikro-orm/migrations';

export class LedgerTaxIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "ledger_entries_moves_index"`);
    this.addSql(
      `create index concurrently "ledger_entries_moves_index" on "ledger_entries" ("academy_id", "payment_id") where kind in ('move')`,
    );
  }
}

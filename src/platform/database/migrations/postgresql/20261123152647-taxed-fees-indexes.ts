import { Migration } from '@mikro-orm/migrations';

export class TaxedFeesIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "fees_academy_id_id_tax_amount_index"`);
    this.addSql(
      `create index concurrently "fees_academy_id_id_tax_amount_index" on "fees" ("academy_id", "id", "tax", "amount") where tax <> 0`,
    );
  }
}

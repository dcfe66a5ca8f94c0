import { Migration } from '@mikro-orm/migrations';

export class FeesByAmountIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "fees_academy_id_created_at_id_voided_at_amount_index"`);
    this.addSql(
      `create index concurrently "fees_academy_id_created_at_id_voided_at_amount_index" on "fees" ("academy_id", "created_at", "id", "voided_at", "amount") where voided_at is null`,
    );
    // the new one has all that it has
    this.addSql(`drop index concurrently if exists "fees_academy_id_created_at_id_voided_at_index"`);
  }
}

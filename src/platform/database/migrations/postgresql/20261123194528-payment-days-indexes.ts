import { Migration } from '@mikro-orm/migrations';

export class PaymentDaysIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "payments_academy_id_paid_on_id_index"`);
    this.addSql(
      `create index concurrently "payments_academy_id_paid_on_id_index" on "payments" ("academy_id", "paid_on", "id")`,
    );
  }
}

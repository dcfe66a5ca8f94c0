import { Migration } from '@mikro-orm/migrations';

export class BillingRunsIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "fees_academy_id_billing_run_id_created_at_id_index"`);
    this.addSql(
      `create index concurrently "fees_academy_id_billing_run_id_created_at_id_index" on "fees" ("academy_id", "billing_run_id", "created_at", "id") where billing_run_id is not null`,
    );
  }
}

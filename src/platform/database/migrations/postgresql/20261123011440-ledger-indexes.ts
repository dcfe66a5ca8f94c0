import { Migration } from '@mikro-orm/migrations';

export class LedgerIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "fees_academy_id_penalty_for_id_unique"`);
    this.addSql(
      `create unique index concurrently "fees_academy_id_penalty_for_id_unique" on "fees" ("academy_id", "penalty_for_id") where penalty_for_id is not null`,
    );
    this.addSql(`drop index concurrently if exists "fees_academy_id_billing_key_unique"`);
    this.addSql(
      `create unique index concurrently "fees_academy_id_billing_key_unique" on "fees" ("academy_id", "billing_key") where billing_key is not null`,
    );
    this.replace(
      'fees_academy_id_enrollment_id_fee_type_period_unique',
      `create unique index concurrently "NEXT" on "fees" ("academy_id", "enrollment_id", "fee_type", "period") where period is not null and voided_at is null and billing_key is null`,
    );
    this.replace(
      'fees_open_created_at_index',
      `create index concurrently "NEXT" on "fees" ("academy_id", "created_at", "id", "due_date") where voided_at is null and paid_amount + credited_amount < amount`,
    );
    this.replace(
      'fees_open_due_date_index',
      `create index concurrently "NEXT" on "fees" ("academy_id", "due_date", "id") where voided_at is null and paid_amount + credited_amount < amount`,
    );
    this.replace(
      'fees_open_updated_at_index',
      `create index concurrently "NEXT" on "fees" ("academy_id", "updated_at", "id", "due_date") where voided_at is null and paid_amount + credited_amount < amount`,
    );
  }

  /** Makes an index in the place of another: there is one of the two at any time. */
  private replace(name: string, create: string): void {
    const next = `${name.slice(0, 55)}_next`;
    this.addSql(`drop index concurrently if exists "${next}"`);
    this.addSql(create.replace('"NEXT"', `"${next}"`));
    this.addSql(`drop index concurrently if exists "${name}"`);
    this.addSql(`alter index if exists "${next}" rename to "${name}"`);
  }
}

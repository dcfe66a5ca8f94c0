import { Migration } from '@mikro-orm/migrations';

export class VoidedCreditNotesIndexes extends Migration {
  /** An index is built beside those who read and write only outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists "charge_credits_academy_id_credit_note_id_id_index"`);
    this.addSql(
      `create index concurrently "charge_credits_academy_id_credit_note_id_id_index" on "charge_credits" ("academy_id", "credit_note_id", "id")`,
    );
  }
}

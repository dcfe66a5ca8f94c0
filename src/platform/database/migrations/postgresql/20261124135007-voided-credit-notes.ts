import { Migration } from '@mikro-orm/migrations';

export class VoidedCreditNotes extends Migration {
  override up(): void {
    this.addSql(`alter table "charge_credits" no force row level security`);
    this.addSql(`alter table "credit_notes" no force row level security`);
    this.addSql(`alter table "credit_notes" add "voided_at" timestamptz(3) null`);
    this.addSql(`alter table "charge_credits" add "credit_note_id" uuid null`);
    this.addSql(
      `alter table "charge_credits" add constraint "charge_credits_academy_id_credit_note_id_foreign" foreign key ("academy_id", "credit_note_id") references "credit_notes" ("academy_id", "id") on update restrict on delete restrict`,
    );
    // of a credit note nothing else ever changes
    this.addSql(`grant update ("voided_at", "updated_at") on "credit_notes" to academy_tenant`);
    this.addSql(`alter table "charge_credits" force row level security`);
    this.addSql(`alter table "credit_notes" force row level security`);
  }
}

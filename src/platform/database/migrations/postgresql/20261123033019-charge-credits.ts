import { Migration } from '@mikro-orm/migrations';

export class ChargeCredits extends Migration {
  override up(): void {
    this.addSql(`alter table "enrollments" no force row level security`);
    this.addSql(
      `create table "enrollment_transfers" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "left_id" uuid not null, "entered_id" uuid not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "enrollment_transfers_academy_id_left_id_id_index" on "enrollment_transfers" ("academy_id", "left_id", "id")`,
    );
    this.addSql(
      `alter table "enrollment_transfers" add constraint "enrollment_transfers_academy_id_entered_id_unique" unique ("academy_id", "entered_id")`,
    );
    this.addSql(
      `create table "charge_credits" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "enrollment_id" uuid not null, "charge" varchar(80) not null, "slot_date" date null, "amount" bigint not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `alter table "charge_credits" add constraint "charge_credits_academy_id_enrollment_id_charge_slot_date_unique" unique ("academy_id", "enrollment_id", "charge", "slot_date")`,
    );
    this.addSql(
      `alter table "enrollment_transfers" add constraint "enrollment_transfers_academy_id_left_id_foreign" foreign key ("academy_id", "left_id") references "enrollments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "enrollment_transfers" add constraint "enrollment_transfers_academy_id_entered_id_foreign" foreign key ("academy_id", "entered_id") references "enrollments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "enrollment_transfers" enable row level security`);
    this.addSql(
      `create policy "enrollment_transfers_tenant" on "enrollment_transfers" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "charge_credits" add constraint "charge_credits_academy_id_enrollment_id_foreign" foreign key ("academy_id", "enrollment_id") references "enrollments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "charge_credits" add constraint "charge_credits_amount_check" check (amount >= 0)`);
    this.addSql(`alter table "charge_credits" enable row level security`);
    this.addSql(
      `create policy "charge_credits_tenant" on "charge_credits" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "enrollment_transfers" force row level security`);
    this.addSql(`alter table "charge_credits" force row level security`);
    this.addSql(`alter table "enrollments" force row level security`);
    this.addSql(`grant select, insert, update, delete on "enrollment_transfers" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "charge_credits" to academy_tenant`);
  }
}

import { Migration } from '@mikro-orm/migrations';

export class FormerDueDates extends Migration {
  override up(): void {
    this.addSql(`alter table "fees" no force row level security`);
    this.addSql(
      `create table "former_due_dates" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "fee_id" uuid not null, "due_date" date not null, "since" date not null, "until" date not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `alter table "former_due_dates" add constraint "former_due_dates_academy_id_fee_id_until_unique" unique ("academy_id", "fee_id", "until")`,
    );
    this.addSql(
      `alter table "former_due_dates" add constraint "former_due_dates_academy_id_fee_id_foreign" foreign key ("academy_id", "fee_id") references "fees" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "former_due_dates" enable row level security`);
    this.addSql(
      `create policy "former_due_dates_tenant" on "former_due_dates" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "former_due_dates" force row level security`);
    this.addSql(`alter table "fees" force row level security`);
    this.addSql(`grant select, insert on "former_due_dates" to academy_tenant`);
  }
}

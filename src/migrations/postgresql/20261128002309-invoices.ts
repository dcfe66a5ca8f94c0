import { Migration } from '@mikro-orm/migrations';

/**
 * Freezes invoices, even for the owner of the tables. They can be deleted only after their whole academy is deleted.
 * The names and titles in an invoice may be erased when a person is erased.
 */
const APPEND_ONLY = [
  `create function refuse_invoice_change() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then
      if not exists (select from academies where id = old.academy_id) then return old; end if;
    end if;
    if tg_op = 'UPDATE' then
      if to_jsonb(new) - '{snapshot,updated_at}'::text[] = to_jsonb(old) - '{snapshot,updated_at}'::text[]
        and new.snapshot - '{buyer,student,title,lines}'::text[] = old.snapshot - '{buyer,student,title,lines}'::text[]
      then return new; end if;
    end if;
    raise exception 'invoices are append-only';
  end $$`,
  `create trigger invoices_append_only before update or delete on invoices
    for each row execute function refuse_invoice_change()`,
  `create trigger invoices_no_truncate before truncate on invoices
    for each statement execute function refuse_invoice_change()`,
];

export class Invoices extends Migration {
  override up(): void {
    this.addSql(`alter table "accounts" no force row level security`);
    this.addSql(`alter table "fees" no force row level security`);
    this.addSql(
      `create table "invoice_counters" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "last_number" int not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `alter table "invoice_counters" add constraint "invoice_counters_academy_id_unique" unique ("academy_id")`,
    );
    this.addSql(
      `create table "invoices" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "number" varchar(20) not null, "fee_id" uuid not null, "account_id" uuid not null, "amount" bigint not null, "tax" bigint not null default '0', "currency" varchar(3) not null, "due_date" date not null, "issued_at" timestamptz(3) not null, "issued_by" uuid not null, "logo_file_id" uuid null, "snapshot" jsonb not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "invoices_academy_id_created_at_id_index" on "invoices" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "invoices_academy_id_updated_at_id_index" on "invoices" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "invoices_academy_id_issued_at_id_index" on "invoices" ("academy_id", "issued_at", "id")`,
    );
    this.addSql(`create index "invoices_academy_id_due_date_id_index" on "invoices" ("academy_id", "due_date", "id")`);
    this.addSql(`create index "invoices_academy_id_amount_id_index" on "invoices" ("academy_id", "amount", "id")`);
    this.addSql(
      `create index "invoices_academy_id_issued_by_id_index" on "invoices" ("academy_id", "issued_by", "id")`,
    );
    this.addSql(
      `create index "invoices_academy_id_account_id_created_at_id_index" on "invoices" ("academy_id", "account_id", "created_at", "id")`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_academy_id_fee_id_unique" unique ("academy_id", "fee_id")`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_academy_id_number_unique" unique ("academy_id", "number")`,
    );
    this.addSql(`alter table "fees" add "invoiced_at" timestamptz(3) null`);
    this.addSql(`alter table "invoice_counters" enable row level security`);
    this.addSql(
      `create policy "invoice_counters_tenant" on "invoice_counters" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_academy_id_fee_id_foreign" foreign key ("academy_id", "fee_id") references "fees" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_academy_id_account_id_foreign" foreign key ("academy_id", "account_id") references "accounts" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_issued_by_foreign" foreign key ("issued_by") references "users" ("id") on delete restrict`,
    );
    this.addSql(`alter table "invoices" enable row level security`);
    this.addSql(
      `create policy "invoices_tenant" on "invoices" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "invoice_counters" force row level security`);
    this.addSql(`alter table "invoices" force row level security`);
    this.addSql(`alter table "accounts" force row level security`);
    this.addSql(`alter table "fees" force row level security`);
    this.addSql(`grant select, insert, update, delete on "invoice_counters" to academy_tenant`);
    this.addSql(`grant select, insert on "invoices" to academy_tenant`);
    for (const statement of APPEND_ONLY) this.addSql(statement);
  }
}

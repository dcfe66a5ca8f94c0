import { Migration } from '@mikro-orm/migrations';

export class Ledger extends Migration {
  override up(): void {
    this.addSql(`alter table "fees" no force row level security`);
    this.addSql(`alter table "parents" no force row level security`);
    this.addSql(`alter table "payments" no force row level security`);
    this.addSql(`alter table "students" no force row level security`);
    this.addSql(
      `create table "credit_note_counters" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "last_number" int not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `alter table "credit_note_counters" add constraint "credit_note_counters_academy_id_unique" unique ("academy_id")`,
    );
    this.addSql(
      `create table "accounts" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "number" varchar(20) not null, "parent_id" uuid null, "student_id" uuid null, "owed" bigint not null default '0', "credit" bigint not null default '0', "auto_apply_credit" boolean not null default true, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "accounts_academy_id_created_at_id_index" on "accounts" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "accounts_academy_id_updated_at_id_index" on "accounts" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `alter table "accounts" add constraint "accounts_academy_id_student_id_unique" unique ("academy_id", "student_id")`,
    );
    this.addSql(
      `alter table "accounts" add constraint "accounts_academy_id_parent_id_unique" unique ("academy_id", "parent_id")`,
    );
    this.addSql(
      `alter table "accounts" add constraint "accounts_academy_id_number_unique" unique ("academy_id", "number")`,
    );
    this.addSql(
      `create table "credit_notes" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "number" varchar(20) not null, "account_id" uuid not null, "fee_id" uuid null, "amount" bigint not null, "currency" varchar(3) not null, "reason" text not null, "note" varchar(255) null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `create index "credit_notes_academy_id_created_at_id_index" on "credit_notes" ("academy_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "credit_notes_academy_id_updated_at_id_index" on "credit_notes" ("academy_id", "updated_at", "id")`,
    );
    this.addSql(
      `create index "credit_notes_academy_id_amount_id_index" on "credit_notes" ("academy_id", "amount", "id")`,
    );
    this.addSql(
      `create index "credit_notes_academy_id_reason_id_index" on "credit_notes" ("academy_id", "reason", "id")`,
    );
    this.addSql(
      `create index "credit_notes_academy_id_account_id_created_at_id_index" on "credit_notes" ("academy_id", "account_id", "created_at", "id")`,
    );
    this.addSql(
      `create index "credit_notes_academy_id_fee_id_created_at_id_index" on "credit_notes" ("academy_id", "fee_id", "created_at", "id")`,
    );
    this.addSql(
      `alter table "credit_notes" add constraint "credit_notes_academy_id_number_unique" unique ("academy_id", "number")`,
    );
    this.addSql(
      `create table "ledger_entries" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "account_id" uuid not null, "fee_id" uuid null, "payment_id" uuid null, "credit_note_id" uuid null, "refund_id" uuid null, "kind" text not null, "amount" bigint not null, "effective_on" date not null, "actor_id" uuid null, primary key ("academy_id", "id"))`,
    );
    this.addSql(`alter table "fees" drop constraint "fees_paid_amount_check"`);
    this.addSql(
      `alter table "fees" add "account_id" uuid null, add "steps" jsonb null, add "tax" bigint not null default '0', add "credited_amount" bigint not null default '0', add "billing_key" varchar(255) null, add "penalty_for_id" uuid null, add "installment" jsonb null`,
    );
    this.addSql(
      `alter table "fees" add constraint "fees_academy_id_account_id_foreign" foreign key ("academy_id", "account_id") references "accounts" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "fees" add constraint "fees_academy_id_penalty_for_id_foreign" foreign key ("academy_id", "penalty_for_id") references "fees" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "fees" add constraint "fees_paid_amount_check" check (paid_amount >= 0 and credited_amount >= 0 and paid_amount + credited_amount <= amount) not valid`,
    );
    this.addSql(`alter table "payments" add "account_id" uuid null, add "currency" varchar(3) null`);
    this.addSql(`alter table "payments" alter column "fee_id" drop not null`);
    this.addSql(
      `alter table "payments" add constraint "payments_academy_id_account_id_foreign" foreign key ("academy_id", "account_id") references "accounts" ("academy_id", "id") on update restrict on delete restrict`,
    );
    // from here on what the version before writes of money is refused: it would be missing in the ledger
    for (const table of ['fees', 'payments']) {
      this.addSql(
        `alter table "${table}" add constraint "${table}_account_check" check (account_id is not null) not valid`,
      );
    }
    this.addSql(`alter table "credit_note_counters" enable row level security`);
    this.addSql(
      `create policy "credit_note_counters_tenant" on "credit_note_counters" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "accounts" add constraint "accounts_academy_id_parent_id_foreign" foreign key ("academy_id", "parent_id") references "parents" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "accounts" add constraint "accounts_academy_id_student_id_foreign" foreign key ("academy_id", "student_id") references "students" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "accounts" add constraint "accounts_credit_check" check (credit >= 0)`);
    this.addSql(
      `alter table "accounts" add constraint "accounts_payer_check" check ((parent_id is null) <> (student_id is null))`,
    );
    this.addSql(`alter table "accounts" enable row level security`);
    this.addSql(
      `create policy "accounts_tenant" on "accounts" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "credit_notes" add constraint "credit_notes_academy_id_account_id_foreign" foreign key ("academy_id", "account_id") references "accounts" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "credit_notes" add constraint "credit_notes_academy_id_fee_id_foreign" foreign key ("academy_id", "fee_id") references "fees" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "credit_notes" add constraint "credit_notes_amount_check" check (amount > 0)`);
    this.addSql(
      `alter table "credit_notes" add constraint "credit_notes_reason_check" check ("reason" in ('drop', 'goodwill', 'correction', 'write_off'))`,
    );
    this.addSql(`alter table "credit_notes" enable row level security`);
    this.addSql(
      `create policy "credit_notes_tenant" on "credit_notes" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(
      `alter table "ledger_entries" add constraint "ledger_entries_academy_id_account_id_foreign" foreign key ("academy_id", "account_id") references "accounts" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "ledger_entries" add constraint "ledger_entries_academy_id_fee_id_foreign" foreign key ("academy_id", "fee_id") references "fees" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "ledger_entries" add constraint "ledger_entries_academy_id_payment_id_foreign" foreign key ("academy_id", "payment_id") references "payments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "ledger_entries" add constraint "ledger_entries_academy_id_credit_note_id_foreign" foreign key ("academy_id", "credit_note_id") references "credit_notes" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "ledger_entries" add constraint "ledger_entries_academy_id_refund_id_foreign" foreign key ("academy_id", "refund_id") references "payments" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(
      `alter table "ledger_entries" add constraint "ledger_entries_kind_check" check ("kind" in ('charge', 'adjust', 'void', 'credit_note', 'payment', 'refund', 'move'))`,
    );
    this.addSql(`alter table "ledger_entries" enable row level security`);
    this.addSql(
      `create policy "ledger_entries_tenant" on "ledger_entries" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`alter table "credit_note_counters" force row level security`);
    this.addSql(`alter table "accounts" force row level security`);
    this.addSql(`alter table "credit_notes" force row level security`);
    this.addSql(`alter table "ledger_entries" force row level security`);
    this.addSql(`alter table "fees" force row level security`);
    this.addSql(`alter table "parents" force row level security`);
    this.addSql(`alter table "payments" force row level security`);
    this.addSql(`alter table "students" force row level security`);
    this.addSql(`grant select, insert on "ledger_entries" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "credit_note_counters" to academy_tenant`);
    this.addSql(`grant select, insert on "credit_notes" to academy_tenant`);
    this.addSql(`grant select, insert, update, delete on "accounts" to academy_tenant`);
    // as that of payments, whose references alone may go
    this.addSql(`create function refuse_entry_change() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        if not exists (select from academies where id = old.academy_id) then return old; end if;
      end if;
      raise exception 'ledger entries are append-only';
    end $$`);
    this.addSql(`create trigger ledger_entries_append_only before update or delete on ledger_entries
      for each row execute function refuse_entry_change()`);
    this.addSql(`create trigger ledger_entries_no_truncate before truncate on ledger_entries
      for each statement execute function refuse_entry_change()`);
    // payments get their accounts by the next migration but one
    this.addSql(`create or replace function refuse_ledger_change() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        if not exists (select from academies where id = old.academy_id) then return old; end if;
      end if;
      if tg_op = 'UPDATE' then
        if old.account_id is null and to_jsonb(new) - '{account_id,currency}'::text[] = to_jsonb(old) - '{account_id,currency}'::text[]
        then return new; end if;
        if old.reference is not null and new.reference is null
          and to_jsonb(new) - '{reference,updated_at}'::text[] = to_jsonb(old) - '{reference,updated_at}'::text[]
        then return new; end if;
      end if;
      raise exception 'payments are append-only';
    end $$`);
    this.countFees();
    this.addSql(`update schema_info set oldest_code = '20261123011440-ledger'`);
  }

  /** What is credited of a fee settles it as what is paid does. */
  private countFees(): void {
    const rows = (transition: string, sign: string) =>
      `select academy_id, due_date, fee_type, case when paid_amount + credited_amount >= amount then 'paid'
          when paid_amount > 0 then 'partial' else 'unpaid' end as settlement, ${sign}1 as difference
        from ${transition} where voided_at is null`;
    const count = (
      difference: string,
    ) => `insert into fee_counts as c (academy_id, shard, due_date, fee_type, settlement, total)
        select academy_id, pg_backend_pid() % 16, due_date, fee_type, settlement, sum(difference) from (${difference}) as written
        group by academy_id, due_date, fee_type, settlement having sum(difference) <> 0 order by academy_id, due_date, fee_type, settlement
        on conflict (academy_id, shard, due_date, fee_type, settlement) do update set total = c.total + excluded.total;`;
    this.addSql(`create or replace function count_fees() returns trigger language plpgsql as $$ begin
      case tg_op
      when 'INSERT' then ${count(rows('added', ''))}
      when 'DELETE' then ${count(rows('removed', '-'))}
      else ${count(`${rows('added', '')} union all ${rows('removed', '-')}`)}
      end case;
      return null;
    end $$`);
  }
}

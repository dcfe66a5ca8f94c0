import { Migration } from '@mikro-orm/migrations';

export class ErasedPeople extends Migration {
  override up(): void {
    this.addSql(`alter table "students" add "erased_at" timestamptz(3) null`);
    this.addSql(`alter table "staff" add "erased_at" timestamptz(3) null`);
    this.addSql(`alter table "parents" add "erased_at" timestamptz(3) null`);
    // of the ledger, a reference may be taken away, and nothing else
    this.addSql(`create or replace function refuse_ledger_change() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        if not exists (select from academies where id = old.academy_id) then return old; end if;
      end if;
      if tg_op = 'UPDATE' then
        if old.reference is not null and new.reference is null
          and to_jsonb(new) - '{reference,updated_at}'::text[] = to_jsonb(old) - '{reference,updated_at}'::text[]
        then return new; end if;
      end if;
      raise exception 'payments are append-only';
    end $$`);
    this.addSql(`create trigger payments_search_update after update on payments referencing new table as new_rows
      for each statement execute function keep_payments_search()`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The tax in entries of the ledger, which was worked out of their fees before: those may be changed. */
export class LedgerTax extends Migration {
  override up(): void {
    this.addSql(`drop index "fees_academy_id_id_tax_amount_index"`);
    this.addSql(`alter table "ledger_entries" add "tax" bigint null`);
    // the version before enters lines that do not tell it
    this.addSql(`create function tell_entry_tax() returns trigger language plpgsql as $$ begin
      new.tax := (select round(new.amount::numeric * f.tax / f.amount) from fees f
        where f.academy_id = new.academy_id and f.id = new.fee_id and f.tax <> 0 and f.amount <> 0);
      return new;
    end $$`);
    this.addSql(`create trigger ledger_entries_tax before insert on ledger_entries
      for each row when (new.tax is null and new.fee_id is not null) execute function tell_entry_tax()`);
    // until the lines that there are tell it, by the next migration but one
    this.addSql(`create or replace function refuse_entry_change() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        if not exists (select from academies where id = old.academy_id) then return old; end if;
      end if;
      if tg_op = 'UPDATE' then
        if old.tax is null and to_jsonb(new) - 'tax' = to_jsonb(old) - 'tax' then return new; end if;
      end if;
      raise exception 'ledger entries are append-only';
    end $$`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Fees of a transaction. */
const FEES = 5_000;

/** The tax in the entries that there are, in proportion to that of their fees. */
export class LedgerTaxRows extends Migration {
  /** Begun again it tells what is missing still: others bill and pay meanwhile, and no table is locked. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`do $$
      declare place uuid; last uuid; chunk uuid[];
      begin
        for place in select id from academies loop
          last := null;
          loop
            -- the policies show the owner one academy
            perform set_config('app.academy_id', place::text, true);
            chunk := array(select f.id from fees f
              where f.academy_id = place and f.tax <> 0 and f.amount <> 0 and (last is null or f.id > last) order by f.id limit ${FEES});
            exit when cardinality(chunk) = 0;
            update ledger_entries e set tax = round(e.amount::numeric * f.tax / f.amount) from fees f
              where f.academy_id = place and f.id = any(chunk) and e.academy_id = place and e.fee_id = f.id and e.tax is null;
            last := chunk[cardinality(chunk)];
            commit;
          end loop;
        end loop;
      end $$`);
    this.addSql(`create or replace function refuse_entry_change() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        if not exists (select from academies where id = old.academy_id) then return old; end if;
      end if;
      raise exception 'ledger entries are append-only';
    end $$`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Payments of a transaction. */
const PAYMENTS = 5_000;

/** The days of the payments that there are: those of their entries in the ledger. */
export class PaymentDayRows extends Migration {
  /** Begun again it tells what is missing still: others pay meanwhile, and no table is locked. */
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
            chunk := array(select p.id from payments p
              where p.academy_id = place and (last is null or p.id > last) order by p.id limit ${PAYMENTS});
            exit when cardinality(chunk) = 0;
            update payments p set paid_on = e.day from (
                select l.payment_id as id, min(l.effective_on) as day from ledger_entries l
                where l.academy_id = place and l.kind = 'payment' and l.payment_id = any(chunk) group by 1
                union all
                select l.refund_id, min(l.effective_on) from ledger_entries l
                where l.academy_id = place and l.kind = 'refund' and l.refund_id = any(chunk) group by 1) as e
              where p.academy_id = place and p.id = e.id and p.paid_on is null;
            last := chunk[cardinality(chunk)];
            commit;
          end loop;
        end loop;
      end $$`);
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
  }
}

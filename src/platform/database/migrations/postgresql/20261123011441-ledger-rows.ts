import { Migration } from '@mikro-orm/migrations';

/** Fees of a transaction: nobody waits for one of them, or for a payment of it, for longer than that takes. */
const FEES = 5_000;

/** A UUID of version 7 of an instant: its milliseconds before what is random. PostgreSQL 18 has a function for that, those before have none. */
const uuidV7 = (at: string) => `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from ${at}) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid`;

/** 8 upper-case letters or digits, others for each row of `p`. */
const CODE = `(select string_agg(substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 1 + floor(random() * 36)::int, 1), '')
  from generate_series(1, 8) where p.since is not null)`;

/** Who pays for a fee `f`: the parent who is billed, else the student's parent who receives bills; null for the student. */
const PAYING_PARENT = `coalesce(f.parent_id, (select l.parent_id from parent_students l
  join parents r on r.academy_id = l.academy_id and r.id = l.parent_id and r.deleted_at is null
  where l.academy_id = place.id and l.student_id = f.student_id and l.receives_billing
  order by l.is_primary desc, l.created_at, l.id limit 1))`;

/**
 * The accounts and the ledger of the fees and payments that there are: what was billed, voided, paid and given back, each on
 * its day. Fails where the ledger of an academy does not come to what its fees say.
 */
export class LedgerRows extends Migration {
  /** Begun again it goes on with the fees that have no account. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`create temporary table chunk (fee_id uuid primary key, account_id uuid, is_voided boolean, currency text)
      on commit delete rows`);
    // a zone that the server does not know counts as UTC
    this.addSql(`create temporary table places as
      with zones as materialized (select lower(name) as name from pg_timezone_names)
      select o.id, o.settings ->> 'currency' as currency, case when z.name is null then 'UTC' else o.settings ->> 'timezone' end as zone
      from academies o left join zones z on z.name = lower(o.settings ->> 'timezone')`);
    this.addSql(`do $$
      declare place record;
      begin
        for place in select id, currency, zone from places loop
          -- the policies show the owner one academy
          perform set_config('app.academy_id', place.id::text, true);
          insert into accounts (academy_id, id, created_at, updated_at, number, parent_id, student_id)
            select place.id, ${uuidV7('p.since')}, p.since, p.since, 'ACC-' || ${CODE}, p.parent_id, p.student_id
            from (
              select b.parent_id, case when b.parent_id is null then b.student_id end as student_id, min(b.created_at) as since
              from (select ${PAYING_PARENT} as parent_id, f.student_id, f.created_at
                from fees f where f.academy_id = place.id and f.account_id is null) as b
              group by b.parent_id, case when b.parent_id is null then b.student_id end) as p
            where not exists (select from accounts a where a.academy_id = place.id
              and (a.parent_id = p.parent_id or a.student_id = p.student_id));
          commit;
          analyze accounts;
          loop
            perform set_config('app.academy_id', place.id::text, true);
            insert into chunk (fee_id, is_voided, currency, account_id)
              select b.id, b.voided_at is not null, b.currency, a.id
              from (select f.*, ${PAYING_PARENT} as payer_id from fees f
                where f.academy_id = place.id and f.account_id is null order by f.id limit ${FEES} for no key update) as b
              join accounts a on a.academy_id = place.id
                and (a.parent_id = b.payer_id or (b.payer_id is null and a.student_id = b.student_id));
            exit when not found;
            -- what is new has no statistics: each of the next would ask every row for every other
            analyze chunk;
            insert into ledger_entries (academy_id, id, created_at, updated_at, account_id, fee_id, payment_id, refund_id, kind, amount, effective_on, actor_id)
              select place.id, ${uuidV7('e.at')}, e.at, e.at, e.account_id, e.fee_id, e.payment_id, e.refund_id, e.kind, e.amount,
                (e.day at time zone place.zone)::date, e.actor_id
              from (
                select f.created_at as at, f.created_at as day, c.account_id, f.id as fee_id, null::uuid as payment_id,
                  null::uuid as refund_id, 'charge' as kind, f.amount, null::uuid as actor_id, 0 as place
                from chunk c join fees f on f.academy_id = place.id and f.id = c.fee_id
                union all
                select p.created_at, p.paid_at, c.account_id, p.fee_id, coalesce(p.refund_of_id, p.id),
                  case when p.refund_of_id is not null then p.id end, case when p.refund_of_id is null then 'payment' else 'refund' end,
                  -p.amount, p.received_by, 1
                from chunk c join payments p on p.academy_id = place.id and p.fee_id = c.fee_id
                union all
                select f.voided_at, f.voided_at, c.account_id, f.id, null, null, 'void', f.paid_amount - f.amount, null, 2
                from chunk c join fees f on f.academy_id = place.id and f.id = c.fee_id
                where c.is_voided) as e
              order by e.at, e.place;
            update payments p set account_id = c.account_id, currency = c.currency from chunk c
              where p.academy_id = place.id and p.fee_id = c.fee_id and p.account_id is null;
            update fees f set account_id = c.account_id from chunk c where f.academy_id = place.id and f.id = c.fee_id;
            commit;
          end loop;
          perform set_config('app.academy_id', place.id::text, true);
          update accounts a set owed = s.owed, credit = s.credit
            from (
              select x.id, coalesce(f.owed, 0) as owed, coalesce(e.credit, 0) as credit
              from accounts x
              left join (select account_id, sum(amount - paid_amount - credited_amount) as owed from fees
                where academy_id = place.id and voided_at is null and currency = place.currency group by account_id) as f on f.account_id = x.id
              left join (select account_id, -sum(amount) as credit from ledger_entries
                where academy_id = place.id and fee_id is null group by account_id) as e on e.account_id = x.id
              where x.academy_id = place.id) as s
            where a.academy_id = place.id and a.id = s.id and (a.owed <> s.owed or a.credit <> s.credit);
          if exists (select from fees f
              left join (select fee_id, sum(amount) as amount from ledger_entries where academy_id = place.id group by fee_id) as e on e.fee_id = f.id
              where f.academy_id = place.id and coalesce(e.amount, 0) <>
                case when f.voided_at is null then f.amount - f.paid_amount - f.credited_amount else 0 end)
            or (select coalesce(sum(amount), 0) from payments where academy_id = place.id)
              <> (select coalesce(-sum(amount), 0) from ledger_entries where academy_id = place.id and kind in ('payment', 'refund'))
          then
            raise exception 'the ledger of the academy % does not come to what its fees say', place.id;
          end if;
          commit;
        end loop;
      end $$`);
    this.require();
    this.addIndexes();
    for (const table of ['chunk', 'places']) this.addSql(`drop table ${table}`);
  }

  /** Every fee and payment has its account now. */
  private require(): void {
    this.addSql(`alter table fees validate constraint fees_paid_amount_check`);
    for (const [table, columns] of [
      ['fees', ['account_id']],
      ['payments', ['account_id', 'currency']],
    ] as const) {
      this.addSql(`alter table ${table} drop constraint if exists ${table}_account_check`);
      const required = columns.map((column) => `alter column ${column} set not null`);
      this.addSql(`alter table ${table} ${required.join(', ')}`);
    }
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

  /** Built at once they take a fraction of what each row by itself would. */
  private addIndexes(): void {
    this.addSql(`drop index concurrently if exists "fees_academy_id_account_id_due_date_id_index"`);
    this.addSql(
      `create index concurrently "fees_academy_id_account_id_due_date_id_index" on "fees" ("academy_id", "account_id", "due_date", "id")`,
    );
    this.addSql(`drop index concurrently if exists "payments_academy_id_account_id_paid_at_id_index"`);
    this.addSql(
      `create index concurrently "payments_academy_id_account_id_paid_at_id_index" on "payments" ("academy_id", "account_id", "paid_at", "id")`,
    );
    this.addSql(
      `create index if not exists "ledger_entries_academy_id_refund_id_fee_id_index" on "ledger_entries" ("academy_id", "refund_id", "fee_id") where refund_id is not null`,
    );
    this.addSql(
      `create index if not exists "ledger_entries_academy_id_credit_note_id_fee_id_index" on "ledger_entries" ("academy_id", "credit_note_id", "fee_id") where credit_note_id is not null`,
    );
    this.addSql(
      `create index if not exists "ledger_entries_academy_id_payment_id_fee_id_index" on "ledger_entries" ("academy_id", "payment_id", "fee_id") where payment_id is not null`,
    );
    this.addSql(
      `create index if not exists "ledger_entries_academy_id_account_id_effective_on_id_index" on "ledger_entries" ("academy_id", "account_id", "effective_on", "id")`,
    );
    this.addSql(
      `create index if not exists "ledger_entries_academy_id_fee_id_effective_on_id_index" on "ledger_entries" ("academy_id", "fee_id", "effective_on", "id")`,
    );
  }
}

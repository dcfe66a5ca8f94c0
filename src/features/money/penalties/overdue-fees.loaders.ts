import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/database/bulk-rows.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { inIds, type Sql } from '../../../platform/loaders/read-model.ts';
import { addDays } from '../../../platform/time/days.ts';
import type { Lateness } from './penalty-rule.ts';

/** A fee that gets a penalty, unless the penalty would be 0. */
export interface OverdueFee extends Lateness {
  readonly id: string;
  readonly accountId: string;
}

/** The terms that determine which fees are late. */
export interface LateTerms {
  readonly graceDays: number;
  /** The first due date for which penalties apply. */
  readonly since: string;
  /** The ISO 4217 code of the academy's currency, which applies to all penalties and to the amounts in the settings. */
  readonly currency: string;
}

/**
 * Finds fees without a penalty that were still open at the end of their grace period. The grace period must have ended
 * before the given day. The open amount is the sum of the ledger entries up to the end of the grace period. If `among`
 * is set, only the fees with these ids are searched. The returned fees are grouped by account.
 */
export async function findOverdue(
  em: SqlEntityManager,
  { graceDays, since, currency }: LateTerms,
  asOf: string,
  among: readonly string[] | null = null,
): Promise<OverdueFee[]> {
  const engine = engineOf(em);
  const academyId = academyOf(em);
  const before = addDays(asOf, -graceDays);
  const [graceEnd, dueDate] =
    engine === 'sqlite'
      ? [sql`date(max(f.due_date, f.charged_on), ${`+${graceDays} days`})`, sql`f.due_date`]
      : [sql`greatest(f.due_date, f.charged_on) + ${graceDays}::int`, sql`f.due_date::timestamp at time zone 'UTC'`];
  const ofFee = (condition: Sql) => sql`from ledger_entries e
    where e.academy_id = ${academyId} and e.fee_id = f.id and ${condition}`;
  // the first step excludes most fees that were settled in time, because they have not changed since their due date;
  // the query has several steps, because the database has no statistics for the combined conditions
  const rows = await rowsOf(
    em,
    sql<OverdueFee>`
      with billed as materialized (
        select f.id, f.account_id, f.due_date from fees f
        where f.academy_id = ${academyId} and f.due_date >= ${since} and f.due_date < ${before} and f.voided_at is null
          and ${among ? inIds(sql`f.id`, among, engine) : sql`true`}
          and f.fee_type <> 'late_payment_penalty' and f.penalty_for_id is null and f.currency = ${currency}
          and (f.paid_amount + f.credited_amount < f.amount or f.updated_at > ${dueDate})
          and not exists (select 1 from fees p where p.academy_id = ${academyId} and p.penalty_for_id = f.id)),
      charged as materialized (
        select f.*, (select min(e.effective_on) ${ofFee(sql`e.kind = 'charge'`)}) as charged_on from billed f),
      late as materialized (
        select f.*, (select cast(sum(e.amount) as bigint) ${ofFee(sql`e.effective_on <= ${graceEnd}`)}) as balance
        from charged f where f.charged_on < ${before})
      select f.id, f.account_id as "accountId", f.due_date as "dueDate", f.charged_on as "chargedOn", f.balance
      from late f where f.balance > 0
      order by f.account_id, f.id`,
  );
  return rows.map((row) => ({ ...row, balance: Number(row.balance) }));
}

/**
 * Returns the open amount that each overdue fee had at the end of its grace period. The keys of the map are the ids of
 * the penalties for these fees.
 */
export async function balancesAtGraceEnd(
  em: SqlEntityManager,
  penaltyIds: readonly string[],
): Promise<Map<string, number>> {
  const engine = engineOf(em);
  const graceEnd = sql`p.penalty_basis ->> 'graceEnd'`;
  const rows = await rowsOf(
    em,
    sql<{ id: string; balance: string }>`
      select p.id, coalesce((select cast(sum(e.amount) as bigint) from ledger_entries e
        where e.academy_id = ${academyOf(em)} and e.fee_id = p.penalty_for_id
          and e.effective_on <= ${engine === 'sqlite' ? graceEnd : sql`(${graceEnd})::date`}), 0) as balance
      from fees p where p.academy_id = ${academyOf(em)} and p.penalty_basis is not null
        and ${inIds(sql`p.id`, penaltyIds, engine)}`,
  );
  return new Map(rows.map(({ id, balance }) => [id, Number(balance)]));
}

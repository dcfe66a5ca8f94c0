import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/database/bulk-rows.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { inIds, type ReadContext, type Sql } from '../../../platform/loaders/read-model.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { addDays, eachMonthEnd, FIRST_DAY, laterOf } from '../../../platform/time/days.ts';
import { foreignFees } from '../ledger/entries/entries.loaders.ts';
import { FIRST_KEPT, NO_FEE } from '../ledger/fee-balance.entity.ts';

/** The range of months to store for accounts. */
export interface KeptMonths {
  /** The last day of the latest month whose balances are stored already; `FIRST_DAY` if there is none. */
  readonly after: string;
  /** The last day of the last month to store. */
  readonly until: string;
  /** The ISO 4217 code of the academy's currency: accounts ignore fees in other currencies. */
  readonly currency: string;
}

interface Place {
  readonly engine: ReadContext['engine'];
  readonly academyId: string | null;
}

/** Returns the ids of up to `most` accounts whose balances are not stored up to the end of a month. */
export async function findUnkept(em: SqlEntityManager, until: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select a.id from accounts a
    where a.academy_id = ${academyOf(em)} and a.balances_kept_until < ${until}
    order by a.balances_kept_until, a.id limit ${most}`.execute(em.getKysely());
  return rows.map(({ id }) => id);
}

/**
 * Stores the balances of accounts at the end of each month. Computes these balances from the stored balances at the end
 * of the day `after`, and from the later entries. The rows of the accounts must be locked.
 */
export async function keepBalances(em: SqlEntityManager, ids: readonly string[], kept: KeptMonths): Promise<void> {
  const place = { engine: engineOf(em), academyId: academyOf(em) ?? null };
  const { engine, academyId } = place;
  const { after, until } = kept;
  const from = after === FIRST_DAY ? await firstDayOf(em, place, ids) : addDays(after, 1);
  const months = [...(from ? eachMonthEnd(laterOf(from, FIRST_KEPT), until) : [])];
  if (months.length === 0) return;
  const ends =
    engine === 'postgresql'
      ? sql`unnest(${months}::date[])`
      : sql`(select value as month from json_each(${JSON.stringify(months)}))`;
  // selects the academy from the rows and not as a value, because Citus then inserts the rows on the shard of the academy
  await sql`insert into fee_balances (academy_id, month, account_id, fee_id, balance)
    select l.academy_id, m.month, l.account_id, l.fee_id, cast(sum(l.amount) as bigint)
    from ${ends} as m${engine === 'postgresql' ? sql`(month)` : sql``}
    join (select b.academy_id, b.account_id, b.fee_id, b.month as day, b.balance as amount from fee_balances b
        where b.academy_id = ${academyId} and b.month = ${after} and ${inIds(sql`b.account_id`, ids, engine)}
      union all ${entries(place, ids, kept)}) as l on l.day <= m.month
    group by l.academy_id, m.month, l.account_id, l.fee_id having sum(l.amount) <> 0`.execute(em.getKysely());
}

/** Deletes the stored balances of accounts. The rows of the accounts must be locked. */
export async function forgetBalances(em: SqlEntityManager, ids: readonly string[]): Promise<void> {
  await sql`delete from fee_balances where academy_id = ${academyOf(em)}
    and ${inIds(sql`account_id`, ids, engineOf(em))}`.execute(em.getKysely());
}

/**
 * Returns a page of ids of accounts whose balances are stored up to a month. The page contains up to `most` ids, which
 * follow the id `behind`.
 */
export async function keptAccounts(
  ctx: RequestContext,
  until: string,
  behind: string,
  most: number,
): Promise<string[]> {
  const { academyId } = requireReadContext(ctx);
  const rows = await ctx.session.query(
    sql<{ id: string }>`select a.id from accounts a
    where a.academy_id = ${academyId} and a.id > ${behind} and a.balances_kept_until = ${until}
    order by a.id limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/** Finds accounts whose stored balance at the end of a month differs from the sum of the entries. */
export async function findDrifted(
  ctx: RequestContext,
  ids: readonly string[],
  { until, currency }: Omit<KeptMonths, 'after'>,
): Promise<string[]> {
  const place = requireReadContext(ctx);
  const { academyId, engine } = place;
  const rows = await ctx.session.query(
    sql<{ id: string }>`select distinct d.account_id as id from (
      select l.account_id, l.fee_id from (
        select b.academy_id, b.account_id, b.fee_id, b.month as day, -b.balance as amount from fee_balances b
        where b.academy_id = ${academyId} and b.month = ${until} and ${inIds(sql`b.account_id`, ids, engine)}
        union all ${entries(place, ids, { after: FIRST_DAY, until, currency })}) as l
      group by l.account_id, l.fee_id having sum(l.amount) <> 0) as d`,
  );
  return rows.map(({ id }) => id);
}

/** Selects those entries of accounts that are dated after the stored balances, up to the end of a month. */
function entries({ academyId, engine }: Place, ids: readonly string[], { after, until, currency }: KeptMonths): Sql {
  const days = sql`e.effective_on <= ${until} and ${after === FIRST_DAY ? sql`true` : sql`e.effective_on > ${after}`}`;
  return sql`select e.academy_id, e.account_id, coalesce(e.fee_id, ${NO_FEE}), e.effective_on, e.amount from ledger_entries e
    where e.academy_id = ${academyId} and ${inIds(sql`e.account_id`, ids, engine)} and ${days}
      and (e.fee_id is null or e.fee_id not in (${foreignFees({ academyId }, currency)}))`;
}

/** Returns the day of the first entry of accounts; null if there are no entries. */
async function firstDayOf(em: SqlEntityManager, { academyId, engine }: Place, ids: readonly string[]) {
  const { rows } = await sql<{ day: string | null }>`select min(e.effective_on) as day from ledger_entries e
    where e.academy_id = ${academyId} and ${inIds(sql`e.account_id`, ids, engine)}`.execute(em.getKysely());
  return rows[0]?.day ?? null;
}

import { sql } from 'kysely';
import { inArraySubquery } from '../../../platform/loaders/planner-hints.ts';
import { type Sql } from '../../../platform/loaders/read-model.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { daysBetween, lastMonthEnd, monthEnd } from '../../../platform/time/days.ts';
import { type DueDates, dueDatesAsOf } from '../ledger/entries/due-dates.loaders.ts';
import { foreignFees } from '../ledger/entries/entries.loaders.ts';
import { FIRST_KEPT, NO_FEE } from '../ledger/fee-balance.entity.ts';

// Open amounts and credit at the end of a day of the academy. They are computed from the stored balances of a near day,
// and from the entries between that day and the requested day. Amounts are minor units in the academy's currency. Fees
// in other currencies are ignored.

/**
 * The day from whose stored balances other balances are computed: the last day of a month. `null` is the present,
 * including entries dated in the future. `start` is the time before all entries.
 */
type Base = string | null | 'start';

/**
 * The maximum number of accounts whose balances may be missing for a month. For these accounts, the balances are
 * computed from all entries, which would be too slow for more accounts.
 */
const MOST_UNKEPT = 1_000;

/**
 * Returns SQL for a table of the open fees at the end of a day, which is today or earlier. Columns: `fee_id`,
 * `account_id`, `student_id` (null if only a parent is billed), `enrollment_id`, `fee_type`, `due_date` (on that day)
 * and `balance`. The balance is never 0. It is negative if the payment counts from an earlier day than the charge. A
 * fee that moved to another account has a row for each account in which it has a balance.
 */
export async function feesAsOf(ctx: RequestContext, day: string): Promise<Sql> {
  const context = requireReadContext(ctx);
  const { academyId } = context;
  const { currency } = requireAcademy(ctx);
  const due = dueDatesAsOf(context, day);
  const base = await baseOf(ctx, day);
  if (base !== null) return sql`(${balancesOf(linesUpTo(ctx, base, day, 'fees'), academyId, currency, due)})`;
  // most fees have no entry after the day, so their columns contain the balance, and no entries are summed
  const entered = sql<{ fee_id: string }>`select e.fee_id from ledger_entries e
    where e.academy_id = ${academyId} and e.effective_on > ${day} and e.fee_id is not null`;
  const told = sql`select f.id as fee_id, f.account_id, f.student_id, f.enrollment_id, f.fee_type, ${due.dueDate} as due_date,
      f.amount - f.paid_amount - f.credited_amount as balance
    from fees f ${due.join} where f.academy_id = ${academyId} and f.voided_at is null and f.paid_amount + f.credited_amount < f.amount
      and f.currency = ${currency}`;
  // usually, no entry is dated in the future; because of the `order by`, the database uses the index and does not read
  // the entries of all earlier days
  const [first] = await ctx.session.query(sql<{ fee_id: string }>`${entered} order by e.effective_on limit 1`);
  if (!first) return sql`(${told})`;
  const later = sql`(${entered})`;
  const lines = sql`select l.account_id, l.fee_id, l.amount from (${linesUpTo(ctx, base, day, 'fees')}) as l
    where l.fee_id in ${later}`;
  return sql`(${told} and f.id not in ${later}
    union all ${balancesOf(lines, academyId, currency, due)})`;
}

/** Sums entries by account and fee, and joins the columns of the fees. */
const balancesOf = (lines: Sql, academyId: string | null, currency: string, due: DueDates): Sql => sql`
  select f.id as fee_id, s.account_id, f.student_id, f.enrollment_id, f.fee_type, ${due.dueDate} as due_date, s.balance
  from (select l.account_id, l.fee_id, cast(sum(l.amount) as bigint) as balance from (${lines}) as l
    group by l.account_id, l.fee_id having sum(l.amount) <> 0) as s
  join fees f on f.academy_id = ${academyId} and f.id = s.fee_id and f.currency = ${currency}
  ${due.join}`;

/**
 * Returns SQL for a table of the accounts that had credit at the end of a day, which is today or earlier. Columns:
 * `account_id` and `credit`, which is greater than 0.
 */
export async function creditsAsOf(ctx: RequestContext, day: string): Promise<Sql> {
  const lines = linesUpTo(ctx, await baseOf(ctx, day), day, 'credit');
  return sql`(select l.account_id, cast(-sum(l.amount) as bigint) as credit from (${lines}) as l
    group by l.account_id having sum(l.amount) <> 0)`;
}

/** Returns the open amount of all accounts, less their credit, at the end of a day, which is today or earlier. */
export async function owedAsOf(ctx: RequestContext, day: string): Promise<number> {
  const lines = linesUpTo(ctx, await baseOf(ctx, day), day, 'all');
  const foreign = foreignFees(requireReadContext(ctx), requireAcademy(ctx).currency);
  const rows = await ctx.session.query(
    sql<{ amount: string }>`select coalesce(sum(l.amount), 0) as amount from (${lines}) as l
      where l.fee_id is null or l.fee_id not in (${foreign})`,
  );
  return Number(rows[0]?.amount);
}

/**
 * Returns the base from which the balances of a day are computed: the nearest day with stored balances, the present, or
 * the time before all entries.
 */
async function baseOf(ctx: RequestContext, day: string): Promise<Base> {
  const { today } = requireReadContext(ctx);
  if (day < FIRST_KEPT) return 'start';
  const kept = [day === monthEnd(day) ? day : lastMonthEnd(day), monthEnd(day)].filter(
    (end, index, ends) => end >= FIRST_KEPT && end <= lastMonthEnd(today) && ends.indexOf(end) === index,
  );
  const nearest = kept
    .map((end) => ({ end, days: Math.abs(daysBetween(end, day)) }))
    .filter(({ days }) => days < daysBetween(day, today))
    .sort((one, other) => one.days - other.days);
  if (nearest.length === 0) return null;
  const unkept = await countUnkept(ctx, kept);
  return nearest.find(({ end }) => (unkept.get(end) ?? 0) <= MOST_UNKEPT)?.end ?? null;
}

/**
 * Counts, for each of the months, the accounts whose balances are not stored up to that month. Stops counting at
 * `MOST_UNKEPT` + 1 accounts.
 */
async function countUnkept(ctx: RequestContext, months: readonly string[]): Promise<Map<string, number>> {
  const { academyId } = requireReadContext(ctx);
  const counts = months.map(
    (month) => sql`select ${sql.lit(month)} as month, count(*) as unkept from (
      select 1 from accounts a where a.academy_id = ${academyId} and a.balances_kept_until < ${month}
      limit ${sql.lit(MOST_UNKEPT + 1)}) as u`,
  );
  const rows = await ctx.session.query(sql<{ month: string; unkept: string }>`${sql.join(counts, sql` union all `)}`);
  return new Map(rows.map(({ month, unkept }) => [month, Number(unkept)]));
}

/**
 * Selects rows whose sums are the balances at the end of a day. Columns: `account_id`, `fee_id` (null for credit) and
 * `amount`. Includes fees in other currencies.
 */
function linesUpTo(ctx: RequestContext, base: Base, day: string, what: 'fees' | 'credit' | 'all'): Sql {
  const context = requireReadContext(ctx);
  const { academyId } = context;
  const isWanted = (column: Sql, none: Sql) =>
    ({ all: sql`true`, fees: sql`not (${column} ${none})`, credit: sql`${column} ${none}` })[what];
  const entries = (sign: '' | '-', which: Sql) => sql`
    select e.account_id, e.fee_id, ${sql.raw(sign)}e.amount as amount from ledger_entries e
    where e.academy_id = ${academyId} and ${which} and ${isWanted(sql`e.fee_id`, sql`is null`)}`;
  if (base === 'start') return entries('', sql`e.effective_on <= ${day}`);
  if (base === null) return sql`${present(ctx, what)} union all ${entries('-', sql`e.effective_on > ${day}`)}`;
  const between =
    base <= day
      ? entries('', sql`e.effective_on > ${base} and e.effective_on <= ${day}`)
      : entries('-', sql`e.effective_on > ${day} and e.effective_on <= ${base}`);
  const unkept = sql`select a.id from accounts a where a.academy_id = ${academyId} and a.balances_kept_until < ${base}`;
  return sql`select b.account_id, nullif(b.fee_id, ${NO_FEE}) as fee_id, b.balance as amount from fee_balances b
    where b.academy_id = ${academyId} and b.month = ${base} and ${isWanted(sql`b.fee_id`, sql`= ${NO_FEE}`)}
    union all ${between}
    union all ${entries('', sql`${inArraySubquery(sql`e.account_id`, unkept, context)} and e.effective_on <= ${base}`)}`;
}

/** Selects the present balances from fees and accounts. */
function present(ctx: RequestContext, what: 'fees' | 'credit' | 'all'): Sql {
  const { academyId } = requireReadContext(ctx);
  if (what === 'fees') {
    return sql`select f.account_id, f.id as fee_id, f.amount - f.paid_amount - f.credited_amount as amount from fees f
      where f.academy_id = ${academyId} and f.voided_at is null and f.paid_amount + f.credited_amount < f.amount`;
  }
  const [owed, has] = what === 'all' ? [sql`a.owed - a.credit`, sql`true`] : [sql`-a.credit`, sql`a.credit <> 0`];
  return sql`select a.id as account_id, cast(null as uuid) as fee_id, ${owed} as amount from accounts a
    where a.academy_id = ${academyId} and ${has}`;
}

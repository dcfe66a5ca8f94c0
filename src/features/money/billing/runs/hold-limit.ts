import type { SqlEntityManager } from '@mikro-orm/sql';
import { addDays, hasDay, monthEnd } from '../../../../platform/time/days.ts';
import type { BillingSettings } from '../../../academy/academies/academy-settings.ts';
import { Term } from '../../../academy/terms/term.entity.ts';
import { BillingRun } from '../../ledger/billing-run.entity.ts';
import { BillingRunStatus } from '../../ledger/billing-run.enums.ts';

/** A run is held if its total is more than this number of times the usual total. */
const MOST_TIMES = 2;

/** The usual total is determined from the runs of this number of past days, a little more than a year. */
const DAYS_BACK = 400;

/**
 * Returns the total above which a run is held. Returns null if no run of the same kind has billed anything in the last
 * 400 days. The limit is twice the usual total, and at least `holdAbove`. The usual total is the largest total of a run
 * of the same kind in these 400 days. In the first month of a term, the usual total is at least the total of the first
 * month of the previous term.
 */
export async function holdLimit(
  em: SqlEntityManager,
  { kind, asOf }: Pick<BillingRun, 'kind' | 'asOf'>,
  { holdAbove }: BillingSettings,
  today: string,
): Promise<number | null> {
  const done = { kind, status: BillingRunStatus.DONE };
  const since = `${addDays(today, -DAYS_BACK)}T00:00:00.000Z`;
  const [largest] = await em.find(
    BillingRun,
    { ...done, createdAt: { $gte: since } },
    { orderBy: { total: 'desc' }, limit: 1 },
  );
  if (!largest || largest.total === 0) return null;
  const begun = await termBegun(em, asOf);
  const [before] = begun
    ? await em.find(Term, { startsOn: { $lt: begun.startsOn } }, { orderBy: { startsOn: 'desc' }, limit: 1 })
    : [];
  const then = before ? firstMonthOf(before) : null;
  const runs = then ? await em.find(BillingRun, { ...done, asOf: { $gte: then.from, $lte: then.until } }) : [];
  const ofLastTerm = runs.reduce((sum, { total }) => sum + total, 0);
  return Math.max(holdAbove, MOST_TIMES * largest.total, MOST_TIMES * ofLastTerm);
}

/** Returns the term whose first month contains a day. */
async function termBegun(em: SqlEntityManager, day: string): Promise<Term | null> {
  const term = await em.findOne(Term, { startsOn: { $lte: day }, endsOn: { $gte: day } });
  return term && hasDay(firstMonthOf(term), day) ? term : null;
}

const firstMonthOf = ({ startsOn }: Pick<Term, 'startsOn'>) => ({ from: startsOn, until: monthEnd(startsOn) });

import type { SqlEntityManager } from '@mikro-orm/sql';
import { requireValue } from '../../../../platform/errors/require-value.ts';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { addDays, type Days, earlierOf, hasDay, LAST_DAY, laterOf, weekdayOf } from '../../../../platform/time/days.ts';
import { now as instant } from '../../../../platform/time/now.ts';
import { wallClock } from '../../../../platform/time/wall-clock.ts';
import { Batch } from '../../../academics/batches/batch.entity.ts';
import { ProrationBasis } from '../../plans/fee-plan.enums.ts';
import { learnedIn, prorationOf } from '../../pricing/counted-days.ts';
import type { PricedBatch, PricedEnrollment } from '../../pricing/priced-enrollment.ts';
import type { KnownCharge } from '../known-charges.ts';
import { readSlots, type Slot } from './charge-credits.loaders.ts';

/** The number of sessions or days that an enrollment pays for in a period, and the number of them that have begun. */
export interface UnitCount {
  readonly used: number;
  readonly all: number;
}

/** The number of days in a week. */
const WEEK = 7;

/**
 * Returns a function that counts the sessions or days of a charge. Past sessions count as they were planned at their
 * time, because the batch may have had other weekdays then. Future sessions count by the present weekly schedule.
 */
export async function readUnitCounter(
  ctx: RequestContext,
  em: SqlEntityManager,
  enrollments: readonly PricedEnrollment[],
): Promise<(enrollment: PricedEnrollment, charge: KnownCharge) => UnitCount> {
  const now = instant();
  const wall = wallClock(requireAcademy(ctx).timezone);
  const today = wall.dayOf(now);
  const taught = enrollments.flatMap(({ batch }) => batch ?? []);
  const batchIds = [...new Set(taught.map(({ id }) => id))];
  const from = taught.map(({ startDate }) => startDate).reduce(earlierOf, today);
  const until = addDays(today, WEEK);
  const slots = batchIds.length > 0 ? await readSlots(em, batchIds, { from, until, now }) : [];
  const slotsOf = Map.groupBy(slots, ({ batchId }) => batchId);
  const batches = await em.find(Batch, { id: { $in: batchIds } }, { filters: { notDeleted: false } });
  const begins = new Map(batches.map(({ id, startTime }) => [id, startTime]));

  return (enrollment, { period, item }) => {
    const { batch, excused } = enrollment;
    const countOf = (basis: ProrationBasis, days: Days, learner: Partial<PricedEnrollment> = {}) =>
      prorationOf(basis, days, { ...enrollment, ...learner })?.billable ?? 0;
    if (!batch || item?.item.proration === ProrationBasis.DAYS) {
      const used = countOf(ProrationBasis.DAYS, period, { until: addDays(today, -1) });
      return { used, all: countOf(ProrationBasis.DAYS, period) };
    }
    const rows = slotsOf.get(batch.id) ?? [];
    const learned = learnedIn(period, enrollment);
    const paid = rows.filter(({ slotDate }) => learned && hasDay(learned, slotDate) && !excused.includes(slotDate));
    const scheduled = (from: string, until: string, by = batch): number => {
      const days = { from: laterOf(from, period.from), until: earlierOf(until, period.until) };
      return days.from <= days.until ? countOf(ProrationBasis.SESSIONS, days, { batch: by }) : 0;
    };
    const hasBegun = wall.instantOf(today, requireValue(begins.get(batch.id))) <= now;
    // no session is added for today after its time, so today counts by the schedule only if no sessions exist at all
    const isTodayOver = hasBegun && rows.length > 0;
    const next = isTodayOver || hasSlot(rows, today) ? addDays(today, 1) : today;
    const first = rows.map(({ slotDate }) => slotDate).reduce(earlierOf, today);
    const before = scheduled(period.from, addDays(first, -1), formerBatch(batch, rows, first));
    const begunToday = hasBegun && next === today ? scheduled(today, today) : 0;
    return {
      used: before + paid.filter(({ startsAt }) => startsAt <= now).length + begunToday,
      all: before + paid.filter(({ slotDate }) => slotDate < next).length + scheduled(next, LAST_DAY),
    };
  };
}

const hasSlot = (rows: readonly Slot[], day: string): boolean => rows.some(({ slotDate }) => slotDate === day);

/**
 * Returns the batch with the weekdays of the sessions in the week that begins on the day `first`. The batch had these
 * weekdays when its first sessions were created. Sessions long before that day were never created.
 */
function formerBatch(batch: PricedBatch, rows: readonly Slot[], first: string): PricedBatch {
  if (rows.length === 0) return batch;
  const week = { from: first, until: addDays(first, WEEK - 1) };
  const days = rows.map(({ slotDate }) => slotDate).filter((day) => hasDay(week, day));
  return { ...batch, weekdays: new Set(days.map(weekdayOf)) };
}

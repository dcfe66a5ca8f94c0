import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../../../platform/database/records.ts';
import { itemAt } from '../../../../platform/errors/require-value.ts';
import { onJob } from '../../../../platform/jobs/job-kind.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import type { Days } from '../../../../platform/time/days.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import { inAcademyOf } from '../../../academy/academies/job-academy.ts';
import { type ExcusedDays, sessionsCharged } from '../../../scheduling/sessions/excused-sessions.ts';
import type { PricedEnrollment } from '../../pricing/priced-enrollment.ts';
import { type KnownCredit, readKnownCredits, readLearners } from '../credits/charge-credits.loaders.ts';
import { lockCharges } from '../credits/credit-charges.ts';
import { pricingOfBilled } from '../known-charges.ts';
import { type HasSession, readPlaceSessions } from './place-days.ts';
import { raisedCharges } from './raised-charges.ts';
import { sessionDaysOf } from './session-places.ts';
import { chargeDays, takenBack } from './take-back.ts';

/**
 * Charges sessions that take place again because a user restored them, or because a closure was deleted, shortened or
 * changed. Before, these sessions were cancelled, and students did not have to pay for them.
 */
export const chargeAgain = onJob(sessionsCharged, async (job, days) => {
  const { ctx } = await inAcademyOf(job);
  try {
    await job.finish((em) => chargeHeldDays(ctx, em, days));
  } finally {
    await ctx.end();
  }
});

async function chargeHeldDays(
  ctx: RequestContext,
  em: SqlEntityManager,
  { batchId, days }: ExcusedDays,
): Promise<void> {
  const sorted = days.toSorted();
  const span = { from: itemAt(sorted, 0), until: itemAt(sorted, -1) };
  const ids = await readLearners(em, batchId, span);
  const rows = await lockRecords(em, Enrollment, ids, { filters: { notDeleted: false } });
  const asked = new Set(days);
  await chargePlaces(ctx, em, rows, { span, isAsked: (_, day) => asked.has(day) });
}

/** The days to charge: those for which `isAsked` returns true, from the first to the last day of `span`. */
interface AskedDays {
  readonly span: Days;
  readonly isAsked: HasSession;
}

/**
 * Charges days that were credited or not billed, if the places of locked enrollments include their sessions and the
 * sessions are not excused. The place may have changed since the credit was issued. If it no longer includes a day, the
 * credit for this day stays.
 */
export async function chargePlaces(
  ctx: RequestContext,
  em: SqlEntityManager,
  rows: readonly Enrollment[],
  { span, isAsked }: AskedDays,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const locked = await lockCharges(em, ids);
  const sessionDays = await sessionDaysOf(em, locked.charges);
  const charges = locked.charges.filter(({ periodKey }) => !sessionDays.has(periodKey));
  const credits = await readKnownCredits(em, ids);
  const pricing = await pricingOfBilled(em, rows, span);
  const hasSession = await readPlaceSessions(em, pricing.enrollments);
  // a day may have been excused again meanwhile, for example because of a new closure
  const isHeld: HasSession = (enrollment, day) =>
    isAsked(enrollment, day) && hasSession(enrollment, day) && !enrollment.excused.includes(day);
  const charged = daysIn(credits, pricing.enrollments, isHeld);
  await chargeDays(ctx, em, locked.accounts, {
    taken: takenBack(charges, credits, charged),
    raised: raisedCharges(ctx, charges, credits, { charged, pricing }),
  });
}

/** Returns the recorded days of each enrollment for which `isHeld` returns true. */
function daysIn(
  credits: readonly KnownCredit[],
  enrollments: readonly PricedEnrollment[],
  isHeld: HasSession,
): Map<string, Set<string>> {
  const own = Map.groupBy(credits, ({ enrollmentId }) => enrollmentId);
  return new Map(
    enrollments.map((enrollment) => {
      const days = (own.get(enrollment.id) ?? []).flatMap(({ slotDate }) => slotDate ?? []);
      return [enrollment.id, new Set(days.filter((day) => isHeld(enrollment, day)))];
    }),
  );
}

import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../../../platform/database/records.ts';
import { itemAt, requireValue } from '../../../../platform/errors/require-value.ts';
import { onJob } from '../../../../platform/jobs/job-kind.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import { inAcademyOf } from '../../../academy/academies/job-academy.ts';
import { type ExcusedDays, sessionsCharged } from '../../../scheduling/sessions/excused-sessions.ts';
import { ProrationBasis } from '../../plans/fee-plan.enums.ts';
import type { Pricing } from '../../pricing/pricing.ts';
import { type BilledCharge, paidUntil } from '../billed-charges.ts';
import { type KnownCredit, readKnownCredits, readLearners } from '../credits/charge-credits.loaders.ts';
import { chargeDelta } from '../credits/charge-delta.ts';
import { lockCharges } from '../credits/credit-charges.ts';
import { knownCharge, pricingOfBilled } from '../known-charges.ts';
import { chargeDays, creditsOf, type RaisedCharge, sumOf, takenBack } from './take-back.ts';

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
  const enrollments = await lockRecords(em, Enrollment, ids, { filters: { notDeleted: false } });
  const { charges, accounts } = await lockCharges(em, ids);
  const credits = await readKnownCredits(em, ids);
  const pricing = await pricingOfBilled(em, enrollments, span);
  // a day may have been excused again meanwhile, for example because of a new closure
  const charged = new Map(
    pricing.enrollments.map(({ id, excused }) => [id, new Set(days).difference(new Set(excused))]),
  );
  await chargeDays(ctx, em, accounts, {
    taken: takenBack(charges, credits, charged),
    raised: raisedCharges(ctx, charges, credits, { charged, pricing }),
  });
}

/** Returns the charges that cost more, because students must now pay for days that were not billed. */
export function raisedCharges(
  ctx: RequestContext,
  charges: readonly BilledCharge[],
  credits: readonly KnownCredit[],
  { charged, pricing }: { readonly charged: ReadonlyMap<string, ReadonlySet<string>>; readonly pricing: Pricing },
): RaisedCharge[] {
  const enrollments = new Map(pricing.enrollments.map((each) => [each.id, each]));
  return charges.flatMap((charge) => {
    const enrollment = enrollments.get(charge.enrollmentId);
    const days = charged.get(charge.enrollmentId);
    if (charge.isEnded || !enrollment || !days) return [];
    const own = creditsOf(charge, credits).filter(({ slotDate }) => slotDate !== null && days.has(slotDate));
    const isLearned = (slotDate: string) => enrollment.until === null || slotDate <= enrollment.until;
    const notes = own.filter(({ slotDate, amount }) => amount === 0 && slotDate !== null && isLearned(slotDate));
    const known = notes.length > 0 ? knownCharge(charge, enrollment, pricing.terms) : null;
    if (known?.item?.item.proration !== ProrationBasis.SESSIONS) return [];
    // revoked credits are charged again separately, so they do not count as credits here
    const taken = own.filter(({ amount }) => amount > 0);
    const left = { ...charge, credited: charge.credited - sumOf(taken) };
    const excused = charge.excused.difference(new Set(taken.map(({ slotDate }) => requireValue(slotDate))));
    const held = excused.difference(new Set(notes.map(({ slotDate }) => requireValue(slotDate))));
    const learner = { ...enrollment, until: paidUntil(ctx, charge, enrollment) };
    const change = { before: { ...learner, excused: [...excused] }, after: { ...learner, excused: [...held] } };
    return [{ charge, amount: chargeDelta(left, known, change, pricing.basisOf(enrollment)), notes }];
  });
}

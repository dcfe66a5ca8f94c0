import { requireValue } from '../../../../platform/errors/require-value.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { ProrationBasis } from '../../plans/fee-plan.enums.ts';
import type { Pricing } from '../../pricing/pricing.ts';
import { type BilledCharge, paidUntil } from '../billed-charges.ts';
import type { KnownCredit } from '../credits/charge-credits.loaders.ts';
import { chargeDelta } from '../credits/charge-delta.ts';
import { knownCharge } from '../known-charges.ts';
import { creditsOf, type RaisedCharge, sumOf } from './take-back.ts';

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
    const notes = own.filter(({ amount }) => amount === 0);
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

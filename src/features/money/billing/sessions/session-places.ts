import type { SqlEntityManager } from '@mikro-orm/sql';
import { requireValue } from '../../../../platform/errors/require-value.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { earlierOf, LAST_DAY } from '../../../../platform/time/days.ts';
import { isUuid } from '../../../../platform/validation/uuid.ts';
import type { PlaceMove } from '../../../academics/enrollments/enrollment.signals.ts';
import { ClassSession } from '../../../scheduling/sessions/class-session.entity.ts';
import { chargeKeyOf } from '../../fees/billing-keys.ts';
import { sessionItems } from '../../pricing/charges.ts';
import type { PricedEnrollment } from '../../pricing/priced-enrollment.ts';
import type { BilledCharge } from '../billed-charges.ts';
import { readKnownCredits } from '../credits/charge-credits.loaders.ts';
import { type DueCredit, lockCharges } from '../credits/credit-charges.ts';
import { readChargedSessions } from './marked-again.ts';
import { chargeDays, takenBack } from './take-back.ts';

// Adjusts the fees of single sessions after the first day of a place has changed.

/**
 * Reads the dates of billed sessions. The keys of the map are the period keys of the charges, which are the ids of the
 * sessions.
 */
export async function sessionDaysOf(
  em: SqlEntityManager,
  charges: readonly BilledCharge[],
): Promise<Map<string, string>> {
  const ids = charges.flatMap(({ periodKey }) => (isUuid(periodKey) ? [periodKey] : []));
  const sessions = ids.length > 0 ? await em.find(ClassSession, { id: { $in: ids } }, { fields: ['date'] }) : [];
  return new Map(sessions.map(({ id, date }) => [id, date]));
}

/**
 * Returns the credit for the fees of a session on `day`, if that day is before the new first day of the place.
 * Subtracts earlier credits.
 */
export function sessionCredits(
  charge: BilledCharge,
  enrollment: PricedEnrollment,
  { to, batchBefore }: PlaceMove,
  day: string,
): DueCredit[] {
  // if the days of the batch change after a student has left, the student's session fees stay the same
  const isSettled = batchBefore !== undefined && enrollment.until !== null;
  // `excused` also contains the days of session fees that were revoked because of corrected marks
  if (day >= to || isSettled || charge.excused.has(day)) return [];
  const item = sessionItems(enrollment, day).find(({ item: { code } }) => code === charge.code);
  const amount = charge.fees.reduce((sum, { amount: billed, noted }) => sum + billed - noted, 0);
  return amount === 0 || item?.item.refundable === false ? [] : [{ charge, amount, days: [day] }];
}

/** Charges credited sessions again, if the place of the enrollment now covers these sessions. */
export async function chargeSessionsAgain(
  ctx: RequestContext,
  em: SqlEntityManager,
  moves: ReadonlyMap<string, PlaceMove>,
): Promise<void> {
  const ids = [...moves.values()].flatMap(({ id, from, to }) => (to < from ? [id] : []));
  if (ids.length === 0) return;
  const { charges, accounts } = await lockCharges(em, ids);
  const days = await sessionDaysOf(em, charges);
  if (days.size === 0) return;
  const learned = { from: [...moves.values()].map(({ to }) => to).reduce(earlierOf), until: LAST_DAY };
  const due = await readChargedSessions(em, ids, learned);
  const covered = charges.filter(({ enrollmentId, code, periodKey }) => {
    const day = days.get(periodKey);
    const isCovered = day !== undefined && day >= requireValue(moves.get(enrollmentId)).to;
    // if a session fee was revoked because of a corrected mark, it stays revoked
    return isCovered && due.has(chargeKeyOf(enrollmentId, code, periodKey));
  });
  const charged = new Map(
    [...Map.groupBy(covered, ({ enrollmentId }) => enrollmentId)].map(([id, own]) => [
      id,
      new Set(own.map(({ periodKey }) => requireValue(days.get(periodKey)))),
    ]),
  );
  const taken = takenBack(covered, await readKnownCredits(em, ids), charged);
  await chargeDays(ctx, em, accounts, { taken, raised: [] });
}

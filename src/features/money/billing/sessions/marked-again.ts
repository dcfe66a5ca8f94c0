import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { insertRows } from '../../../../platform/database/bulk-rows.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { type Days, hasDay } from '../../../../platform/time/days.ts';
import { isUuid } from '../../../../platform/validation/uuid.ts';
import { chargeKeyIn, chargeKeyOf } from '../../fees/billing-keys.ts';
import { pricingOf } from '../../pricing/pricing.ts';
import { readMarks, type SessionFee } from '../billing.loaders.ts';
import { ChargeCredit } from '../credits/charge-credit.entity.ts';
import { type KnownCredit, readKnownCredits } from '../credits/charge-credits.loaders.ts';
import { lockCharges } from '../credits/credit-charges.ts';
import { sessionCharges } from './session-charges.ts';
import { chargeDays, takenBack } from './take-back.ts';

// Handles session fees that were revoked because an attendance mark was corrected. If the mark changes back, the fee is
// charged again.

/**
 * Records that a fee for a session was revoked. All revoked fees of one session and enrollment share one row. The
 * transaction must have locked the account.
 */
export async function noteTakenBack(
  em: SqlEntityManager,
  fee: SessionFee,
  { amount, creditNoteId }: Pick<KnownCredit, 'amount' | 'creditNoteId'>,
): Promise<void> {
  const note = await em.findOne(ChargeCredit, sessionOf(fee));
  if (!note) return insertRows(em, ChargeCredit, [{ id: uuid(), ...keyOf(fee), amount, creditNoteId }]);
  Object.assign(note, { amount: note.amount + amount, creditNote: null });
  await em.flush();
}

/** Deletes the record of a revoked session fee, because the next billing run bills the session again. */
export const forgetTakenBack = async (em: SqlEntityManager, fee: SessionFee): Promise<void> =>
  void (await em.nativeDelete(ChargeCredit, sessionOf(fee)));

/** Returns the columns that identify the record of a revoked session fee. */
const keyOf = ({ enrollmentId, billingKey, date }: SessionFee) => ({
  enrollmentId,
  charge: chargeKeyIn(billingKey).slice(enrollmentId.length + 1),
  slotDate: date,
});

const sessionOf = (fee: SessionFee) => {
  const { enrollmentId, ...session } = keyOf(fee);
  return { enrollment: { id: enrollmentId }, ...session };
};

/**
 * Charges revoked fees again for sessions in a range of days, if students must pay for these sessions according to
 * their present marks.
 */
export async function chargeMarkedAgain(
  ctx: RequestContext,
  em: SqlEntityManager,
  enrollmentIds: readonly string[],
  days: Days,
): Promise<void> {
  const isOfSession = ({ charge, slotDate, amount }: KnownCredit) =>
    amount > 0 && slotDate !== null && hasDay(days, slotDate) && isUuid(charge.slice(charge.lastIndexOf(':') + 1));
  const noted = (await readKnownCredits(em, enrollmentIds)).filter(isOfSession);
  if (noted.length === 0) return;
  const ids = [...new Set(noted.map(({ enrollmentId }) => enrollmentId))];
  const { charges, accounts } = await lockCharges(em, ids);
  const due = await readChargedSessions(em, ids, days);
  const marked = charges.filter((each) => due.has(chargeKeyOf(each.enrollmentId, each.code, each.periodKey)));
  const dates = new Map(ids.map((id) => [id, new Set(noted.flatMap(({ slotDate }) => slotDate ?? []))]));
  // reads the credits again under the locks, because they may have changed since the first read
  const taken = takenBack(marked, await readKnownCredits(em, ids), dates);
  await chargeDays(ctx, em, accounts, { taken, raised: [], label: 'The session is billed after all' });
}

/**
 * For a range of days, reads the charge keys of the sessions that students must pay for, according to their attendance
 * marks.
 */
export async function readChargedSessions(
  em: SqlEntityManager,
  enrollmentIds: readonly string[],
  days: Days,
): Promise<Set<string>> {
  const marks = Map.groupBy(await readMarks(em, enrollmentIds, days), ({ enrollmentId }) => enrollmentId);
  const { enrollments } = await pricingOf(em, enrollmentIds, days);
  const charges = enrollments.flatMap((each) => sessionCharges(each, marks.get(each.id) ?? []));
  return new Set(charges.map(({ enrollmentId, item, period }) => chargeKeyOf(enrollmentId, item.code, period.key)));
}

import type { SqlEntityManager } from '@mikro-orm/sql';
import { onSignal } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { LAST_DAY } from '../../../../platform/time/days.ts';
import type { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import { enrollmentReopened } from '../../../academics/enrollments/enrollment.signals.ts';
import { CreditReason } from '../../ledger/ledger.enums.ts';
import { pricingOfBilled } from '../known-charges.ts';
import { chargePlaces } from '../sessions/charge-again.ts';
import { dueCredits } from '../sessions/credit-excused.ts';
import { chargeDays, creditsOf } from '../sessions/take-back.ts';
import { readKnownCredits, wereBilled } from './charge-credits.loaders.ts';
import { creditCharges, lockCharges } from './credit-charges.ts';

/**
 * Revokes the credits that the completion of an enrollment issued if the enrollment is reopened. Then follows the
 * closures that were created, changed or deleted while the place did not include their sessions.
 */
export const chargeReopened = onSignal(
  enrollmentReopened,
  async (ctx: RequestContext, em, { enrollment, completedOn }) => {
    if (!(await wereBilled(em, [enrollment.id]))) return;
    await revokeEndCredits(ctx, em, enrollment.id);
    if (completedOn !== null) await followClosures(ctx, em, enrollment, completedOn);
  },
);

async function revokeEndCredits(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<void> {
  const credits = await readKnownCredits(em, [id]);
  const ofEnd = credits.filter(({ slotDate, amount }) => slotDate === null && amount > 0);
  if (ofEnd.length === 0) return;
  const { charges, accounts } = await lockCharges(em, [id]);
  const taken = charges.flatMap((charge) =>
    creditsOf(charge, ofEnd).map((each) => ({
      ...{ charge, creditNoteId: each.creditNoteId, credits: [each], others: [] },
    })),
  );
  await chargeDays(ctx, em, accounts, { taken, raised: [], label: 'The enrollment was reopened' });
}

/** Charges restored sessions, and credits excused sessions, since the day on which the enrollment was completed. */
async function followClosures(
  ctx: RequestContext,
  em: SqlEntityManager,
  enrollment: Enrollment,
  completedOn: string,
): Promise<void> {
  const rows = [enrollment];
  const span = { from: completedOn, until: LAST_DAY };
  await chargePlaces(ctx, em, rows, { span, isAsked: (_, day) => day >= completedOn });
  const { enrollments } = await pricingOfBilled(em, rows, span);
  const days = enrollments.flatMap(({ excused }) => excused.filter((day) => day >= completedOn));
  if (days.length === 0) return;
  await creditCharges(ctx, em, { enrollmentIds: [enrollment.id], reason: CreditReason.CORRECTION }, (charges) =>
    dueCredits(ctx, em, { rows, charges, days, span }),
  );
}

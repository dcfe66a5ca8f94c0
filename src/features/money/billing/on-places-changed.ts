import type { SqlEntityManager } from '@mikro-orm/sql';
import { itemAt, requireValue } from '../../../platform/errors/require-value.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { addDays, earlierOf, FIRST_DAY, LAST_DAY } from '../../../platform/time/days.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { type PlaceMove, placesMoved } from '../../academics/enrollments/enrollment.signals.ts';
import { lockAccounts } from '../accounts/open-accounts.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { CreditReason } from '../ledger/ledger.enums.ts';
import { LedgerPosting } from '../ledger/ledger-posting.ts';
import { billEnrollments } from './bill-enrollments.ts';
import type { BilledCharge } from './billed-charges.ts';
import { readPricedBy } from './billing.loaders.ts';
import { chargeDelta } from './credits/charge-delta.ts';
import { nextCorrectionDay } from './credits/correction-days.ts';
import { creditCharges, type DueCredit } from './credits/credit-charges.ts';
import { billFurther } from './further-fees.ts';
import { pricingOfBilled } from './known-charges.ts';
import { lockCreditedAndBilled } from './lock-billed.ts';
import { changeOf, unbilledDays } from './moved-charges.ts';
import { chargeRegained } from './sessions/charge-regained.ts';
import { chargeSessionsAgain, sessionCredits, sessionDaysOf } from './sessions/session-places.ts';

const DELETED_TOO = { filters: { notDeleted: false } };

/** A charge, and the additional amount to bill for it. */
interface Missing {
  readonly charge: BilledCharge;
  readonly amount: number;
}

/**
 * After the days of some places have changed, credits the days that these places lose, and bills the days that they
 * gain.
 */
export const followPlaces = onSignal(placesMoved, async (ctx: RequestContext, em, { moves }) => {
  const missing: Missing[] = [];
  const moveOf = new Map(moves.map((move) => [move.id, move]));
  const ids = [...moveOf.keys()];
  const rows = await em.find(Enrollment, { id: { $in: ids } }, DELETED_TOO);
  if (moves.some((move) => isEarlier(move) || move.batchBefore !== undefined)) {
    await lockCreditedAndBilled(
      em,
      rows.map(({ id, student }) => ({ id, studentId: student.id })),
    );
  }
  await creditCharges(ctx, em, { enrollmentIds: ids, reason: CreditReason.CORRECTION }, async (charges) => {
    const first = moves.flatMap(({ from, to }) => [from, to]).toSorted()[0] ?? FIRST_DAY;
    const pricing = await pricingOfBilled(em, rows, { from: first, until: LAST_DAY });
    const enrollments = new Map(pricing.enrollments.map((each) => [each.id, each]));
    const sessionDays = await sessionDaysOf(em, charges);
    return charges.flatMap((charge): DueCredit[] => {
      const enrollment = requireValue(enrollments.get(charge.enrollmentId));
      const move = requireValue(moveOf.get(charge.enrollmentId));
      const day = sessionDays.get(charge.periodKey);
      if (day !== undefined) return sessionCredits(charge, enrollment, move, day);
      const change = changeOf(charge, enrollment, move, pricing);
      if (!change) return [];
      const delta = chargeDelta(charge, change.known, change, pricing.basisOf(enrollment));
      if (delta > 0) missing.push({ charge, amount: delta });
      const unbilled = unbilledDays(charge, change);
      return [
        ...(delta < 0 ? [{ charge, amount: -delta, days: [nextCorrectionDay(charge)] }] : []),
        ...(unbilled.length > 0 ? [{ charge, amount: 0, days: unbilled }] : []),
      ];
    });
  });
  await billMissing(ctx, em, missing);
  await chargeRegained(ctx, em, { rows, moveOf });
  await chargeSessionsAgain(ctx, em, moveOf);
  await billEarlier(ctx, em, moves);
});

const isEarlier = ({ from, to }: PlaceMove): boolean => to < from;

/** Bills each missing amount as a further fee. */
async function billMissing(ctx: RequestContext, em: SqlEntityManager, missing: readonly Missing[]): Promise<void> {
  if (missing.length === 0) return;
  const firstIds = missing.map(({ charge }) => itemAt(charge.fees, 0).id);
  const accounts = await lockAccounts(
    em,
    missing.flatMap(({ charge }) => charge.fees.map(({ accountId }) => accountId)),
  );
  const books = new LedgerPosting(ctx, em, accounts);
  const fees = new Map((await em.find(Fee, { id: { $in: firstIds } })).map((fee) => [fee.id, fee]));
  const further = missing.map(({ charge, amount }) => {
    const label = fees.get(itemAt(charge.fees, 0).id)?.title ?? charge.code;
    return { charge, amount, label, isAgain: false };
  });
  await billFurther(em, books, further, fees);
  await books.commit();
}

/**
 * For enrollments whose places now begin earlier, bills the periods and the sessions up to today that have no fee yet.
 */
async function billEarlier(ctx: RequestContext, em: SqlEntityManager, moves: readonly PlaceMove[]): Promise<void> {
  const today = todayOf(ctx);
  const earlier = moves.filter((move) => isEarlier(move) && move.to <= today);
  if (earlier.length === 0) return;
  const ids = earlier.map(({ id }) => id);
  const { isAutomatic } = await readPricedBy(em, ids);
  const coursePricesSince = isAutomatic ? FIRST_DAY : null;
  const days = { from: earlier.map(({ to }) => to).reduce(earlierOf), until: today };
  await billEnrollments(ctx, em, ids, { days, once: true, periods: true, coursePricesSince });
  for (const some of Map.groupBy(earlier, ({ from, to }) => `${from} ${to}`).values()) {
    const { from, to } = itemAt(some, 0);
    // a later billing run bills the sessions after today, when these sessions have taken place
    const missed = { from: to, until: earlierOf(addDays(from, -1), today) };
    const moved = some.map(({ id }) => id);
    await billEnrollments(ctx, em, moved, { days: missed, sessions: true, coursePricesSince });
  }
}

import { FeeType } from '../../src/features/money/ledger/fee.enums.ts';
import { itemInTurn, requireValue } from '../../src/platform/errors/require-value.ts';
import { addDays } from '../calendar.ts';
import { type Maker, officeHours } from '../maker.ts';
import type { BatchRow } from './batch-row.ts';
import { type BilledFee, type Billing, makeFee, type Paid } from './fees.ts';

/** How consecutive fees of a past term were paid: mostly on time, some late, a few never. The pattern repeats. */
const PAID: readonly Paid[] = [
  ...(['all', 'all', 'late', 'all', 'all', 'instalments', 'all', 'all', 'late', 'all', 'refunded', 'all'] as const),
  ...(['all', 'late', 'all', 'nothing', 'all', 'all', 'all', 'half', 'all', 'late', 'all', 'all', 'all'] as const),
];

/** One in this number of fees was voided. */
const ONE_VOIDED_OF = 37;

/** The number of days between the start of a term and the due date of each half of the tuition. */
const DUE_AFTER = [7, 42];

/** Creates the tuition of an enrollment in a past term, in two halves. */
export function makePastFees(maker: Maker, billing: Billing, batch: BatchRow, index: number): BilledFee[] {
  const { enrollment, course, payerId } = billing;
  return DUE_AFTER.map((days, half) => {
    const fee = makeFee(maker, billing, addDays(batch.startDate, days), {
      ...{ parentId: payerId, enrollmentId: enrollment.id, feeType: FeeType.TUITION },
      title: `${course.name}, ${half + 1} of ${DUE_AFTER.length}`,
      amount: Math.floor(requireValue(course.price) / DUE_AFTER.length),
    });
    const place = DUE_AFTER.length * index + half;
    if (place % ONE_VOIDED_OF !== ONE_VOIDED_OF - 1) return { fee, paid: itemInTurn(PAID, place) };
    const voidedAt = officeHours(maker, addDays(fee.dueDate, -5));
    return { fee: { ...fee, voidedAt, updatedAt: voidedAt, notes: 'Billed twice by mistake.' }, paid: 'nothing' };
  });
}

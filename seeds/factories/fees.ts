import { Fee } from '../../src/features/money/ledger/fee.entity.ts';
import { FeeType } from '../../src/features/money/ledger/fee.enums.ts';
import { itemInTurn, requireValue } from '../../src/platform/errors/require-value.ts';
import { addDays, earlier, later } from '../calendar.ts';
import { daysAgo, type Maker, officeHours, recordOf } from '../maker.ts';
import { nullsOf } from '../nulls.ts';
import type { CourseRow } from './courses.ts';
import type { EnrollmentRow } from './enrollments.ts';
import type { StudentRow } from './students.ts';

export type FeeRow = Omit<
  Fee,
  | 'academyId'
  | 'version'
  | 'student'
  | 'parent'
  | 'account'
  | 'enrollment'
  | 'penaltyFor'
  | 'billingRun'
  | 'balance'
  | 'creditNotesAmount'
  | 'invoiceId'
  | 'paymentStatus'
>;

/**
 * How a fee was paid: not at all, only one half, in one payment, in one payment long after the due date, in two
 * payments, or with a partial refund.
 */
export type Paid = 'nothing' | 'half' | 'all' | 'late' | 'instalments' | 'refunded';

/** A fee, and how it was paid. */
export interface BilledFee {
  fee: FeeRow;
  paid: Paid;
}

/** The student, the payer and the enrollment of fees. */
export interface Billing {
  student: StudentRow;
  payerId: string;
  accountId: string;
  enrollment: EnrollmentRow;
  course: CourseRow;
}

/**
 * How each of ten students paid the tuition of last term, which was due long ago, and the tuition of this term, which
 * is due soon. The pattern repeats for further students.
 */
const LAST_TERM: Paid[] = ['all', 'all', 'nothing', 'all', 'instalments', 'all', 'half', 'all', 'instalments', 'all'];
const THIS_TERM: Paid[] = [
  ...(['half', 'nothing', 'nothing', 'all', 'nothing', 'half', 'nothing', 'refunded', 'all', 'nothing'] as const),
];

/**
 * Creates four fees for a student: one for admission, two for the tuition of two terms, and one for a penalty, an
 * examination or an activity.
 */
export function makeFees(maker: Maker, billing: Billing, index: number): BilledFee[] {
  const { random, theme } = maker;
  const { payerId, enrollment, course } = billing;
  const price = requireValue(course.price);
  const tuition = { parentId: payerId, enrollmentId: enrollment.id, feeType: FeeType.TUITION, amount: price };
  const lastTerm = itemInTurn(LAST_TERM, index);
  const owing = lastTerm === 'nothing' || lastTerm === 'half';
  const fee = (dueDate: string, columns: FeeColumns) => makeFee(maker, billing, dueDate, columns);
  const last = fee(daysAgo(maker, random.int(40, 70)), { ...tuition, title: `${course.name}, last term` });
  const current = fee(daysAgo(maker, -random.int(12, 30)), { ...tuition, title: `${course.name}, this term` });
  const admission = fee(addDays(billing.student.joinedAt, 7), {
    feeType: FeeType.ADMISSION,
    title: 'Admission',
    amount: 5_000,
    parentId: null,
    enrollmentId: null,
  });
  return [
    { fee: admission, paid: 'all' },
    { fee: last, paid: lastTerm },
    { fee: current, paid: itemInTurn(THIS_TERM, index) },
    owing ? penalty() : extra(),
  ];

  function penalty(): BilledFee {
    const columns = { ...tuition, feeType: FeeType.LATE_PAYMENT_PENALTY, title: 'Late payment', amount: 1_500 };
    return { fee: fee(daysAgo(maker, random.int(8, 20)), columns), paid: 'nothing' };
  }

  function extra(): BilledFee {
    const examination = index % 2 === 0;
    const columns = {
      parentId: payerId,
      enrollmentId: examination ? enrollment.id : null,
      feeType: examination ? FeeType.EXAMINATION : FeeType.ACTIVITY,
      title: examination ? theme.examination : theme.activity,
      amount: random.int(6, 18) * 250,
    };
    const made = fee(daysAgo(maker, -random.int(10, 28)), columns);
    if (index % 20 !== 9) return { fee: made, paid: random.pick(['all', 'nothing']) };
    const voidedAt = officeHours(maker, daysAgo(maker, 1));
    return { fee: { ...made, voidedAt, updatedAt: voidedAt, notes: 'Billed twice by mistake.' }, paid: 'nothing' };
  }
}

type FeeColumns = Pick<FeeRow, 'parentId' | 'enrollmentId' | 'feeType' | 'title' | 'amount'>;

/**
 * Creates an unpaid fee. The fee was billed four weeks before its due date, or five days before the Monday of the
 * present week, whichever is earlier.
 */
export function makeFee(maker: Maker, { student, accountId }: Billing, dueDate: string, columns: FeeColumns): FeeRow {
  const billed = earlier(addDays(dueDate, -28), daysAgo(maker, 5));
  return {
    ...recordOf(maker, later(officeHours(maker, billed), student.createdAt)),
    ...nullsOf(Fee),
    studentId: student.id,
    accountId,
    currency: maker.theme.currency,
    dueDate,
    tax: 0,
    paidAmount: 0,
    creditedAmount: 0,
    ...{ siblingRank: null, billedUnits: null },
    invoicedAt: null,
    ...columns,
  };
}

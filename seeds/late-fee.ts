import { LatePenaltyKind } from '../src/features/academy/academies/academy.enums.ts';
import { FeeType } from '../src/features/money/ledger/fee.enums.ts';
import { itemAt, requireValue } from '../src/platform/errors/require-value.ts';
import type { AcademyRows, TenantRows } from './academy-rows.ts';
import type { AccountRow } from './factories/accounts.ts';
import { makeFee } from './factories/fees.ts';
import { makeLedgerEntries } from './factories/ledger-entries.ts';
import { daysAgo, makerOf, type Profile } from './maker.ts';

/**
 * The number of days since the academy began to charge penalties. `DUE` is the number of days since the unpaid fee was
 * due.
 */
const PENALTIES_SINCE = 21;
const DUE = 14;

/** The index of the household that has not paid. No member of this household can sign in. */
const HOUSEHOLD = 12;

/** The rate of the penalty, in hundredths of a per cent. */
const PENALTY = 250;

/**
 * Returns the academy with a setting for penalties, and with an overdue fee. A billing run will post a penalty for this
 * fee.
 */
export function withLateFee(profile: Profile, made: AcademyRows<TenantRows>): AcademyRows<TenantRows> {
  const { academy, rows } = made;
  const account = itemAt(rows.accounts, HOUSEHOLD);
  const fee = makeLateFee(profile, rows, account);
  const [charge] = makeLedgerEntries(makerOf(profile, 'lateEntries'), [{ fee, payments: [] }]);
  const since = daysAgo(profile, PENALTIES_SINCE);
  const latePenalty = { kind: LatePenaltyKind.PERCENT, amount: PENALTY, graceDays: 5, since };
  return {
    ...made,
    academy: { ...academy, settings: { ...academy.settings, latePenalty } },
    rows: {
      ...rows,
      accounts: rows.accounts.with(HOUSEHOLD, { ...account, owed: account.owed + fee.amount }),
      fees: [...rows.fees, fee],
      ledgerEntries: [...rows.ledgerEntries, ...(charge ? [charge] : [])],
    },
  };
}

function makeLateFee(profile: Profile, rows: TenantRows, { id: accountId, parentId }: AccountRow) {
  const link = rows.parentStudents.find((each) => each.parentId === parentId);
  const student = requireValue(rows.students.find(({ id }) => id === link?.studentId));
  const enrollment = requireValue(rows.enrollments.find(({ studentId }) => studentId === student.id));
  const course = requireValue(rows.courses.find(({ id }) => id === enrollment.courseId));
  const billing = { student, payerId: requireValue(parentId), accountId, enrollment, course };
  return makeFee(makerOf(profile, 'lateFees'), billing, daysAgo(profile, DUE), {
    parentId,
    enrollmentId: null,
    feeType: FeeType.ACTIVITY,
    title: 'Holiday camp',
    amount: 32_000,
  });
}

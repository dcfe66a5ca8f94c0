import { BatchStatus } from '../src/features/academics/batches/batch.enums.ts';
import { AttendanceStatus } from '../src/features/learning/attendance/attendance.enums.ts';
import { StudentStatus } from '../src/features/people/students/student.enums.ts';
import { itemAt, requireValue } from '../src/platform/errors/require-value.ts';
import type { AcademyRows, TenantRows } from './academy-rows.ts';
import { addDays } from './calendar.ts';
import { type AttendanceRow, makeAttendance } from './factories/attendance.ts';
import { makeEnrollmentEvents } from './factories/enrollment-events.ts';
import type { BilledFee } from './factories/fees.ts';
import { makeLedgerEntries } from './factories/ledger-entries.ts';
import { makePastBatches, PAST_TERMS } from './factories/past-batches.ts';
import { FALLING, makePastEnrollments } from './factories/past-enrollments.ts';
import { makePastFees } from './factories/past-fees.ts';
import { makeLedger, makeReceiptCounter } from './factories/payments.ts';
import { makeSessions } from './factories/sessions.ts';
import { makeFormer } from './former-people.ts';
import { type Maker, makerOf, type Profile } from './maker.ts';

/** The number of weeks that the history covers. */
const WEEKS = 54;

/** The past year's batches, enrollments and attendance. */
type Learned = Pick<TenantRows, 'batches' | 'enrollments' | 'attendance'>;

/**
 * Returns the academy with three more terms, so that reports about the past year have content. In these terms, there
 * are fewer batches in the long holidays, some students leave for a reason, and some payments are late or missing. In
 * one ongoing batch, the attendance falls. All other existing rows stay the same, except that receipts get other
 * numbers.
 */
export function withHistory(profile: Profile, made: AcademyRows<TenantRows>): AcademyRows<TenantRows> {
  const { rows } = made;
  const from = (what: string): Maker => makerOf(profile, `past ${what}`);
  const former = makeFormer(from);
  const learned = learnedIn(from, { ...rows, students: [...former.students, ...rows.students] });
  const accounts = [...former.accounts, ...rows.accounts];
  const receiver = requireValue(itemAt(rows.payments, 0).receivedBy);
  const links = [...former.parentStudents, ...rows.parentStudents];
  const bill = () =>
    billLearned(from('fees'), {
      ...rows,
      ...learned,
      accounts,
      parentStudents: links,
      students: [...former.students, ...rows.students],
    });
  const { fees, settled, payments, owed } = makeLedger(from('payments'), bill, receiver);
  const entries = makeLedgerEntries(from('ledgerEntries'), settled);
  const numbered = renumber([...fees, ...rows.fees], [...payments, ...rows.payments]);
  return {
    ...made,
    rows: {
      ...rows,
      students: [...rows.students, ...former.students],
      parents: [...rows.parents, ...former.parents],
      parentStudents: [...rows.parentStudents, ...former.parentStudents],
      batches: [...rows.batches, ...learned.batches],
      enrollments: [...rows.enrollments, ...learned.enrollments],
      enrollmentEvents: [
        ...makeEnrollmentEvents(from('enrollmentEvents'), learned.enrollments),
        ...rows.enrollmentEvents,
      ],
      sessions: [...rows.sessions, ...makeSessions(from('sessions'), learned.batches)],
      attendance: [...learned.attendance, ...stayAway(rows)],
      accounts: accounts.map((account) => ({ ...account, owed: account.owed + (owed.get(account.id) ?? 0) })),
      ...numbered,
      ledgerEntries: [...entries, ...rows.ledgerEntries],
      receiptCounters: [makeReceiptCounter(makerOf(profile, 'receiptCounters'), numbered.payments)],
    },
  };
}

/**
 * Creates the rows of the past terms. Students who have left the academy come first: all of them were in the first of
 * these terms, and some in the second.
 */
function learnedIn(from: (what: string) => Maker, rows: TenantRows): Learned {
  const [ofBatches, ofEnrollments] = [from('batches'), from('enrollments')];
  const teachers = rows.staff.filter(({ id }) => rows.batches.some(({ instructorId }) => instructorId === id));
  const terms = PAST_TERMS.map((term, index) => {
    const batches = makePastBatches(ofBatches, term, { ...rows, teachers });
    // students who have left the academy are not in the last of these terms
    const students =
      index === PAST_TERMS.length - 1
        ? rows.students.filter(({ status }) => status === StudentStatus.ACTIVE)
        : rows.students;
    const enrollments = makePastEnrollments(ofEnrollments, students, batches, {
      seats: term.students,
      first: 8 * index,
    });
    return { batches, enrollments };
  });
  const batches = terms.flatMap((term) => term.batches);
  const enrollments = terms.flatMap((term) => term.enrollments);
  const marker = itemAt(rows.attendance, 0).markedBy;
  const size = { weeks: WEEKS, perStudent: Number.POSITIVE_INFINITY };
  const attendance = [...makeAttendance(from('attendance'), { batches, enrollments, markerOf: () => marker }, size)];
  return { batches, enrollments, attendance };
}

function* billLearned(maker: Maker, rows: TenantRows): Generator<BilledFee> {
  const accountOf = new Map(rows.accounts.map((account) => [account.parentId, account]));
  const payerOf = new Map(
    rows.parentStudents
      .filter(({ receivesBilling }) => receivesBilling)
      .map(({ studentId, parentId }) => [studentId, parentId]),
  );
  const students = byId(rows.students);
  const batches = byId(rows.batches);
  const courses = byId(rows.courses);
  for (const [index, enrollment] of rows.enrollments.entries()) {
    const payerId = requireValue(payerOf.get(enrollment.studentId));
    const billing = {
      student: requireValue(students.get(enrollment.studentId)),
      payerId,
      accountId: requireValue(accountOf.get(payerId)).id,
      enrollment,
      course: requireValue(courses.get(enrollment.courseId)),
    };
    yield* makePastFees(maker, billing, requireValue(batches.get(requireValue(enrollment.batchId))), index);
  }
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/**
 * Returns the attendance marks. The marks of one ongoing batch are changed so that more students are absent each week.
 */
function stayAway({ attendance, batches }: TenantRows): AttendanceRow[] {
  const falling = itemAt(
    batches.filter(({ status }) => status === BatchStatus.ONGOING),
    FALLING,
  );
  return attendance.map((row, index) => {
    const weeks = Math.floor(
      (Date.parse(row.date) - Date.parse(addDays(falling.startDate, 14))) / (7 * 24 * 60 * 60 * 1000),
    );
    if (row.batchId !== falling.id || row.status !== AttendanceStatus.PRESENT || (index * 7) % 24 >= weeks) return row;
    return { ...row, status: AttendanceStatus.ABSENT };
  });
}

/** Numbers receipts in the order of time. */
function renumber(fees: TenantRows['fees'], payments: TenantRows['payments']): Pick<TenantRows, 'fees' | 'payments'> {
  const inTime = payments
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((payment, index) => ({ ...payment, receiptNumber: `RCP-${String(index + 1).padStart(6, '0')}` }));
  const last = new Map(
    inTime.filter(({ amount }) => amount > 0).map(({ feeId, receiptNumber }) => [feeId, receiptNumber]),
  );
  return { payments: inTime, fees: fees.map((fee) => ({ ...fee, receiptNumber: last.get(fee.id) ?? null })) };
}

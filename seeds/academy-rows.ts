import { itemAt, requireValue } from '../src/platform/errors/require-value.ts';
import { type AcademyRow, makeAcademy } from './factories/academies.ts';
import { type AccountRow, makeAccount } from './factories/accounts.ts';
import { type AttendanceRow, type AttendanceSize, makeAttendance } from './factories/attendance.ts';
import type { BatchRow } from './factories/batch-row.ts';
import { makeBatches } from './factories/batches.ts';
import { type CourseRow, makeCourses } from './factories/courses.ts';
import { type EnrollmentEventRow, makeEnrollmentEvents } from './factories/enrollment-events.ts';
import { type EnrollmentRow, makeEnrollments } from './factories/enrollments.ts';
import { type BilledFee, type FeeRow, makeFees } from './factories/fees.ts';
import { type LedgerEntryRow, makeLedgerEntries } from './factories/ledger-entries.ts';
import { type MembershipRow, makeMemberships } from './factories/memberships.ts';
import type { ParentRow, ParentStudentRow } from './factories/parents.ts';
import { makeLedger, makeReceiptCounter, type PaymentRow, type ReceiptCounterRow } from './factories/payments.ts';
import { makeRooms, type RoomRow } from './factories/rooms.ts';
import { queueWaiting, seatBatches } from './factories/seats.ts';
import { makeSessions, type SessionRow } from './factories/sessions.ts';
import type { DepartmentRow, StaffDepartmentRow, StaffRow } from './factories/staff.ts';
import type { StudentRow } from './factories/students.ts';
import type { UserRow } from './factories/users.ts';
import { giveLogins, type LoginOptions } from './logins.ts';
import { type Maker, madeAnew, makerOf, type Profile } from './maker.ts';
import { type Household, makeDepartmentsOf, makePeople, type People, staffOf } from './people.ts';

/** The rows of an academy, by table. */
export interface TenantRows {
  staff: StaffRow[];
  departments: DepartmentRow[];
  staffDepartments: StaffDepartmentRow[];
  students: StudentRow[];
  parents: ParentRow[];
  parentStudents: ParentStudentRow[];
  courses: CourseRow[];
  rooms: RoomRow[];
  batches: BatchRow[];
  enrollments: EnrollmentRow[];
  enrollmentEvents: EnrollmentEventRow[];
  sessions: SessionRow[];
  attendance: AttendanceRow[];
  accounts: AccountRow[];
  fees: FeeRow[];
  payments: PaymentRow[];
  ledgerEntries: LedgerEntryRow[];
  receiptCounters: ReceiptCounterRow[];
  memberships: MembershipRow[];
}

/**
 * The rows of an academy, with one iterable for each table. The loader iterates over the tables one after the other,
 * and only once over each table. A large table is therefore generated while it is loaded, and is never completely in
 * memory.
 */
export type TenantRowSource = { [Subject in keyof TenantRows]: Iterable<TenantRows[Subject][number]> };

/** All rows that an academy adds to a database. */
export interface AcademyRows<Rows extends TenantRowSource = TenantRowSource> {
  academy: AcademyRow;
  users: UserRow[];
  rows: Rows;
}

/** Returns the rows of all tables in arrays, so that code can search the rows. */
export const heldWhole = (source: TenantRowSource): TenantRows =>
  Object.fromEntries(Object.entries(source).map(([subject, rows]) => [subject, [...rows]])) as never;

/** The size of an academy to generate. */
export interface AcademySize {
  students: number;
  courses: number;
  /** The number of batches: at least 10, so that there is a batch with each status. */
  batches: number;
  attendance: AttendanceSize;
}

/**
 * The maximum number of batches per teacher. With more than this number, a teacher could have two batches at the same
 * time.
 */
const BATCHES_A_TEACHER = 12;

/** Generates an academy with all of its rows. One person of each role can sign in. */
export function makeAcademyRows(profile: Profile, name: string, size: AcademySize, logins: LoginOptions): AcademyRows {
  const from = (resource: string): Maker => makerOf(profile, resource);
  const academy = makeAcademy(from('academies'), name);
  const people = makePeople(profile, size.students, Math.max(4, Math.ceil(size.batches / BATCHES_A_TEACHER)));
  const users = giveLogins(profile, academy, people, logins);
  const [admin] = users;
  const staff = staffOf(people);
  const parents = people.households.flatMap((household) => household.parents);
  const students = people.households.flatMap(({ children }) => children);
  const { departments, staffDepartments } = makeDepartmentsOf(profile, people);
  const courses = makeCourses(from('courses'), size.courses, departments);
  const rooms = makeRooms(from('rooms'), people.teachers.length);
  const planned = makeBatches(from('batches'), size.batches, { courses, teachers: people.teachers, rooms });
  const enrollments = queueWaiting(makeEnrollments(from('enrollments'), students, planned));
  const batches = seatBatches(from('seats'), planned, enrollments);
  const officeUser = requireValue(people.office.userId);
  const userOf = new Map(people.teachers.map(({ id, userId }) => [id, userId]));
  const markerOf = ({ instructorId }: BatchRow) =>
    (instructorId === null ? null : userOf.get(instructorId)) ?? officeUser;
  const makerOfAccounts = from('accounts');
  const accounts = people.households.map((household) => makeAccount(makerOfAccounts, payerOf(household)));
  const bill = () => billStudents(from('fees'), { people, accounts, enrollments, courses });
  const { fees, payments, settled, owed } = makeLedger(from('payments'), bill, officeUser);
  return {
    academy,
    users,
    rows: {
      staff,
      departments,
      staffDepartments,
      students,
      parents,
      parentStudents: people.households.flatMap(({ links }) => links),
      courses,
      rooms,
      batches,
      enrollments,
      enrollmentEvents: madeAnew(() => makeEnrollmentEvents(from('enrollmentEvents'), enrollments)),
      sessions: madeAnew(() => makeSessions(from('sessions'), batches)),
      attendance: madeAnew(() =>
        makeAttendance(from('attendance'), { batches, enrollments, markerOf }, size.attendance),
      ),
      accounts: accounts.map((account) => ({ ...account, owed: owed.get(account.id) ?? 0 })),
      fees,
      payments,
      ledgerEntries: madeAnew(() => makeLedgerEntries(from('ledgerEntries'), settled)),
      receiptCounters: [makeReceiptCounter(from('receiptCounters'), payments)],
      memberships: makeMemberships(from('memberships'), [admin], { staff, parents, students }),
    },
  };
}

/** Returns the payer of a household. */
const payerOf = ({ parents }: Household): ParentRow => itemAt(parents, 0);

/**
 * The rows that fees need: people, enrollments, and the account of each household. Accounts are in the order of
 * households.
 */
interface Billed {
  people: People;
  accounts: AccountRow[];
  enrollments: EnrollmentRow[];
  courses: CourseRow[];
}

/** Yields the fees of each student for their first enrollment. */
function* billStudents(maker: Maker, { people, accounts, enrollments, courses }: Billed): Generator<BilledFee> {
  const courseById = new Map(courses.map((course) => [course.id, course]));
  const firstOf = new Map<string, EnrollmentRow>();
  for (const enrollment of enrollments) {
    if (!firstOf.has(enrollment.studentId)) firstOf.set(enrollment.studentId, enrollment);
  }
  let index = 0;
  for (const [place, household] of people.households.entries()) {
    const payer = { payerId: payerOf(household).id, accountId: itemAt(accounts, place).id };
    for (const student of household.children) {
      const enrollment = requireValue(firstOf.get(student.id));
      const course = requireValue(courseById.get(enrollment.courseId));
      yield* makeFees(maker, { student, ...payer, enrollment, course }, index++);
    }
  }
}

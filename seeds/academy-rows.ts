import { type AcademyRow, makeAcademy } from './factories/academies.ts';
import { type AttendanceRow, type AttendanceSize, makeAttendance } from './factories/attendance.ts';
import { type BatchRow, makeBatches } from './factories/batches.ts';
import { type CourseRow, makeCourses } from './factories/courses.ts';
import { type EnrollmentRow, makeEnrollments } from './factories/enrollments.ts';
import { type BilledFee, type FeeRow, makeFees } from './factories/fees.ts';
import { type MembershipRow, makeMemberships } from './factories/memberships.ts';
import type { ParentRow, ParentStudentRow } from './factories/parents.ts';
import { makePayments, makeReceiptCounter, type PaymentRow, type ReceiptCounterRow } from './factories/payments.ts';
import { queueWaiting, seatBatches } from './factories/seats.ts';
import type { DepartmentRow, StaffDepartmentRow, StaffRow } from './factories/staff.ts';
import type { StudentRow } from './factories/students.ts';
import type { UserRow } from './factories/users.ts';
import { giveLogins, type LoginOptions } from './logins.ts';
import type { Maker } from './maker.ts';
import { makeDepartmentsOf, makePeople, type People, staffOf } from './people.ts';

/** Rows of an academy, by subject. */
export interface TenantRows {
  staff: StaffRow[];
  departments: DepartmentRow[];
  staffDepartments: StaffDepartmentRow[];
  students: StudentRow[];
  parents: ParentRow[];
  parentStudents: ParentStudentRow[];
  courses: CourseRow[];
  batches: BatchRow[];
  enrollments: EnrollmentRow[];
  attendance: AttendanceRow[];
  fees: FeeRow[];
  payments: PaymentRow[];
  receiptCounters: ReceiptCounterRow[];
  memberships: MembershipRow[];
}

/** Everything that an academy brings into a database. */
export interface AcademyRows {
  academy: AcademyRow;
  users: UserRow[];
  rows: TenantRows;
}

/** How much of each thing to make. */
export interface AcademySize {
  students: number;
  courses: number;
  /** 10 or more, so that there are batches of every status. */
  batches: number;
  attendance: AttendanceSize;
}

/** Meetings a week and teacher: nobody is in two places at once. */
const BATCHES_A_TEACHER = 12;

/** The academy with its one admin and everything in it; `logins` lets one person of every other role sign in. */
export function makeAcademyRows(
  maker: Maker,
  name: string,
  size: AcademySize,
  makeAdmin: (academy: AcademyRow) => UserRow,
  logins?: LoginOptions,
): AcademyRows {
  const academy = makeAcademy(maker, name);
  const admin = makeAdmin(academy);
  const made = makePeople(maker, size.students, Math.max(4, Math.ceil(size.batches / BATCHES_A_TEACHER)));
  const { people, users } = logins ? giveLogins(maker, made, logins) : { people: made, users: [] };
  const students = people.households.flatMap(({ children }) => children);
  const { departments, staffDepartments } = makeDepartmentsOf(maker, people);
  const courses = makeCourses(maker, size.courses, departments);
  const planned = makeBatches(maker, size.batches, courses, people.teachers);
  const enrollments = queueWaiting(makeEnrollments(maker, students, planned));
  const batches = seatBatches(maker, planned, enrollments);
  const officeUser = people.office.userId ?? admin.id;
  const userOf = new Map(people.teachers.map(({ id, userId }) => [id, userId]));
  const markerOf = ({ instructorId }: BatchRow) => userOf.get(instructorId as string) ?? officeUser;
  const parents = people.households.flatMap((household) => household.parents);
  const staff = staffOf(people);
  const ledger = makePayments(maker, billStudents(maker, people, enrollments, courses), officeUser);
  return {
    academy,
    users: [admin, ...users],
    rows: {
      staff,
      departments,
      staffDepartments,
      students,
      parents,
      parentStudents: people.households.flatMap(({ links }) => links),
      courses,
      batches,
      enrollments,
      attendance: makeAttendance(maker, batches, enrollments, markerOf, size.attendance),
      ...ledger,
      receiptCounters: [makeReceiptCounter(maker, ledger.payments)],
      memberships: makeMemberships(maker, [admin], { staff, parents, students }),
    },
  };
}

function billStudents(maker: Maker, people: People, enrollments: EnrollmentRow[], courses: CourseRow[]): BilledFee[] {
  const courseById = new Map(courses.map((course) => [course.id, course]));
  const byStudent = Map.groupBy(enrollments, ({ studentId }) => studentId);
  let index = 0;
  return people.households.flatMap(({ children, parents }) =>
    children.flatMap((student) => {
      const [enrollment] = byStudent.get(student.id) as [EnrollmentRow];
      const course = courseById.get(enrollment.courseId) as CourseRow;
      return makeFees(maker, { student, payerId: (parents[0] as ParentRow).id, enrollment, course }, index++);
    }),
  );
}

import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { BatchStatus } from '../../../src/features/academics/batches/batch.enums.ts';
import { CourseStatus } from '../../../src/features/academics/courses/course.enums.ts';
import { EnrollmentStatus } from '../../../src/features/academics/enrollments/enrollment.enums.ts';
import {
  AcademyStatus,
  AcademyType,
  MemberRole,
  StaffRole,
} from '../../../src/features/academy/academies/academy.enums.ts';
import { User } from '../../../src/features/identity/auth/user.entity.ts';
import { AttendanceStatus } from '../../../src/features/learning/attendance/attendance.enums.ts';
import { FeeType, PaymentMethod } from '../../../src/features/money/ledger/fee.enums.ts';
import { Membership } from '../../../src/features/people/members/membership.entity.ts';
import { ParentStatus } from '../../../src/features/people/parents/parent.enums.ts';
import { StaffStatus } from '../../../src/features/people/staff/staff.enums.ts';
import { StudentStatus } from '../../../src/features/people/students/student.enums.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import type { Credentials } from '../../support/clients.ts';
import { type AcademySeed, type Member, type SeededAcademy, seedAcademy, seedUser } from '../../support/seed.ts';
import { data } from './thrice.ts';

const UNKNOWN = '0197f3a0-0000-7000-8000-00000000beef';

describe('list filters', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;
  let make: AcademySeed;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
    make = academy.with;
  });

  /** Returns the ids of the rows that match a filter. Expects that `totalCount` is the number of these rows. */
  async function found(list: string, filter: string, who: Credentials = admin): Promise<string[]> {
    const query = `{ ${list}(first: 100, orderBy: [CREATED_AT_ASC], filter: { ${filter} }) { nodes { id } totalCount } }`;
    const connection = (await data(app, who, query))[list];
    expect(connection.totalCount).toBe(connection.nodes.length);
    return connection.nodes.map(({ id }: { id: string }) => id).sort();
  }

  const idsOf = (...rows: { id: string }[]) => rows.map(({ id }) => id).sort();

  it('select academies by type and status', async () => {
    const user = await seedUser(app);
    const join = async (type: AcademyType, status: AcademyStatus) => {
      const joined = await seedAcademy(app, { type, status });
      await joined.run(async (em) => {
        const membership = new Membership();
        Object.assign(membership, { user: em.getReference(User, user.userId), role: MemberRole.ACADEMY_ADMIN });
        em.persist(membership);
      });
      return joined;
    };
    const chess = await join(AcademyType.CHESS, AcademyStatus.ACTIVE);
    const closed = await join(AcademyType.CHESS, AcademyStatus.INACTIVE);
    const yoga = await join(AcademyType.YOGA, AcademyStatus.SUSPENDED);
    expect(await found('academies', '', user)).toEqual(idsOf(chess, closed, yoga));
    expect(await found('academies', 'type: CHESS', user)).toEqual(idsOf(chess, closed));
    expect(await found('academies', 'status: SUSPENDED', user)).toEqual(idsOf(yoga));
    expect(await found('academies', 'type: CHESS, status: ACTIVE', user)).toEqual(idsOf(chess));
    expect(await found('academies', 'type: MUSIC', user)).toEqual([]);
  });

  it('select members by role', async () => {
    const own = await seedAcademy(app);
    const boss = await own.as('academy_admin');
    await own.as('parent');
    await own.as('student');
    await own.as('teacher');
    await own.as('administrator');
    const roles = async (role: string) => {
      const { members } = await data(app, boss, `{ members(filter: { role: ${role} }) { nodes { role } totalCount } }`);
      expect(new Set(members.nodes.map((node: any) => node.role))).toEqual(new Set([role]));
      return members.totalCount;
    };
    expect(await roles('STAFF')).toBe(2);
    expect(await roles('PARENT')).toBe(1);
    expect(await roles('STUDENT')).toBe(1);
    expect(await roles('ACADEMY_ADMIN')).toBe(1);
  });

  it('select staff by role, department and status', async () => {
    const department = await make.department();
    const other = await make.department();
    const both = await make.staff({
      role: StaffRole.SUPPORT_STAFF,
      status: StaffStatus.ON_LEAVE,
      departments: [department.id, other.id],
    });
    const one = await make.staff({
      role: StaffRole.SUPPORT_STAFF,
      status: StaffStatus.TERMINATED,
      departments: [department.id],
    });
    await make.staff({ role: StaffRole.TEACHER });
    expect(await found('staff', `departmentId: "${department.id}"`)).toEqual(idsOf(both, one));
    expect(await found('staff', `departmentId: "${other.id}"`)).toEqual(idsOf(both));
    expect(await found('staff', 'role: SUPPORT_STAFF')).toEqual(idsOf(both, one));
    expect(await found('staff', 'status: ON_LEAVE')).toEqual(idsOf(both));
    expect(await found('staff', `role: SUPPORT_STAFF, departmentId: "${department.id}", status: TERMINATED`)).toEqual(
      idsOf(one),
    );
    expect(await found('staff', `role: TEACHER, departmentId: "${department.id}"`)).toEqual([]);
  });

  it('select courses by status, department and category', async () => {
    const department = await make.department();
    const draft = await make.course({
      status: CourseStatus.DRAFT,
      departmentId: department.id,
      category: 'Water',
    } as never);
    const archived = await make.course({ status: CourseStatus.ARCHIVED, category: 'Water' });
    const active = await make.course({ departmentId: department.id, category: 'water' } as never);
    expect(await found('courses', 'status: DRAFT')).toEqual(idsOf(draft));
    expect(await found('courses', 'status: ARCHIVED')).toEqual(idsOf(archived));
    expect(await found('courses', `departmentId: "${department.id}"`)).toEqual(idsOf(draft, active));
    expect(await found('courses', 'category: "Water"')).toEqual(idsOf(draft, archived));
    expect(await found('courses', 'category: " water "')).toEqual(idsOf(active));
    expect(await found('courses', 'category: "Wat%"')).toEqual([]);
    expect(await found('courses', `status: ACTIVE, category: "water", departmentId: "${department.id}"`)).toEqual(
      idsOf(active),
    );
  });

  it('select batches by course, status and instructor', async () => {
    const course = await make.course();
    const instructor = await make.staff();
    const statuses = Object.values(BatchStatus);
    const batches = [];
    for (const status of statuses) batches.push(await make.batch({ courseId: course.id, status }));
    const taught = await make.batch({ instructorId: instructor.id, status: BatchStatus.ONGOING });
    expect(await found('batches', `courseId: "${course.id}"`)).toEqual(idsOf(...batches));
    for (const [index, status] of statuses.entries()) {
      const chosen = await found('batches', `courseId: "${course.id}", status: ${status.toUpperCase()}`);
      expect(chosen).toEqual([batches[index]?.id]);
    }
    expect(await found('batches', `instructorId: "${instructor.id}"`)).toEqual(idsOf(taught));
    expect(await found('batches', `instructorId: "${instructor.id}", courseId: "${course.id}"`)).toEqual([]);
  });

  it('select students by status, batch and parent, but do not find students by a batch that they dropped', async () => {
    const batch = await make.batch();
    const active = await make.student({ status: StudentStatus.GRADUATED });
    const pending = await make.student({ status: StudentStatus.INACTIVE });
    const completed = await make.student();
    const dropped = await make.student();
    const states = [EnrollmentStatus.ACTIVE, EnrollmentStatus.PENDING, EnrollmentStatus.COMPLETED] as const;
    for (const [index, student] of [active, pending, completed].entries()) {
      await make.enrollment({ studentId: student.id, batchId: batch.id, status: states[index] as EnrollmentStatus });
    }
    await make.enrollment({ studentId: dropped.id, batchId: batch.id, status: EnrollmentStatus.DROPPED });
    // a student with two enrollments is returned once
    await make.enrollment({ studentId: completed.id, batchId: batch.id, status: EnrollmentStatus.COMPLETED });
    const parent = await make.parent({ children: [active.id, dropped.id] });
    await make.parent({ children: [active.id] });
    expect(await found('students', 'status: GRADUATED')).toEqual(idsOf(active));
    expect(await found('students', `batchId: "${batch.id}"`)).toEqual(idsOf(active, pending, completed));
    expect(await found('students', `parentId: "${parent.id}"`)).toEqual(idsOf(active, dropped));
    expect(await found('students', `parentId: "${parent.id}", batchId: "${batch.id}"`)).toEqual(idsOf(active));
    expect(await found('students', `batchId: "${batch.id}", status: INACTIVE`)).toEqual(idsOf(pending));
  });

  it('select parents by status and student', async () => {
    const student = await make.student();
    const inactive = await make.parent({ status: ParentStatus.INACTIVE, children: [student.id] });
    const active = await make.parent({ children: [student.id] });
    await make.parent();
    expect(await found('parents', `studentId: "${student.id}"`)).toEqual(idsOf(inactive, active));
    expect(await found('parents', 'status: INACTIVE')).toEqual(idsOf(inactive));
    expect(await found('parents', `studentId: "${student.id}", status: ACTIVE`)).toEqual(idsOf(active));
  });

  it('select enrollments by student, course, batch and status', async () => {
    const [one, two] = [await make.student(), await make.student()];
    const batch = await make.batch();
    const inBatch = await make.enrollment({ studentId: one.id, batchId: batch.id, status: EnrollmentStatus.PENDING });
    const ofTwo = await make.enrollment({ studentId: two.id, batchId: batch.id });
    const noBatch = await make.enrollment({ studentId: one.id, courseId: batch.courseId });
    const elsewhere = await make.enrollment({ studentId: one.id, status: EnrollmentStatus.DROPPED });
    expect(await found('enrollments', `studentId: "${one.id}"`)).toEqual(idsOf(inBatch, noBatch, elsewhere));
    expect(await found('enrollments', `courseId: "${batch.courseId}"`)).toEqual(idsOf(inBatch, ofTwo, noBatch));
    expect(await found('enrollments', `batchId: "${batch.id}"`)).toEqual(idsOf(inBatch, ofTwo));
    expect(await found('enrollments', `studentId: "${one.id}", status: DROPPED`)).toEqual(idsOf(elsewhere));
    expect(await found('enrollments', `batchId: "${batch.id}", status: PENDING`)).toEqual(idsOf(inBatch));
    expect(await found('enrollments', `batchId: "${batch.id}", courseId: "${elsewhere.courseId}"`)).toEqual([]);
  });

  it('select attendance by student, batch, status and date, including both ends of a range', async () => {
    const student = await make.student();
    const batch = await make.batch();
    const of = `studentId: "${student.id}"`;
    const make3 = (date: string, status: AttendanceStatus, batchId: string | null) =>
      make.attendance({ studentId: student.id, date, status, ...(batchId && { batchId }) });
    const first = await make3('2026-01-31', AttendanceStatus.PRESENT, batch.id);
    const second = await make3('2026-02-01', AttendanceStatus.LATE, batch.id);
    const third = await make3('2026-02-28', AttendanceStatus.EXCUSED, null);
    const fourth = await make3('2026-03-01', AttendanceStatus.ABSENT, null);
    expect(await found('attendance', of)).toEqual(idsOf(first, second, third, fourth));
    expect(await found('attendance', `batchId: "${batch.id}"`)).toEqual(idsOf(first, second));
    for (const [status, row] of Object.entries({ PRESENT: first, LATE: second, EXCUSED: third, ABSENT: fourth })) {
      expect(await found('attendance', `${of}, status: ${status}`)).toEqual(idsOf(row));
    }
    expect(await found('attendance', `${of}, date: "2026-02-01"`)).toEqual(idsOf(second));
    expect(await found('attendance', `${of}, dateFrom: "2026-02-01"`)).toEqual(idsOf(second, third, fourth));
    expect(await found('attendance', `${of}, dateTo: "2026-02-01"`)).toEqual(idsOf(first, second));
    expect(await found('attendance', `${of}, dateFrom: "2026-02-01", dateTo: "2026-02-28"`)).toEqual(
      idsOf(second, third),
    );
  });

  it('select fees by student, parent, type and due date; the filter by parent also selects fees of the children', async () => {
    const [child, stranger] = [await make.student(), await make.student()];
    const parent = await make.parent({ children: [child.id] });
    const billed = await make.fee({ parentId: parent.id, feeType: FeeType.ADMISSION, dueDate: '2026-01-31' });
    const ofChild = await make.fee({ studentId: child.id, feeType: FeeType.EXAMINATION, dueDate: '2026-02-01' });
    const both = await make.fee({ studentId: child.id, parentId: parent.id, dueDate: '2026-02-28' });
    const foreign = await make.fee({ studentId: stranger.id, dueDate: '2026-02-02' });
    await make.fee({ studentId: child.id, voidedAt: '2026-02-01T00:00:00.000Z' });
    const of = `parentId: "${parent.id}"`;
    expect(await found('fees', of)).toEqual(idsOf(billed, ofChild, both));
    expect(await found('fees', `studentId: "${child.id}"`)).toEqual(idsOf(ofChild, both));
    expect(await found('fees', `studentId: "${stranger.id}"`)).toEqual(idsOf(foreign));
    expect(await found('fees', `${of}, feeType: ADMISSION`)).toEqual(idsOf(billed));
    expect(await found('fees', `${of}, feeType: LATE_PAYMENT_PENALTY`)).toEqual([]);
    expect(await found('fees', `${of}, dueFrom: "2026-02-01"`)).toEqual(idsOf(ofChild, both));
    expect(await found('fees', `${of}, dueTo: "2026-02-01"`)).toEqual(idsOf(billed, ofChild));
    expect(await found('fees', `${of}, dueFrom: "2026-02-01", dueTo: "2026-02-01"`)).toEqual(idsOf(ofChild));
  });

  it('select payments by fee and method', async () => {
    const fee = await make.fee({ parentId: (await make.parent()).id });
    const other = await make.fee({ parentId: (await make.parent()).id });
    const cash = await make.payment({ feeId: fee.id, amount: 10, method: PaymentMethod.CHEQUE });
    const card = await make.payment({ feeId: fee.id, amount: 10, method: PaymentMethod.CARD });
    const others = await make.payment({ feeId: other.id, amount: 10, method: PaymentMethod.CARD });
    expect(await found('payments', `feeId: "${fee.id}"`)).toEqual(idsOf(cash, card));
    expect(await found('payments', 'method: CARD')).toEqual(idsOf(card, others));
    expect(await found('payments', `feeId: "${fee.id}", method: CARD`)).toEqual(idsOf(card));
  });

  it('select all rows if the filter is empty or all its fields are null', async () => {
    const all = await found('students', '');
    expect(all.length).toBeGreaterThan(0);
    expect(await found('students', 'search: null, status: null, batchId: null, parentId: null')).toEqual(all);
    const { students } = await data(app, admin, '{ students(first: 100, filter: null) { totalCount } }');
    expect(students.totalCount).toBe(all.length);
  });

  it('never return rows of another academy', async () => {
    const elsewhere = await seedAcademy(app);
    await elsewhere.as('academy_admin');
    const student = await elsewhere.with.student();
    const parent = await elsewhere.with.parent({ children: [student.id] });
    const enrollment = await elsewhere.with.enrollment({
      studentId: student.id,
      batchId: (await elsewhere.with.batch()).id,
    });
    await elsewhere.with.fee({ studentId: student.id });
    expect(await found('students', `parentId: "${parent.id}"`)).toEqual([]);
    expect(await found('students', `batchId: "${enrollment.batchId}"`)).toEqual([]);
    expect(await found('parents', `studentId: "${student.id}"`)).toEqual([]);
    expect(await found('enrollments', `studentId: "${student.id}"`)).toEqual([]);
    expect(await found('fees', `parentId: "${parent.id}"`)).toEqual([]);
    expect(await found('batches', `courseId: "${enrollment.courseId}"`)).toEqual([]);
  });

  it('select no row for an unknown id', async () => {
    for (const [list, names] of Object.entries(ID_FILTERS)) {
      for (const name of names) expect(await found(list, `${name}: "${UNKNOWN}"`)).toEqual([]);
    }
  });
});

/** The names of the filters by id, for each list. */
const ID_FILTERS: Record<string, string[]> = {
  staff: ['departmentId'],
  levels: ['trackId'],
  skills: ['levelId'],
  termComments: ['enrollmentId', 'termId'],
  skillMarks: ['studentId', 'skillId'],
  studentLevels: ['studentId', 'trackId', 'levelId'],
  certificates: ['studentId', 'enrollmentId', 'levelId', 'batchId', 'courseId'],
  courses: ['departmentId', 'levelId'],
  batches: ['courseId', 'instructorId'],
  students: ['batchId', 'parentId'],
  parents: ['studentId'],
  enrollments: ['studentId', 'courseId', 'batchId'],
  materials: ['courseId', 'batchId', 'sessionId'],
  attendance: ['studentId', 'batchId'],
  fees: ['studentId', 'parentId'],
  payments: ['feeId'],
  invoices: ['feeId', 'accountId', 'studentId'],
  closures: ['courseId', 'batchId', 'roomId'],
  timeOff: ['staffId'],
  feePlans: ['courseId', 'batchId'],
  discounts: ['studentId', 'enrollmentId'],
};

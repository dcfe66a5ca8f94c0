import { v7 as uuid } from 'uuid';
import { BatchStatus } from '../../src/features/academics/batches/batch.enums.ts';
import { BillingFrequency, CourseLevel, CourseStatus } from '../../src/features/academics/courses/course.enums.ts';
import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import { RoomStatus } from '../../src/features/academics/rooms/room.enums.ts';
import { MemberRole, StaffRole, Weekday } from '../../src/features/academy/academies/academy.enums.ts';
import { ApiKey } from '../../src/features/identity/api-keys/api-key.entity.ts';
import { ApiKeyRole } from '../../src/features/identity/api-keys/api-key.enums.ts';
import { User } from '../../src/features/identity/auth/user.entity.ts';
import { Attendance } from '../../src/features/learning/attendance/attendance.entity.ts';
import { AttendanceStatus } from '../../src/features/learning/attendance/attendance.enums.ts';
import { AttendanceHistory } from '../../src/features/learning/attendance/attendance-history.entity.ts';
import { Assessment } from '../../src/features/learning/grades/assessments/assessment.entity.ts';
import { GradeAverage } from '../../src/features/learning/grades/averages/grade-average.entity.ts';
import { TermComment } from '../../src/features/learning/grades/comments/term-comment.entity.ts';
import { TermCommentStatus } from '../../src/features/learning/grades/comments/term-comment.enums.ts';
import { AssessmentKind, AssessmentStatus, ResultStatus } from '../../src/features/learning/grades/grade.enums.ts';
import { Result } from '../../src/features/learning/grades/results/result.entity.ts';
import { ResultHistory } from '../../src/features/learning/grades/results/result-history.entity.ts';
import { MaterialAudience, MaterialStatus } from '../../src/features/learning/materials/material.enums.ts';
import { MaterialView } from '../../src/features/learning/materials/views/material-view.entity.ts';
import { FeeType, PaymentMethod } from '../../src/features/money/ledger/fee.enums.ts';
import { Invitation } from '../../src/features/people/members/invitations/invitation.entity.ts';
import { EmploymentType, StaffStatus } from '../../src/features/people/staff/staff.enums.ts';
import { Gender, StudentStatus } from '../../src/features/people/students/student.enums.ts';
import { FeedScope } from '../../src/features/scheduling/calendars/calendar.enums.ts';
import { CalendarFeed } from '../../src/features/scheduling/calendars/calendar-feed.entity.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { referTo } from '../../src/platform/database/records.ts';
import { makeMaterial } from '../support/materials.ts';
import type { School } from '../support/school.ts';
import { LONG, pick, some, TEXTS, textOf, times } from './odd-values.ts';

/**
 * Adds one row per table to a school for each of {@link TEXTS}. All roles can see the rows. They contain odd texts, null
 * in every second nullable column, and filled or empty JSON. Returns the number of rows per table.
 */
export async function addOddRows(school: School, userId: string): Promise<number> {
  for (const n of TEXTS.keys()) await addRows(school, userId, n);
  return TEXTS.length;
}

async function addRows(school: School, userId: string, n: number): Promise<void> {
  const { academy, ids } = school;
  const make = academy.with;
  const id = (name: string) => ids[name] as string;
  const texts = { address: some(n, textOf(n, 500)), city: some(n + 1, textOf(n)), state: some(n, textOf(n, 90)) };
  const student = await make.student({
    ...times(n),
    ...texts,
    firstName: textOf(n),
    lastName: textOf(n + 1),
    externalId: some(n, `odd ${n} ${textOf(n, 80)}`),
    email: some(n + 1, `odd-${n}@example.test`),
    dateOfBirth: some(n, '2012-02-29'),
    gender: some(n, pick(Gender, n)),
    medicalNotes: n === 0 ? LONG : some(n, textOf(n)),
    emergencyContact: some(n + 1, { name: textOf(n), phone: null, relationship: textOf(n + 2) }),
    academicHistory: n % 3 ? [] : [{ institution: textOf(n), level: null, year: 2020, result: textOf(n + 1) }],
    documents: n % 3 ? [] : [{ title: textOf(n), url: 'https://x.test/?a=1&b="', expiresOn: some(n, '2027-01-31') }],
    status: pick(StudentStatus, n),
  });
  const children = n % 3 === 0 ? [id('Ada'), student.id] : [student.id];
  const parent = await make.parent({
    ...times(n),
    ...texts,
    firstName: textOf(n + 3),
    lastName: textOf(n),
    occupation: some(n, textOf(n + 2)),
    alternatePhone: some(n, textOf(n, 32)),
    emergencyContact: n % 2 === 0,
    communicationPreferences: { email: n % 2 === 0, sms: true, push: false, language: textOf(n, 10) },
    children,
  });
  const department = await make.department({
    ...times(n),
    name: textOf(n),
    headStaffId: some(n, id('staff department_head')),
  });
  const staff = await make.staff({
    ...times(n),
    firstName: textOf(n + 2),
    lastName: textOf(n),
    phone: some(n, textOf(n, 32)),
    role: pick(StaffRole, n),
    qualifications: n % 3 ? [] : [{ title: textOf(n), institution: null, year: some(n, 2015) }],
    employmentType: pick(EmploymentType, n),
    hireDate: some(n, '2020-01-01'),
    hourlyRate: some(n + 1, n * 101 + 5),
    weeklyAvailability: n % 2 ? [] : [{ day: Weekday.SUNDAY, startTime: '08:00:00', endTime: '12:30:59' }],
    status: pick(StaffStatus, n),
    departments: n % 3 ? [department.id] : [id('Strings'), id('Winds')],
  });
  const course = await make.course({
    ...times(n),
    name: textOf(n),
    description: n === 1 ? LONG : some(n, textOf(n)),
    category: some(n, textOf(n)),
    level: pick(CourseLevel, n),
    departmentId: n % 3 ? id('Strings') : some(n, department.id),
    minAge: some(n, n),
    maxAge: some(n + 1, 99),
    color: some(n, '#00aAfF'),
    price: some(n, n === 2 ? 9_999_999_999 : n * 37 + 1),
    billingFrequency: pick(BillingFrequency, n),
    completionRule: { minAttendance: some(n, 80), minProgress: null, requirePaid: n % 2 === 0 },
    status: pick(CourseStatus, n),
  });
  const room = await make.room({
    ...times(n),
    name: textOf(n),
    capacity: some(n, n + 1),
    notes: some(n + 1, textOf(n, 500)),
    status: pick(RoomStatus, n),
  });
  const batch = await make.batch({
    ...times(n),
    courseId: n % 2 ? course.id : id('violin'),
    name: textOf(n + 1),
    classroom: n % 2 ? '' : textOf(n),
    notes: some(n, textOf(n)),
    roomId: n % 3 ? room.id : null,
    instructorId: n % 3 ? id('staff teacher') : some(n, staff.id),
    startDate: pick(['2026-01-05', '2026-02-02', '2025-12-31'], n),
    maxStudents: n === 1 ? 1 : 10,
    status: pick(BatchStatus, n),
  });
  const enrollment = await make.enrollment({
    ...times(n),
    studentId: student.id,
    batchId: n % 3 ? batch.id : id('own batch'),
    status: pick([EnrollmentStatus.ACTIVE, EnrollmentStatus.PENDING, EnrollmentStatus.COMPLETED], n),
    grade: some(n, textOf(n, 10)),
    progressPercentage: n,
    completionDate: some(n, '2026-06-30'),
    waitlistPosition: some(n + 1, n),
    dropReason: some(n, textOf(n)),
    notes: some(n + 1, textOf(n)),
    enrollmentDate: pick(['2026-01-05', '2026-01-06'], n),
  });
  const attendance = await make.attendance({
    ...times(n),
    studentId: n % 2 ? student.id : id('Ada'),
    batchId: n % 4 === 3 ? null : id('own batch'),
    date: `2026-03-${String(n + 1).padStart(2, '0')}`,
    session: some(n, textOf(n, 50)),
    status: pick(AttendanceStatus, n),
    remarks: some(n + 1, textOf(n)),
    minutesLate: some(n, 5),
    markedBy: userId,
  });
  await addMoney(school, userId, n, { studentId: student.id, parentId: parent.id, enrollmentId: enrollment.id });
  const taught = { batchId: id('own batch'), studentId: n % 2 ? student.id : id('Ada') };
  const resultId = await addGrades(school, userId, n, taught);
  const comment = { enrollmentId: enrollment.id, text: textOf(n), status: pick(TermCommentStatus, n) };
  await make.record(TermComment, { ...times(n), ...comment });
  await addRecords(school, userId, n, { attendanceId: attendance.id, resultId, resourceId: department.id });
}

/** Adds an assessment with a result and averages. Returns the id of the result. */
async function addGrades(
  { academy: { with: make } }: School,
  gradedBy: string,
  n: number,
  taught: { readonly batchId: string; readonly studentId: string },
): Promise<string> {
  const at = '2026-04-01T10:00:00.007Z';
  const assessment = await make.record(Assessment, {
    ...times(n),
    ...{ batchId: taught.batchId, title: textOf(n, 255), kind: pick(AssessmentKind, n), maxScore: 1_000 + n },
    ...{ date: some(n, '2026-03-30'), weight: n, status: pick(AssessmentStatus, n), publishAt: some(n, at) },
  });
  const places = [{ batchId: taught.batchId }, { courseId: (await make.course()).id }];
  const material = await makeMaterial(make, {
    ...{ ...times(n), ...pick(places, n), title: textOf(n, 255), description: some(n, textOf(n)), position: n + 1 },
    ...{ section: some(n + 1, textOf(n, 100)), status: pick(MaterialStatus, n), audience: pick(MaterialAudience, n) },
    ...{ visibleFrom: some(n, '2026-01-05'), visibleUntil: some(n + 1, '2099-12-31') },
  });
  const viewed = { firstViewedAt: at, lastViewedAt: at, count: n + 1 };
  await make.record(MaterialView, { ...times(n), ...viewed, materialId: material.id, studentId: taught.studentId });
  const score = { score: some(n + 1, 7 * n), feedback: some(n, textOf(n)), gradedBy, gradedAt: at };
  const graded = { ...times(n), ...taught, assessmentId: assessment.id, status: pick(ResultStatus, n), ...score };
  const average = { termKey: uuid(), average: some(n, 33 * n), publishedAverage: some(n + 1, n) };
  await make.record(GradeAverage, { ...taught, ...average });
  return (await make.record(Result, graded)).id;
}

async function addMoney(
  { academy, ids }: School,
  receivedBy: string,
  n: number,
  odd: { studentId: string; parentId: string; enrollmentId: string },
): Promise<void> {
  const fee = await academy.with.fee({
    ...times(n),
    studentId: n % 2 ? odd.studentId : (ids.Ada as string),
    parentId: some(n, n % 4 ? odd.parentId : (ids.Pa as string)),
    enrollmentId: some(n + 1, odd.enrollmentId),
    feeType: pick(FeeType, n),
    title: some(n, textOf(n)),
    period: some(n + 1, `odd ${n}`),
    amount: n === 2 ? 9_999_999_999 : 10_000 + (n % 4),
    dueDate: pick(['2020-01-01', '2099-01-31', '2026-05-05'], n),
    notes: some(n, textOf(n + 1)),
    voidedAt: n === 5 ? '2026-02-01T00:00:00.000Z' : null,
  });
  if (n % 3 === 2) return;
  const method = pick(PaymentMethod, n);
  const paid = await academy.with.payment({ ...times(n), feeId: fee.id, amount: 10_000, method, receivedBy });
  const refund = { feeId: fee.id, amount: -(n + 5), refundOfId: paid.id, reference: textOf(n), receivedBy };
  await academy.with.payment({ ...times(n + 1), ...refund, paidAt: '2026-01-15T10:30:00.120Z' });
}

async function addRecords(
  { academy }: School,
  userId: string,
  n: number,
  { attendanceId, resultId, resourceId }: { attendanceId: string; resultId: string; resourceId: string },
): Promise<void> {
  const at = '2026-04-01T10:00:00.007Z';
  await academy.run(async (em) => {
    const create = <T extends object>(entity: new () => T, data: object) =>
      em.create(entity, { ...times(n), ...data } as never, { partial: true });
    const mark = { attendance: referTo(em, Attendance, attendanceId), markedBy: userId, markedAt: at };
    create(AttendanceHistory, { ...mark, status: pick(AttendanceStatus, n), remarks: some(n, textOf(n)) });
    create(AttendanceHistory, { ...mark, status: pick(AttendanceStatus, n + 1), minutesLate: some(n, 9) });
    const earlier = { result: referTo(em, Result, resultId), gradedBy: userId, gradedAt: at };
    create(ResultHistory, {
      ...earlier,
      status: pick(ResultStatus, n),
      score: some(n, 50 * n),
      feedback: some(n, textOf(n)),
    });
    create(Invitation, {
      email: `odd-${n}@example.test`,
      role: pick(MemberRole, n),
      staffRole: n % 4 === 1 ? pick(StaffRole, n) : null,
      tokenHash: `odd ${n} ${userId}`,
      inviter: em.getReference(User, userId),
      expiresAt: n % 2 ? '2020-01-01T00:00:00.000Z' : '2099-01-01T00:00:00.000Z',
      acceptedAt: n % 4 === 0 ? at : null,
      revokedAt: n % 4 === 1 ? at : null,
    });
    create(ApiKey, {
      ...{ name: textOf(n, 100), role: pick(ApiKeyRole, n), scopes: ['fees:read', textOf(n)] },
      ...{ expiresAt: n % 2 ? '2020-01-01T00:00:00.000Z' : '2099-01-01T00:00:00.000Z', lastUsedAt: some(n, at) },
      ...{ allowedCidrs: some(n, ['192.0.2.0/24']), revokedAt: n % 4 === 1 ? at : null, secretHash: 'odd' },
      creator: em.getReference(User, userId),
    });
    create(CalendarFeed, {
      ...{ scope: pick(FeedScope, n), targetId: some(n, resourceId), name: textOf(n, 100), lastFetchedAt: some(n, at) },
      ...{ user: em.getReference(User, userId), tokenHash: `odd ${n} ${userId}` },
    });
    create(AuditEntry, {
      userId: some(n, userId),
      action: pick(['created', 'updated', 'deleted'], n),
      resource: pick(['Department', 'Batch', textOf(n, 50)], n),
      resourceId,
      before: some(n, { [textOf(n)]: textOf(n + 1), nested: { list: [1, -0.5, 1e21, true, null, []] }, empty: {} }),
      after: some(n + 1, n === 1 ? {} : { text: LONG, b: 1, a: 2 }),
      requestId: some(n, textOf(n, 64)),
    });
  });
}

import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { AttendanceStatus } from '../../../../src/features/learning/attendance/attendance.enums.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, refusal } from '../../writing.ts';

const { PRESENT, LATE, ABSENT, EXCUSED } = AttendanceStatus;
const COMPLETE = `mutation ($id: ID!, $reason: String) {
  done: completeEnrollment(id: $id, overrideReason: $reason) { status progressPercentage overrideReason }
}`;

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

/**
 * Creates an active enrollment in a course with a completion rule, and one attendance mark for each day from 2 February
 * on.
 */
async function inCourse(rule: object, marks: AttendanceStatus[] = [], given: object = {}, at = academy) {
  const completionRule = { minAttendance: null, minProgress: null, requirePaid: false, ...rule };
  const course = await at.with.course({ completionRule });
  const batch = await at.with.batch({ courseId: course.id });
  const student = await at.with.student();
  const enrollment = await at.with.enrollment({ batchId: batch.id, studentId: student.id, ...given });
  for (const [index, status] of marks.entries()) {
    const date = `2026-02-${String(index + 2).padStart(2, '0')}`;
    await at.with.attendance({ studentId: student.id, batchId: batch.id, date, status });
  }
  return { id: enrollment.id, studentId: student.id };
}

const complete = (id: string, reason: string | null = null, as = admin) => gql(app, as, COMPLETE, { id, reason });
const refused = (id: string, at = academy, as = admin) => refusal(app, at.id, () => complete(id, null, as));
const lacks = (what: string) =>
  badInput({ status: [`The enrollment does not meet the completion rule: it lacks ${what}.`] });

describe('completeEnrollment in a course with a completion rule', () => {
  it('refuses an enrollment with too little attendance with 422', async () => {
    const rule = { minAttendance: 75 };
    const { id } = await inCourse(rule, [PRESENT, LATE, ABSENT, EXCUSED]);
    expect(await refused(id)).toEqual(lacks('attendance of 75 %'));
    const { id: enough } = await inCourse(rule, [PRESENT, LATE, PRESENT, ABSENT, EXCUSED]);
    expect((await complete(enough)).data.done).toMatchObject({ status: 'COMPLETED', progressPercentage: 100 });
  });

  it('refuses an enrollment without attendance marks if the rule requires attendance', async () => {
    for (const marks of [[], [EXCUSED]]) {
      expect(await refused((await inCourse({ minAttendance: 0 }, marks)).id)).toEqual(lacks('attendance of 0 %'));
    }
  });

  it('counts late and excused marks as the attendance settings of the academy require', async () => {
    const settings = { ...defaultSettings(), attendanceCounting: { late: 'absent', excused: 'present' } } as never;
    const other = await seedAcademy(app, { settings });
    const as = await other.as('academy_admin');
    const { id } = await inCourse({ minAttendance: 75 }, [PRESENT, LATE, LATE, PRESENT], {}, other);
    expect(await refused(id, other, as)).toEqual(lacks('attendance of 75 %'));
    const { id: excused } = await inCourse({ minAttendance: 75 }, [PRESENT, EXCUSED, EXCUSED, LATE], {}, other);
    expect((await complete(excused, null, as)).data.done.status).toBe('COMPLETED');
  });

  it('ignores marks on days before the student was active', async () => {
    const given = { enrollmentDate: '2026-02-04' };
    const { id } = await inCourse({ minAttendance: 100 }, [ABSENT, ABSENT, PRESENT], given);
    expect((await complete(id)).data.done.status).toBe('COMPLETED');
  });

  it('checks the progress in the request, or the stored progress if the request contains none', async () => {
    const { id } = await inCourse({ minProgress: 80 }, [], { progressPercentage: 79 });
    expect(await refused(id)).toEqual(lacks('progress of 80 %'));
    const path = `/enrollments/${id}`;
    const both = await rest(app, admin, 'PUT', path, { status: 'completed', progress_percentage: 80 });
    expect(both).toMatchObject({ status: 200, body: { data: { status: 'completed', override_reason: null } } });
  });

  it('refuses an enrollment with unpaid fees, and reports the amount to pay', async () => {
    const { id, studentId } = await inCourse({ requirePaid: true });
    const fee = await academy.with.fee({ studentId, enrollmentId: id, amount: 5_000 });
    await academy.with.fee({ studentId, amount: 900 });
    await academy.with.payment({ feeId: fee.id, amount: 1_000 });
    expect(await refused(id)).toEqual(lacks('payment of 40.00'));
    await academy.with.payment({ feeId: fee.id, amount: 4_000 });
    expect((await complete(id)).data.done.status).toBe('COMPLETED');
  });

  it('hides the amount to pay from department heads, who may not read fees', async () => {
    const staff = await academy.with.staff();
    const head = await academy.as('department_head', { staffId: staff.id });
    const department = await academy.with.department({ headStaffId: staff.id });
    const completionRule = { minAttendance: null, minProgress: null, requirePaid: true };
    const course = await academy.with.course({ departmentId: department.id, completionRule });
    const { id: studentId } = await academy.with.student();
    const { id } = await academy.with.enrollment({ studentId, courseId: course.id });
    await academy.with.fee({ studentId, enrollmentId: id, amount: 5_000 });
    expect(await refused(id, academy, head)).toEqual(lacks('payment'));
    expect(await refused(id)).toEqual(lacks('payment of 50.00'));
  });

  it('reports every condition of the rule that is not met, in GraphQL and REST', async () => {
    const { id } = await inCourse({ minAttendance: 50, minProgress: 10 }, [ABSENT]);
    const text = 'The enrollment does not meet the completion rule: it lacks progress of 10 %, attendance of 50 %.';
    const answer = await rest(app, admin, 'PUT', `/enrollments/${id}`, { status: 'completed' });
    expect(answer).toMatchObject({ status: 422, body: { message: text, errors: { status: [text] } } });
    expect((await rest(app, admin, 'GET', `/enrollments/${id}`)).body.data.status).toBe('active');
  });

  it('lets admins override the rule with a reason, and stores the reason', async () => {
    for (const role of ['academy_admin', 'administrator'] as const) {
      const { id } = await inCourse({ minProgress: 10 });
      const { data } = await complete(id, ' Moved away ', await academy.as(role));
      expect(data.done).toEqual({ status: 'COMPLETED', progressPercentage: 100, overrideReason: 'Moved away' });
    }
    const { id } = await inCourse({ minProgress: 10 });
    const body = { status: 'completed', override_reason: 'Trial' };
    const { body: answer } = await rest(app, admin, 'PUT', `/enrollments/${id}`, body);
    expect(answer.data).toMatchObject({ status: 'completed', override_reason: 'Trial' });
  });

  it('ignores the reason for an override if the enrollment meets the rule', async () => {
    const { id } = await inCourse({});
    expect((await complete(id, 'In any case')).data.done).toMatchObject({ status: 'COMPLETED', overrideReason: null });
  });

  it.each(['department_head', 'support_staff'] as const)('forbids the role %s to override the rule', async (role) => {
    const actor = await academy.as(role);
    const { id } = await inCourse({ minProgress: 10 });
    const call = () => complete(id, 'Please', actor);
    expect(await refusal(app, academy.id, call)).toEqual(FORBIDDEN);
  });

  it('completes every enrollment without checking the rule if the whole batch is completed', async () => {
    const { id } = await inCourse({ minProgress: 10 });
    const { body } = await rest(app, admin, 'GET', `/enrollments/${id}`);
    await rest(app, admin, 'PUT', `/batches/${body.data.batch_id}`, { status: 'completed' });
    expect((await rest(app, admin, 'GET', `/enrollments/${id}`)).body.data.status).toBe(EnrollmentStatus.COMPLETED);
  });
});

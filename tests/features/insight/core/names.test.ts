import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { AttendanceStatus } from '../../../../src/features/learning/attendance/attendance.enums.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { rest } from '../../../support/clients.ts';
import type { Member } from '../../../support/seed.ts';
import { done, type Family, linkPayer, openFamily } from '../../money/ledger/family.ts';
import { teach } from './attendance-story.ts';

const DAYS = 'from=2026-03-01&to=2026-03-31';

let app: TestApp;
let family: Family;
let teacher: Member;
let head: Member;

/** Creates a batch with two students, one of whom has left. A second parent has paid a fee of the other student. */
beforeAll(async () => {
  app = await testApp();
  family = await openFamily(app);
  const { academy, admin, childId, siblingId } = family;
  [teacher, head] = [await academy.as('teacher'), await academy.as('department_head')];
  const department = await academy.with.department({ headStaffId: head.staffId as string });
  const { id: courseId } = await academy.with.course({ departmentId: department.id });
  const { id: batchId } = await academy.with.batch({ courseId, instructorId: teacher.staffId as string });
  const since = { batchId, enrollmentDate: '2026-01-01' };
  await academy.with.enrollment({ ...since, studentId: childId });
  const gone = { status: EnrollmentStatus.DROPPED, droppedOn: '2026-03-20' };
  await academy.with.enrollment({ ...since, ...gone, studentId: siblingId });
  const marks = { [childId]: AttendanceStatus.PRESENT, [siblingId]: AttendanceStatus.ABSENT };
  await teach(academy, admin, [{ batchId, date: '2026-03-02', marks }]);
  const other = await academy.as('parent');
  await linkPayer(family, other.parentId as string, [childId]);
  const bill = { parentId: other.parentId as string };
  done(
    await family.recordPayment({ feeId: await family.bill('20', '2099-01-31', bill), amount: '20', method: 'CASH' }),
  );
  await family.bill('90', '2099-01-31');
  await family.pay('90');
});

const rows = async (as: Member, path: string): Promise<Record<string, string | null>[]> => {
  const { status, body } = await rest(app, as, 'GET', `/reports/${path}`);
  expect(status, path).toBe(200);
  return body.data;
};

describe('names of people in reports', () => {
  it.each([
    `attendance-summary?${DAYS}&group_by=student`,
    `attendance-history?${DAYS}`,
    `student-progress?${DAYS}&group_by=student`,
    `student-progress?${DAYS}&group_by=enrollment`,
  ])('are returned only to callers who may see the person: report %s', async (path) => {
    const namesOf = async (as: Member) =>
      Object.fromEntries((await rows(as, path)).map(({ student_id, student_name }) => [student_id, student_name]));
    const [child, sibling] = [family.childId, family.siblingId];
    expect(await namesOf(family.admin)).toEqual({ [child]: expect.any(String), [sibling]: expect.any(String) });
    for (const member of [teacher, head]) {
      expect(await namesOf(member)).toEqual({ [child]: expect.any(String), [sibling]: null });
    }
  });

  it('are returned to families only in rows of their own account', async () => {
    const namesOf = async (as: Member) =>
      (await rows(as, 'payment-history?group_by=account')).map(({ account_name: name }) => name !== null);
    expect(await namesOf(family.admin as Member)).toEqual([true, true]);
    expect(await namesOf(family.payer)).toEqual([true, false]);
  });
});

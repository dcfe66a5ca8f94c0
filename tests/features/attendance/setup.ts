import { defaultSettings } from '../../../src/features/academies/academy-settings.ts';
import type { Role } from '../../../src/platform/permissions/roles.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { type Credentials, gql } from '../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';

export const FIELDS = `id academyId studentId batchId date session status remarks minutesLate markedBy markedAt createdAt
  updatedAt student { id name } batch { id name }
  history { totalCount nodes { attendanceId status remarks minutesLate markedBy markedAt } }`;

export const mark = (app: TestApp, as: Credentials, input: object) =>
  gql(app, as, `mutation ($input: MarkAttendanceInput!) { done: markAttendance(input: $input) { ${FIELDS} } }`, {
    input,
  });

export const correct = (app: TestApp, as: Credentials, id: string, input: object) =>
  gql(
    app,
    as,
    `mutation ($id: ID!, $input: UpdateAttendanceInput!) { done: updateAttendance(id: $id, input: $input) { ${FIELDS} } }`,
    { id, input },
  );

export const callRoll = (app: TestApp, as: Credentials, input: object) =>
  gql(app, as, `mutation ($input: TakeRollCallInput!) { done: takeRollCall(input: $input) { ${FIELDS} } }`, { input });

export const read = async (app: TestApp, as: Credentials, id: string) =>
  (await gql(app, as, `query ($id: ID!) { attendanceRecord(id: $id) { ${FIELDS} } }`, { id })).data.attendanceRecord;

/** The number of records visible to somebody. */
export const countOf = async (app: TestApp, as: Credentials): Promise<number> =>
  (await gql(app, as, '{ attendance { totalCount } }')).data.attendance.totalCount;

/** An academy with its admin, a batch of a department and taught by a teacher, and two students in it. */
export interface Class {
  app: TestApp;
  academy: SeededAcademy;
  admin: Member;
  teacher: Member;
  head: Member;
  batchId: string;
  /** The ids of the students who are in the batch since 2026-01-05. */
  studentIds: [string, string];
}

/** Seeds it; with a time zone, or with another number of edit hours. */
export async function seedClass(given: { timezone?: string; attendanceEditHours?: number } = {}): Promise<Class> {
  const app = await testApp();
  const academy = await seedAcademy(app, { settings: { ...defaultSettings(), ...given } });
  const admin = await academy.as('academy_admin');
  const teacher = await academy.as('teacher');
  const head = await academy.as('department_head');
  const department = await academy.with.department({ headStaffId: head.staffId as string });
  const course = await academy.with.course({ departmentId: department.id });
  const batch = await academy.with.batch({ courseId: course.id, instructorId: teacher.staffId as string });
  const at = { app, academy, admin, teacher, head, batchId: batch.id };
  return { ...at, studentIds: [await enrolled(at), await enrolled(at)] };
}

/** A new student in the batch, as the enrollment says. Answers the student's id. */
export async function enrolled({ academy, batchId }: Pick<Class, 'academy' | 'batchId'>, given: object = {}) {
  const student = await academy.with.student();
  await academy.with.enrollment({ studentId: student.id, batchId, ...given });
  return student.id;
}

/** Those whom the table of roles lets mark nothing. */
export const MERE_READERS: Role[] = ['support_staff', 'parent', 'student'];

/** The day so many days before today, UTC. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

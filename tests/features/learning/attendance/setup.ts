import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { type AcademySettings, defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { Staff } from '../../../../src/features/people/staff/staff.entity.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { referTo } from '../../../../src/platform/database/records.ts';
import type { Role } from '../../../../src/platform/permissions/roles.ts';
import { wallClock } from '../../../../src/platform/time/wall-clock.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

export const FIELDS = `id academyId studentId batchId sessionId date session status remarks minutesLate markedBy markedAt createdAt
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

/** Returns the number of attendance records that a caller can see. */
export const countOf = async (app: TestApp, as: Credentials): Promise<number> =>
  (await gql(app, as, '{ attendance { totalCount } }')).data.attendance.totalCount;

/** An academy with its admin, a batch with a teacher and a department head, and two students. */
export interface Class {
  app: TestApp;
  academy: SeededAcademy;
  admin: Member;
  teacher: Member;
  head: Member;
  batchId: string;
  /** The ids of two students who have been enrolled in the batch since 2026-01-05. */
  studentIds: [string, string];
}

/** Creates a class in a new academy with the given settings. */
export async function seedClass(given: Partial<AcademySettings> = {}): Promise<Class> {
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

/** Enrolls a new student in the batch. Returns the id of the student. */
export async function enrolled({ academy, batchId }: Pick<Class, 'academy' | 'batchId'>, given: object = {}) {
  const student = await academy.with.student();
  await academy.with.enrollment({ studentId: student.id, batchId, ...given });
  return student.id;
}

/** The roles that may not mark attendance. */
export const MERE_READERS: Role[] = ['support_staff', 'parent', 'student'];

/** Returns the date `days` before today, UTC. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The fields of a session that a test may set. */
type GivenLesson = Partial<
  Pick<ClassSession, 'date' | 'startTime' | 'endTime' | 'status' | 'topic' | 'slotDate' | 'instructorId'>
>;

/** Creates a session of the batch, by default today from 09:00 to 10:00. Returns the id of the session. */
export function lesson(
  { academy, batchId }: Pick<Class, 'academy' | 'batchId'>,
  { date = daysAgo(0), startTime = '09:00:00', endTime = '10:00:00', instructorId, ...given }: GivenLesson = {},
): Promise<string> {
  return academy.run(async (em) => {
    const session = new ClassSession();
    const times = { date, startTime, endTime, ...wallClock('UTC').intervalOf(date, startTime, endTime) };
    Object.assign(session, { slotDate: date, ...times, ...given, batch: referTo(em, Batch, batchId) });
    if (instructorId) session.instructor = referTo(em, Staff, instructorId);
    em.persist(session);
    return session.id;
  });
}

/** Reads a session from the database. */
export const kept = ({ academy }: Pick<Class, 'academy'>, id: string): Promise<ClassSession> =>
  academy.run((em) => em.findOneOrFail(ClassSession, { id }));

export const takeSession = (app: TestApp, as: Credentials, sessionId: string, records: object[]) =>
  gql(app, as, `mutation ($input: TakeSessionRollInput!) { done: takeSessionRoll(input: $input) { ${FIELDS} } }`, {
    input: { sessionId, records },
  });

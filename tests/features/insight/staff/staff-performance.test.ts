import { beforeAll, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { EnrollmentTransfer } from '../../../../src/features/academics/enrollments/enrollment-transfer.entity.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { Attendance } from '../../../../src/features/learning/attendance/attendance.entity.ts';
import { AttendanceStatus } from '../../../../src/features/learning/attendance/attendance.enums.ts';
import { Staff } from '../../../../src/features/people/staff/staff.entity.ts';
import { StaffStatus } from '../../../../src/features/people/staff/staff.enums.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { referTo } from '../../../../src/platform/database/records.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, gql, rest, unseen } from '../../../support/clients.ts';
import { exported } from '../../../support/csv.ts';
import { type Actor, seedAcademy } from '../../../support/seed.ts';
import { seedKey } from '../../identity/api-keys/setup.ts';
import { EVERY_ROLE } from '../../writing.ts';
import { teach } from '../core/attendance-story.ts';

const { PRESENT, LATE, ABSENT } = AttendanceStatus;
const NUMBERS =
  'scheduled held cancelled rollsInTime minutesHeld minutesAvailable drops heldRate inTimeRate utilization rate cost';
const MARCH = 'from: "2026-03-01", to: "2026-03-31"';

/**
 * Creates the sessions of a teacher in March 2026. The teacher has a batch on Mondays: two sessions are held, one is
 * cancelled, and one is not held. One of the held sessions is marked a day late. On a Wednesday, the teacher
 * substitutes for a colleague.
 */
async function march(app: TestApp) {
  const academy = await seedAcademy(app, { settings: { ...defaultSettings(), timezone: 'UTC' } });
  const [admin, head] = await Promise.all([academy.as('academy_admin'), academy.as('department_head')]);
  const department = await academy.with.department({ headStaffId: head.staffId as string });
  const weeklyAvailability = [
    // adjoining and overlapping periods: 480 minutes in all
    { day: 'monday', startTime: '12:00:00', endTime: '15:00:00' },
    { day: 'monday', startTime: '09:00:00', endTime: '13:00:00' },
    { day: 'monday', startTime: '10:00:00', endTime: '11:00:00' },
    { day: 'monday', startTime: '15:00:00', endTime: '17:00:00' },
    { day: 'wednesday', startTime: '15:00:00', endTime: '18:00:00' },
  ];
  const departments = [department.id];
  const { id: staffId } = await academy.with.staff({ hourlyRate: 3_000, weeklyAvailability, departments } as object);
  const teacher = await academy.as('teacher', { staffId });
  const colleague = await academy.as('teacher');
  const { id: own } = await academy.with.batch({ instructorId: staffId });
  const { id: other } = await academy.with.batch({ instructorId: colleague.staffId as string });
  const [one, two] = [await academy.with.student(), await academy.with.student()].map(({ id }) => id) as [
    string,
    string,
  ];
  await academy.with.enrollment({ studentId: one, batchId: own });
  await academy.with.enrollment({
    studentId: two,
    batchId: own,
    status: EnrollmentStatus.DROPPED,
    droppedOn: '2026-03-20',
  });
  const by = { instructorId: staffId };
  await teach(academy, admin, [
    { ...by, batchId: own, date: '2026-03-02', marks: { [one]: PRESENT, [two]: ABSENT } },
    { ...by, batchId: own, date: '2026-03-09', marks: { [one]: PRESENT, [two]: LATE } },
    { ...by, batchId: own, date: '2026-03-16', marks: {}, status: SessionStatus.CANCELLED },
    { ...by, batchId: own, date: '2026-03-23', marks: {} },
    { ...by, batchId: other, date: '2026-03-04', marks: { [one]: ABSENT } },
  ]);
  await academy.run(async (em) => {
    for (const date of ['2026-03-02', '2026-03-04', '2026-03-09']) {
      const createdAt = date === '2026-03-09' ? '2026-03-10T00:00:00.000Z' : `${date}T23:59:59.999Z`;
      await em.nativeUpdate(Attendance, { date }, { createdAt });
      await em.nativeUpdate(ClassSession, { date }, { firstMarkedAt: createdAt });
    }
  });
  // a transfer within the course is not a drop
  const { id: movedId } = await academy.with.student();
  const moved = { studentId: movedId, batchId: own };
  const left = { ...moved, status: EnrollmentStatus.DROPPED, droppedOn: '2026-03-20', dropReason: 'transferred' };
  const [{ id: leftId }, { id: enteredId }] = [
    await academy.with.enrollment(left),
    await academy.with.enrollment(moved),
  ];
  await academy.run(async (em) => {
    const find = (id: string) => em.findOneOrFail(Enrollment, { id });
    const [transferred, entered] = [await find(leftId), await find(enteredId)];
    em.persist(Object.assign(new EnrollmentTransfer(), { left: transferred, entered, wasActive: true }));
  });
  return { academy, admin, head, teacher, colleague, own, one, departmentId: department.id };
}

const TEACHER = {
  ...{ scheduled: 4, held: 3, cancelled: 1, rollsInTime: 2, minutesHeld: 180, drops: 1 },
  // March has five Mondays with 480 minutes and four Wednesdays with 180 minutes
  minutesAvailable: 5 * 480 + 4 * 180,
  ...{ heldRate: '75.00', inTimeRate: '66.67', utilization: '5.77', rate: '60.00', cost: '90.00' },
};

let app: TestApp;
let at: Awaited<ReturnType<typeof march>>;

beforeAll(async () => {
  app = await testApp();
  at = await march(app);
});

const ask = (filter: string, as: Actor = at.admin, fields = `staffId ${NUMBERS}`) =>
  gql(
    app,
    as,
    `{ staffPerformanceReport(filter: { ${filter} }) { totalCount groupBy totals { ${NUMBERS} } nodes { ${fields} } } }`,
  );
const report = async (filter: string, as?: Actor, fields?: string) =>
  (await ask(filter, as, fields)).data.staffPerformanceReport;

describe('staffPerformanceReport', () => {
  it('counts a session for the instructor who led it, and a drop for the instructor who led the last session before the drop', async () => {
    expect(await report(MARCH)).toEqual({
      ...{ totalCount: 1, groupBy: 'STAFF' },
      totals: TEACHER,
      // the colleague was substituted and led no session
      nodes: [{ staffId: at.teacher.staffId, ...TEACHER }],
    });
  });

  it('returns the cost of staff to API keys only with the scope staff:read', async () => {
    const full = await seedKey({ app, ...at }, { scopes: ['reports:read', 'staff:read'] });
    const bare = await seedKey({ app, ...at }, { scopes: ['reports:read'] });
    const path = '/reports/staff-performance?from=2026-03-01&to=2026-03-31';
    for (const [as, cost] of [
      [full, TEACHER.cost],
      [bare, null],
    ] as const) {
      const { data } = await gql(
        app,
        as,
        `{ staffPerformanceReport(filter: { ${MARCH} }) { totals { held cost } nodes { held cost } } }`,
      );
      const told = { held: TEACHER.held, cost };
      expect(data.staffPerformanceReport).toEqual({ totals: told, nodes: [told] });
      const { body } = await rest(app, as, 'GET', path);
      expect([body.totals.cost, body.data[0].cost]).toEqual([cost, cost]);
      expect(
        JSON.stringify(await exported(app, { ...as, academyId: at.academy.id }, path)).includes(TEACHER.cost),
      ).toBe(cost !== null);
    }
  });

  it('counts sessions of a former instructor for that instructor, and only later sessions for the successor', async () => {
    const other = await march(app);
    const successor = await other.academy.as('teacher');
    const MAY = 'from: "2026-03-01", to: "2026-05-31"';
    const before = (await report(MAY, other.admin)).nodes;
    const leaver = { staffId: other.teacher.staffId, scheduled: 4, drops: 1, rate: '60.00' };
    expect(before[0]).toMatchObject(leaver);
    await other.academy.run(async (em) => {
      const batch = await em.findOneOrFail(Batch, { id: other.own });
      batch.instructor = referTo(em, Staff, successor.staffId as string);
      const leaver = await em.findOneOrFail(Staff, { id: other.teacher.staffId as string });
      leaver.status = StaffStatus.TERMINATED;
    });
    expect((await report(MAY, other.admin)).nodes).toEqual(before);
    const by = { instructorId: successor.staffId as string };
    await teach(other.academy, other.admin, [
      { ...by, batchId: other.own, date: '2026-04-06', marks: { [other.one]: PRESENT } },
    ]);
    await other.academy.with.enrollment({
      ...{ studentId: (await other.academy.with.student()).id, batchId: other.own },
      ...{ status: EnrollmentStatus.DROPPED, droppedOn: '2026-04-20' },
    });
    const { nodes } = await report(MAY, other.admin);
    expect(nodes.find(({ staffId }: any) => staffId === other.teacher.staffId)).toEqual(before[0]);
    expect(nodes.find(({ staffId }: any) => staffId === successor.staffId)).toMatchObject({
      ...{ scheduled: 1, held: 1, drops: 1, rate: '100.00' },
    });
  });

  it('excludes sessions outside the period and on future days', async () => {
    expect((await report(`${MARCH}, asOf: "2026-03-04"`)).totals).toMatchObject({
      ...{ scheduled: 2, held: 2, cancelled: 0, drops: 0, minutesAvailable: 480 + 180 },
    });
    expect((await report('from: "2026-04-01", to: "2026-04-05"')).totals).toMatchObject({ scheduled: 0, rate: null });
  });

  it('shows department heads the staff of their departments, shows other staff only their own row, and shows the cost only to academy admins', async () => {
    const own = { totalCount: 1, totals: { ...TEACHER, cost: null }, nodes: [{ ...TEACHER, cost: null }] };
    expect(await report(MARCH, at.head)).toMatchObject(own);
    expect(await report(MARCH, at.teacher)).toMatchObject(own);
    expect(await report(MARCH, at.colleague)).toMatchObject({ totalCount: 0, nodes: [] });
    const toAdministrators = await report(MARCH, await at.academy.as('administrator'));
    expect(toAdministrators).toMatchObject({ totalCount: 1, totals: { scheduled: 4, cost: null } });
    for (const role of EVERY_ROLE) {
      const isFamily = ['parent', 'student'].includes(role);
      expect(codes(await ask(MARCH, await at.academy.as(role))), role).toEqual(isFamily ? ['FORBIDDEN'] : []);
    }
  });

  it('applies filters, and returns no data of other academies', async () => {
    const elsewhere = await march(app);
    for (const filter of [`instructorId: "${at.teacher.staffId}"`, `departmentId: "${at.departmentId}"`]) {
      expect(await report(`${MARCH}, ${filter}`), filter).toMatchObject({ totalCount: 1, totals: TEACHER });
      expect(await report(`${MARCH}, ${filter}`, elsewhere.admin), filter).toMatchObject({ totalCount: 0, nodes: [] });
      expect(await report(`${MARCH}, ${filter}`, at.colleague), filter).toMatchObject({ totalCount: 0, nodes: [] });
    }
  });

  it('runs one SQL statement', async () => {
    const query = unseen('{ staffPerformanceReport { totalCount totals { held } nodes { staffName rate } } }');
    const { statements } = await app.counting(() => gql(app, at.admin, query));
    expect(statements.filter((text) => text.includes('"staffName"'))).toHaveLength(1);
  });

  it('is available over REST, and as a CSV file with a line of totals', async () => {
    const path = '/reports/staff-performance?from=2026-03-01&to=2026-03-31&sort=-minutes_held';
    const { status, body } = await rest(app, at.admin, 'GET', path);
    expect([status, body.totals.minutes_held, body.data[0]]).toMatchObject([
      ...[
        200,
        180,
        { staff_id: at.teacher.staffId, staff_name: expect.any(String), in_time_rate: '66.67', cost: '90.00' },
      ],
    ]);
    const lines = (await exported(app, at.admin, path)).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toBe('total,,4,3,1,2,180,3120,1,75.00,66.67,5.77,60.00,90.00');
    expect((await rest(app, at.admin, 'GET', '/reports/staff-performance?group_by=student')).status).toBe(422);
  });
});

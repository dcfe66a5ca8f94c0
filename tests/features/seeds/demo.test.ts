import 'reflect-metadata';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD, type DemoLogin, loadDemo } from '../../../seeds/demo.ts';
import { seedAcademies } from '../../../seeds/seed-academies.ts';
import { verifyPassword } from '../../../src/features/identity/auth/account/passwords.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import {
  countByStatus,
  expectAgesFit,
  expectAttendanceAllowed,
  expectIdsInTime,
  expectLedgerKept,
  expectSeatsKept,
  expectStepsKept,
  paymentStatuses,
  weeksBefore,
} from './seed-rules.ts';
import {
  academiesOf,
  demoSettings,
  dump,
  emptyDatabase,
  openEmptyDatabase,
  rowsOf,
  type SeededRows,
} from './seeded-rows.ts';

const TODAY = '2026-03-04';
const NOW = '2026-03-04T12:00:00.000Z';
const SLUGS = ['northgate-chess', 'riverside-swim'];

interface Login {
  id: string;
  passwordHash: string;
  isSuperAdmin: boolean;
}

async function loginsOf(database: Database): Promise<Map<string, Login>> {
  const { rows } = await sql<Login & { email: string }>`
    select email, id, password_hash as "passwordHash", is_super_admin as "isSuperAdmin" from users
    where kind = 'person'`.execute(database.kysely);
  return new Map(rows.map((row) => [row.email, row]));
}

const demo = { logins: [] as readonly DemoLogin[], academies: [] as { slug: string; rows: SeededRows }[] };
let database: Database;

beforeAll(async () => {
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] });
  database = await openEmptyDatabase();
  demo.logins = await loadDemo(database, demoSettings(), TODAY);
  for (const [slug, id] of await academiesOf(database)) {
    demo.academies.push({ slug, rows: await rowsOf(database, id) });
  }
});
afterAll(async () => {
  vi.useRealTimers();
  await database.close();
});

test('loadDemo fills both academies with every kind of record, and the records satisfy every rule', async () => {
  const { academies } = demo;
  expect(academies.map(({ slug }) => slug)).toEqual(SLUGS);
  for (const { rows } of academies) {
    expectSeatsKept(rows);
    expectStepsKept(rows);
    expectAttendanceAllowed(rows, TODAY);
    expectLedgerKept(rows);
    expectAgesFit(rows);
    expectIdsInTime(rows, TODAY, NOW);
    expect(rows.students.length).toBeGreaterThanOrEqual(60);
    const withParents = new Set(rows.parentStudents.map(({ studentId }) => studentId));
    expect(withParents.size).toBe(rows.students.length);
    const some = expect.any(Number);
    expect(countByStatus(rows.batches)).toEqual({ upcoming: some, ongoing: some, completed: some, cancelled: some });
    expect(countByStatus(rows.enrollments)).toEqual({ pending: some, active: some, completed: some, dropped: some });
    expect(countByStatus(rows.attendance)).toEqual({ present: some, absent: some, late: some, excused: some });
    expect(paymentStatuses(rows, TODAY)).toEqual({ pending: some, partial: some, paid: some, overdue: some });
    expect(rows.fees.some(({ voidedAt }) => voidedAt)).toBe(true);
    const dates = rows.attendance.map(({ date }) => date).sort();
    // the first date is a year before the present week
    expect(dates[0]! >= weeksBefore(TODAY, 54) && dates[0]! < weeksBefore(TODAY, 52)).toBe(true);
    expect(dates.at(-1)! >= weeksBefore(TODAY, 1)).toBe(true);
    expectHistory(rows);
  }
  const { rows } = await sql`
    select slug, name, type from academies order by slug`.execute(database.kysely);
  expect(rows).toEqual([
    { slug: 'northgate-chess', name: 'Northgate Chess Academy', type: 'chess' },
    { slug: 'riverside-swim', name: 'Riverside Swim School', type: 'swimming' },
  ]);
});

/**
 * Expects data for reports: a year of payments, students who left for several reasons, and a class with falling
 * attendance.
 */
function expectHistory({ students, enrollments, payments, batches, attendance }: SeededRows): void {
  expect(new Set(payments.map(({ paidAt }) => paidAt.slice(0, 7))).size).toBeGreaterThanOrEqual(12);
  expect(countByStatus(students)).toEqual({ active: expect.any(Number), inactive: expect.any(Number) });
  const left = enrollments.filter(({ status }) => status === 'dropped');
  expect(new Set(left.map(({ dropReason }) => dropReason)).size).toBeGreaterThan(4);
  const ongoing = new Set(batches.filter(({ status }) => status === 'ongoing').map(({ id }) => id));
  /** Returns the highest share of absences among the ongoing batches. */
  const most = (from: string, to: string) => {
    const marks = attendance.filter(({ batchId, date }) => ongoing.has(batchId!) && from <= date && date < to);
    const shares = [...Map.groupBy(marks, ({ batchId }) => batchId).values()].map(
      (own) => countByStatus(own).absent! / own.length,
    );
    return Math.max(...shares);
  };
  expect(most(weeksBefore(TODAY, 13), weeksBefore(TODAY, 9))).toBeLessThan(0.25);
  expect(most(weeksBefore(TODAY, 4), TODAY)).toBeGreaterThan(0.35);
}

test('loadDemo creates a login for every role, all with the same password', async () => {
  const { logins, academies } = demo;
  const users = await loginsOf(database);
  expect(users.size).toBe(16);
  expect([...users.keys()].sort()).toEqual(logins.map(({ email }) => email).sort());
  const hashes = new Set([...users.values()].map(({ passwordHash }) => passwordHash));
  expect(hashes.size).toBe(1);
  expect(await verifyPassword([...hashes][0]!, DEMO_PASSWORD)).toBe(true);
  expect([...users].filter(([, user]) => user.isSuperAdmin).map(([email]) => email)).toEqual(['super@demo.test']);

  for (const { slug, rows } of academies) {
    const emailOf = new Map([...users].map(([email, { id }]) => [id, email]));
    const memberships = rows.memberships.map(({ userId, role, staffRole }) => [emailOf.get(userId), role, staffRole]);
    expect(memberships).toHaveLength(8);
    expect(memberships).toEqual(
      expect.arrayContaining([
        [`admin@${slug}.test`, 'academy_admin', null],
        [`office@${slug}.test`, 'staff', 'administrator'],
        [`head@${slug}.test`, 'staff', 'department_head'],
        [`teacher@${slug}.test`, 'staff', 'teacher'],
        [`support@${slug}.test`, 'staff', 'support_staff'],
        [`parent@${slug}.test`, 'parent', null],
        [`student@${slug}.test`, 'student', null],
        ['parent@both.test', 'parent', null],
      ]),
    );
    expectLoginsHaveData(rows, (login) => users.get(`${login}@${slug}.test`)!.id);
  }
});

/** Expects rows for each login. */
function expectLoginsHaveData(rows: SeededRows, userIdOf: (login: string) => string): void {
  const membership = (login: string) => rows.memberships.find(({ userId }) => userId === userIdOf(login))!;
  const expectLearning = (studentId: string) => {
    for (const own of [rows.enrollments, rows.attendance, rows.fees]) {
      expect(own.some((row) => row.studentId === studentId)).toBe(true);
    }
  };
  const children = rows.parentStudents.filter(({ parentId }) => parentId === membership('parent').parentId);
  expect(children.length).toBeGreaterThanOrEqual(2);
  for (const { studentId } of children) expectLearning(studentId);
  expectLearning(membership('student').studentId!);

  const taught = rows.batches.filter(({ instructorId }) => instructorId === membership('teacher').staffId);
  const inTaught = rows.enrollments.filter(({ batchId }) => taught.some(({ id }) => id === batchId));
  expect(inTaught.some(({ status }) => status === 'active')).toBe(true);
  expect(inTaught.some(({ waitlistPosition }) => waitlistPosition === 1)).toBe(true);
  expect(rows.attendance.some(({ markedBy }) => markedBy === userIdOf('teacher'))).toBe(true);

  const led = rows.departments.find(({ headStaffId }) => headStaffId === membership('head').staffId)!;
  const ledCourses = rows.courses.filter(({ departmentId }) => departmentId === led.id);
  expect(rows.enrollments.some(({ courseId }) => ledCourses.some(({ id }) => id === courseId))).toBe(true);
}

test('loadDemo changes nothing if the database already contains the demo academies', async () => {
  const before = await dump(database);
  expect(await loadDemo(database, demoSettings(), '2026-03-05')).toEqual(demo.logins);
  expect(await dump(database)).toEqual(before);
});

test('loadDemo adds nothing if the database contains other academies', async () => {
  const database = await emptyDatabase();
  await seedAcademies(database, { academies: 1, students: 3, reset: false }, 'hash', TODAY);
  expect(await loadDemo(database, demoSettings(), TODAY)).toEqual([]);
  expect([...(await academiesOf(database)).keys()]).toEqual(['seed-academy-1']);
});

test('loadDemo creates the same ids on a later day, with more attendance up to that day', async () => {
  const sunday = '2029-12-30';
  vi.setSystemTime(`${sunday}T12:00:00.000Z`);
  const later = await emptyDatabase();
  await loadDemo(later, demoSettings(), sunday);
  vi.setSystemTime(NOW);
  const { attendance: until, ...ids } = await loadedIds(database, TODAY);
  const { attendance: untilSunday, ...idsOfSunday } = await loadedIds(later, sunday);
  expect(idsOfSunday).toEqual(ids);
  expect(untilSunday!.length).toBeGreaterThan(until!.length);
  expect(untilSunday!.slice(0, until!.length)).toEqual(until);
});

/** Returns the ids of the loaded rows by table, without rows that the service added. */
async function loadedIds(database: Database, today: string): Promise<Record<string, unknown[]>> {
  const ids = Object.entries(await dump(database)).map(([table, rows]) => [
    table,
    rows.filter((row) => (row.created_at as string) < today).map(({ id }) => id),
  ]);
  return Object.fromEntries(ids);
}

test('loadDemo leaves no rows in the database if it fails', async () => {
  const database = await emptyDatabase();
  const taken = 'parent@northgate-chess.test';
  await sql`insert into users (id, created_at, updated_at, name, email, password_hash, is_super_admin) values
    ('019c0000-0000-7000-8000-000000000000', ${`${TODAY}T00:00:00.000Z`}, ${`${TODAY}T00:00:00.000Z`}, 'Somebody',
      ${taken}, 'none', false)`.execute(database.kysely);
  await expect(loadDemo(database, demoSettings(), TODAY)).rejects.toThrow();
  expect((await academiesOf(database)).size).toBe(0);
  expect([...(await loginsOf(database)).keys()]).toEqual([taken]);
});

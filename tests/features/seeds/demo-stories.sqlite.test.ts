import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { User } from '../../../src/features/identity/auth/user.entity.ts';
import { AttendanceHistory } from '../../../src/features/learning/attendance/attendance-history.entity.ts';
import { Invitation } from '../../../src/features/people/members/invitations/invitation.entity.ts';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { IdempotencyKey } from '../../../src/platform/database/idempotency-key.entity.ts';
import { tenantTransaction } from '../../../src/platform/database/tenant-session.ts';
import { OutboxEvent } from '../../../src/platform/events/outbox.entity.ts';
import { todayIn } from '../../../src/platform/tenancy/context.ts';
import {
  expectAgesFit,
  expectAttendanceAllowed,
  expectIdsInTime,
  expectLedgerKept,
  expectSeatsKept,
  expectStepsKept,
  paymentStatuses,
} from './seed-rules.ts';
import { academiesOf, openDemo, rowsOf, type SeededRows } from './seeded-rows.ts';

const TODAY = '2026-03-04';
const NOW = '2026-03-04T12:00:00.000Z';

/** The rows that the service added after the load. */
interface Traces {
  invitations: Invitation[];
  history: AttendanceHistory[];
  audit: AuditEntry[];
  events: OutboxEvent[];
  keys: IdempotencyKey[];
}

const tracesOf = (database: Database, academyId: string): Promise<Traces> =>
  tenantTransaction(database, academyId, async (em) => ({
    invitations: await em.find(Invitation, {}),
    history: await em.find(AttendanceHistory, {}),
    audit: await em.find(AuditEntry, {}),
    events: await em.find(OutboxEvent, {}),
    keys: await em.find(IdempotencyKey, {}),
  }));

const pretendItIs = (instant: string) => vi.useFakeTimers({ now: Date.parse(instant), toFake: ['Date'] });

let database: Database;

beforeAll(async () => {
  pretendItIs(NOW);
  database = await openDemo();
  vi.useRealTimers();
});
afterAll(() => database.close());

describe.each(['riverside-swim', 'northgate-chess'])('demo data of the academy %s', (slug) => {
  let rows: SeededRows;
  let traces: Traces;
  const userIds = new Map<string, string>();

  beforeAll(async () => {
    const id = (await academiesOf(database)).get(slug)!;
    rows = await rowsOf(database, id);
    traces = await tracesOf(database, id);
    for (const { email, id } of await database.orm.em.fork().find(User, {})) userIds.set(email, id);
  });

  const memberOf = (login: string) =>
    rows.memberships.find(({ userId }) => userId === userIds.get(`${login}@${slug}.test`))!;
  const isNew = ({ createdAt }: { createdAt: string }) => createdAt === NOW;
  const changed = (all: { id: string; createdAt: string; version: number }[]) =>
    all.filter((row) => !isNew(row) && row.version > 1);

  test('include an open invitation of a teacher and a revoked invitation of a parent', () => {
    const { invitations, events } = traces;
    expect(invitations.map(({ role, revokedAt, acceptedAt }) => [role, revokedAt, acceptedAt]).sort()).toEqual([
      ['parent', NOW, null],
      ['staff', null, null],
    ]);
    expect(invitations.every(({ expiresAt }) => expiresAt > NOW)).toBe(true);
    const invited = events.filter(({ type }) => type === 'member.invited');
    expect(invited.map(({ resourceId }) => resourceId).toSorted()).toEqual(invitations.map(({ id }) => id).toSorted());
  });

  test('include changed staff, parents and students, and a parent who was linked to a child', () => {
    for (const people of [rows.staff, rows.parents, rows.students]) expect(changed(people)).not.toHaveLength(0);
    expect(changed(rows.staff).map(({ id }) => id)).toContain(memberOf('teacher').staffId);
    expect(changed(rows.parents).map(({ id }) => id)).toContain(memberOf('parent').parentId);
    expect(rows.parentStudents.filter(isNew)).toMatchObject([{ relationship: 'other', canPickup: true }]);
  });

  test('include a roll call with a mark that was corrected later', () => {
    const { userId } = memberOf('teacher');
    const marked = rows.attendance.filter(({ markedAt }) => markedAt === NOW);
    expect(marked.every(({ markedBy }) => markedBy === userId)).toBe(true);
    expect(new Set(marked.map(({ batchId, date }) => `${batchId} ${date}`)).size).toBe(1);
    const [corrected, ...others] = marked.filter(({ remarks }) => remarks?.startsWith('Ill; '));
    expect(others).toEqual([]);
    expect(corrected).toMatchObject({ status: 'excused' });
    const earlier = traces.history.filter(({ attendanceId }) => attendanceId === corrected!.id);
    expect(earlier.map(({ status }) => status)).toContain('absent');
  });

  test('include enrollments that were requested, approved, dropped, promoted, transferred, completed and graded', () => {
    const { enrollments } = rows;
    const some = (about: object) => expect(enrollments).toContainEqual(expect.objectContaining(about));
    const created = enrollments.filter(isNew);
    expect(created.filter(({ status }) => status === 'pending')).toHaveLength(1);
    const [asked] = created.filter(({ status }) => status === 'pending');
    const children = rows.parentStudents.filter(({ parentId }) => parentId === memberOf('parent').parentId);
    expect(children.map(({ studentId }) => studentId)).toContain(asked!.studentId);

    some({ status: 'active', version: 2, notes: 'Asked for by a parent.' });
    some({ status: 'completed', completionDate: TODAY, progressPercentage: 100, grade: expect.any(String) });
    // completed by mistake, and reopened with the grade
    const reopened = enrollments.find(({ status, grade, version }) => status === 'active' && grade && version === 3)!;
    expect(reopened.completionDate).toBeNull();
    expect(reopened.progressPercentage).toBeLessThan(100);
    some({ status: 'active', progressPercentage: 85, version: 2, grade: expect.any(String) });

    const moved = enrollments.find(({ dropReason }) => dropReason === 'transferred')!;
    const again = created.find(({ studentId, status }) => studentId === moved.studentId && status === 'active')!;
    expect([again.courseId, again.progressPercentage]).toEqual([moved.courseId, moved.progressPercentage]);
    expect(again.batchId).not.toBe(moved.batchId);

    const left = enrollments.find(({ dropReason, version }) => dropReason === 'Moved away' && version === 2)!;
    const next = enrollments.filter(({ batchId, version }) => batchId === left.batchId && version === 2);
    const promoted = next.filter(({ status, waitlistPosition }) => status === 'pending' && waitlistPosition === null);
    expect(promoted).toHaveLength(1);
    expect(next.some(({ waitlistPosition }) => waitlistPosition === 1)).toBe(true);
  });

  test('include monthly fees that were paid, partly paid, postponed and voided, and a refund', () => {
    const billed = rows.fees.filter(({ period }) => period === '2026-03');
    expect(billed.every(isNew)).toBe(true);
    expect(billed.filter(({ voidedAt }) => voidedAt)).toHaveLength(1);
    expect(billed.filter(({ notes }) => notes)).toMatchObject([{ version: 2, dueDate: '2026-04-08' }]);
    const statuses = paymentStatuses({ ...rows, fees: billed }, TODAY);
    expect(statuses).toEqual({ partial: 1, paid: 2, pending: billed.length - 4 });
    const entered = rows.payments.filter(isNew);
    expect(entered.map(({ amount }) => Math.sign(amount))).toEqual([1, 1, 1, -1, 1, 1]);
    expect(traces.keys).toHaveLength(2);
  });

  test('include audit entries for every change', () => {
    const actors = new Set(rows.memberships.map(({ userId }) => userId));
    const done = Map.groupBy(traces.audit, ({ userId }) => (userId === null ? 'by itself' : 'by people'));
    expect(done.get('by people')!.every(({ userId }) => actors.has(userId!))).toBe(true);
    expect(done.get('by people')!.every(({ requestId }) => requestId === 'demo')).toBe(true);
    // the service itself made a billing run and a penalty
    expect(new Set(done.get('by itself')!.map(({ resource }) => resource))).toEqual(new Set(['BillingRun', 'Fee']));
    const audited = new Set(traces.audit.map(({ resource, action }) => `${resource} ${action}`));
    for (const what of ['Staff', 'Parent', 'Student', 'Attendance', 'Enrollment', 'Fee', 'Invitation']) {
      expect(audited).toContain(`${what} updated`);
    }
    for (const what of ['Invitation', 'ParentStudent', 'Enrollment', 'Fee', 'Payment']) {
      expect(audited).toContain(`${what} created`);
    }
  });
});

describe('rules for consistent data', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['in the last hour of a Monday after the clocks went back', '2026-10-26T23:30:00.000Z'],
    ["on New Year's Eve, when Brisbane is already in the new year", '2026-12-31T20:00:00.000Z'],
  ] as [string, string][])('are satisfied by a demo that was loaded %s', async (_, now) => {
    pretendItIs(now);
    const today = now.slice(0, 10);
    const database = await openDemo();
    onTestFinished(() => database.close());
    const zones = { 'riverside-swim': 'Australia/Brisbane', 'northgate-chess': 'Europe/London' };
    const academies = await academiesOf(database);
    for (const [slug, zone] of Object.entries(zones)) {
      const rows = await rowsOf(database, academies.get(slug)!);
      expectSeatsKept(rows);
      expectStepsKept(rows);
      expectAttendanceAllowed(rows, todayIn(zone));
      expectLedgerKept(rows);
      expectAgesFit(rows);
      expectIdsInTime(rows, today, now);
    }
  });
});

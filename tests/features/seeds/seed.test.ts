import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { heldWhole, makeAcademyRows } from '../../../seeds/academy-rows.ts';
import { createProfile } from '../../../seeds/maker.ts';
import { seedAcademies } from '../../../seeds/seed-academies.ts';
import { parseSeedArguments } from '../../../seeds/seed-arguments.ts';
import { chessAcademy } from '../../../seeds/themes/chess-academy.ts';
import { ApiKey } from '../../../src/features/identity/api-keys/api-key.entity.ts';
import { keyUser } from '../../../src/features/identity/auth/principals.ts';
import { User } from '../../../src/features/identity/auth/user.entity.ts';
import { WebhookDelivery } from '../../../src/features/operations/webhooks/webhook-delivery.entity.ts';
import { WebhookEndpoint } from '../../../src/features/operations/webhooks/webhook-endpoint.entity.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { isTenantEntity } from '../../../src/platform/database/tenant-record.ts';
import { systemTransaction, tenantTransaction } from '../../../src/platform/database/tenant-session.ts';
import { EventCursor } from '../../../src/platform/events/event-cursor.entity.ts';
import { OutboxEvent } from '../../../src/platform/events/outbox.entity.ts';
import { Job } from '../../../src/platform/jobs/job.entity.ts';
import { UsageError } from '../../../src/process/command-line.ts';
import {
  expectAgesFit,
  expectAttendanceAllowed,
  expectIdsInTime,
  expectLedgerKept,
  expectSeatsKept,
  expectSessionsKept,
  expectStepsKept,
} from './seed-rules.ts';
import { academiesOf, dump, emptyDatabase, rowsOf } from './seeded-rows.ts';

const INVITED = { type: 'member.invited', resource: 'Invitation', payload: {} };
const TODAY = '2026-03-04';
const size = (academies: number, students: number, reset = false) => ({ academies, students, reset });
const digest = (rows: unknown) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');

test('seedAcademies creates academies of the requested size, whose records satisfy every rule', async () => {
  const database = await emptyDatabase();
  const admins = await seedAcademies(database, size(2, 40), 'hash', TODAY);
  expect(admins).toEqual(['admin@seed-academy-1.test', 'admin@seed-academy-2.test']);
  for (const [slug, id] of await academiesOf(database)) {
    const rows = await rowsOf(database, id);
    expectSeatsKept(rows);
    expectStepsKept(rows);
    expectAttendanceAllowed(rows, TODAY);
    expectSessionsKept(rows, TODAY);
    expectLedgerKept(rows);
    expectAgesFit(rows);
    expectIdsInTime(rows, TODAY);
    expect(rows.students, slug).toHaveLength(40);
    expect(rows.courses).toHaveLength(20);
    expect(rows.batches).toHaveLength(10);
    expect(rows.enrollments).toHaveLength(80);
    expect(rows.attendance).toHaveLength(40 * 20);
    expect(rows.fees).toHaveLength(40 * 4);
    expect(rows.memberships.map(({ role, staffRole }) => staffRole ?? role).sort()).toEqual([
      ...['academy_admin', 'administrator', 'department_head', 'parent', 'student', 'support_staff', 'teacher'],
    ]);
  }
});

test('seedAcademies can create an academy with one student', async () => {
  const database = await emptyDatabase();
  await seedAcademies(database, size(1, 1), 'hash', TODAY);
  const [id] = (await academiesOf(database)).values();
  const rows = await rowsOf(database, id!);
  expect(rows.students).toHaveLength(1);
  expect(rows.attendance).toHaveLength(20);
});

test('seedAcademies creates the same rows from the same arguments and date', async () => {
  const [first, second, later] = [await emptyDatabase(), await emptyDatabase(), await emptyDatabase()];
  await seedAcademies(first, size(2, 5), 'hash', TODAY);
  await seedAcademies(second, size(2, 5), 'hash', TODAY);
  await seedAcademies(later, size(2, 5), 'hash', '2026-03-05');
  const rows = await dump(first);
  expect(digest(await dump(second))).toBe(digest(rows));
  expect(digest(await dump(later))).not.toBe(digest(rows));
});

test('makeAcademyRows creates the same rows of other types if the number of rows of one type changes', () => {
  const rowsWith = (weeks: number): Record<string, unknown> => {
    const size = { students: 20, courses: 10, batches: 10, attendance: { weeks, perStudent: 30 } };
    const logins = { passwordHash: 'hash' };
    return heldWhole(makeAcademyRows(createProfile('any', chessAcademy, TODAY), 'Any', size, logins).rows) as never;
  };
  const { attendance: few, ...some } = rowsWith(3);
  const { attendance: many, ...others } = rowsWith(9);
  expect(many).not.toEqual(few);
  expect(others).toEqual(some);
});

test('seedAcademies refuses a second run without --reset, and changes nothing', async () => {
  const database = await emptyDatabase();
  await seedAcademies(database, size(2, 12), 'hash', TODAY);
  const before = await dump(database);
  await expect(seedAcademies(database, size(1, 12), 'hash', TODAY)).rejects.toThrow(
    'The database has 2 seed academies already.',
  );
  expect(await dump(database)).toEqual(before);
});

test('seedAcademies with --reset deletes only the seeded academies, with all rows that the service added to them', async () => {
  const database = await emptyDatabase();
  await seedAcademies(database, size(3, 12), 'hash', TODAY);
  const academies = await academiesOf(database);
  const [keptId, goneId] = [academies.get('seed-academy-2')!, academies.get('seed-academy-3')!];
  const at = new Date().toISOString();
  await systemTransaction(database, async (em) => {
    const id = goneId;
    em.persist([keyUser(id, 'Ledger'), Object.assign(new EventCursor(), { academyId: id, last: 1 })]);
  });
  await tenantTransaction(database, goneId, async (em) => {
    const endpoint = Object.assign(new WebhookEndpoint(), {
      url: 'https://x.test/',
      eventTypes: ['*'],
      sealedSecret: 'x',
      rotatedAt: at,
    });
    const key = { id: goneId, name: 'Ledger', role: 'teacher', scopes: ['fees:read'], expiresAt: at, secretHash: 'x' };
    const sent = { endpoint, eventId: goneId, type: 'member.invited', sequence: 1, occurredAt: at };
    em.persist([
      em.create(OutboxEvent, { ...INVITED, resourceId: goneId, occurredAt: at } as never),
      Object.assign(new ApiKey(), { ...key, creator: em.getReference(User, goneId) }),
      endpoint,
      Object.assign(new WebhookDelivery(), sent),
      Object.assign(new Job(), { kind: 'mail.invitation', payload: {}, runAt: at, maxAttempts: 5 }),
    ]);
  });
  await sql`update academies set slug = 'kept' where id = ${keptId}`.execute(database.kysely);
  await sql`update users set email = 'kept@kept.test' where email = 'admin@seed-academy-2.test'`.execute(
    database.kysely,
  );
  const rowsKept = await rowsOf(database, keptId);

  await seedAcademies(database, size(1, 12, true), 'hash', TODAY);
  expect([...(await academiesOf(database)).keys()]).toEqual(['kept', 'seed-academy-1']);
  expect(await rowsOf(database, keptId)).toEqual(rowsKept);
  expect(await tablesWithRowsOf(database, goneId)).toEqual([]);
  const users = await sql`select id from users where kind = 'key'`.execute(database.kysely);
  const cursors = await sql`select academy_id from event_cursors`.execute(database.kysely);
  expect([users.rows, cursors.rows]).toEqual([[], []]);
});

/** Returns every tenant table with rows of the academy. */
async function tablesWithRowsOf(database: Database, academyId: string): Promise<string[]> {
  const tenant = [...database.orm.getMetadata().getAll().values()].filter(
    (meta) => !meta.abstract && isTenantEntity(meta),
  );
  return tenantTransaction(database, academyId, async (em) => {
    const tables: string[] = [];
    for (const { tableName } of tenant) {
      const { rows } = await sql`select 1 from ${sql.table(tableName)} where academy_id = ${academyId} limit 1`.execute(
        em.getKysely(),
      );
      if (rows.length > 0) tables.push(tableName);
    }
    return tables;
  });
}

test('parseSeedArguments accepts valid arguments, and refuses invalid arguments', () => {
  expect(parseSeedArguments([])).toEqual(size(3, 2000));
  expect(parseSeedArguments(['--academies', '1', '--students=40', '--reset'])).toEqual(size(1, 40, true));
  for (const args of [
    ['--students', '0'],
    ['--students', '1e3'],
    ['--students', '100001'],
    ['--academies', '-1'],
    ['--academies', ''],
    ['--reset=yes'],
    ['--parents', '3'],
    ['three'],
  ]) {
    expect(() => parseSeedArguments(args), args.join(' ')).toThrow(UsageError);
  }
});

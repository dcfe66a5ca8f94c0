import { beforeAll, describe, expect, it } from 'vitest';
import { LOCK_ORDER } from '../../src/features/lock-order.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type Crossing, MUTATION_NAMES, prepare, seedCrossing } from './mutations.ts';

/**
 * Tables whose rows are changed without a lock of their own, because another lock protects them or only one request
 * ever changes them.
 */
const UNLOCKED = [
  ...['parent_students', 'staff_departments', 'sessions', 'account_tokens', 'idempotency_keys'],
  // erasures blank personal data in these tables, under the lock of the person's row
  ...['attendance_history', 'audit_entries', 'payments'],
  // changed under the lock of their batch, which every write of sessions or marks takes first
  ...['class_sessions', 'attendance', 'results', 'result_history', 'grade_averages'],
  // deleted under the lock of their enrollment
  'final_grades',
  // changed under the lock of the academy: the batches are locked afterwards, although they come earlier in the order
  ...['closures', 'closure_targets'],
  // locked by an update that changes nothing
  'notice_cursors',
  // rows of one user or person, changed in one statement
  ...['notifications', 'notice_preferences', 'material_views'],
  // copies of memberships, changed under the lock of the membership
  ...['caller_memberships'],
  // messages change state in one statement that checks it, and erasures blank them under the lock of the person
  ...['notification_sends'],
  // changed under the lock of the endpoint; jobs change in one statement that checks their state
  ...['webhook_deliveries', 'jobs', 'system_jobs'],
];

let app: TestApp;
let at: Crossing;
let order: string[];

beforeAll(async () => {
  app = await testApp();
  at = await seedCrossing(app);
  order = LOCK_ORDER.map((entity) => app.services.database.orm.getMetadata().get(entity).tableName);
});

interface Touch {
  readonly how: 'locks' | 'changes' | 'makes';
  readonly table: string;
}

/** Returns the tables that each statement locks or changes, per transaction. */
function touchesOf(statements: readonly string[]): Touch[][] {
  const transactions: Touch[][] = [];
  for (const statement of statements) {
    if (/^begin/i.test(statement)) transactions.push([]);
    const [, verb, written] = /^(insert into|update|delete from) "?(\w+)"?/.exec(statement) ?? [];
    const how = verb === 'insert into' ? 'makes' : 'changes';
    const isLock = /for (no key update|share|update)/.test(statement);
    const read = isLock ? [...statement.matchAll(/from "?(\w+)"?/g)].map(([, table]) => table as string) : [];
    // the statement locks rows of its first table, and possibly rows of other tables in LOCK_ORDER
    const locked = read
      .filter((table, index) => index === 0 || order.includes(table))
      .map((table) => ({ how: 'locks' as const, table }));
    transactions.at(-1)?.push(...locked, ...(written ? [{ how, table: written } as const] : []));
  }
  return transactions;
}

/** Returns violations in a transaction: tables locked after later ones, and rows changed without a lock. */
function disorderOf(touches: readonly Touch[]): string[] {
  const locked: string[] = [];
  const made: string[] = [];
  return touches.flatMap(({ how, table }) => {
    if (how === 'makes') made.push(table);
    if (how === 'makes' || locked.includes(table)) return [];
    if (how === 'changes' && [...UNLOCKED, ...made].includes(table)) return [];
    if (how === 'changes') return [`changes ${table}, which it has not locked`];
    if (!order.includes(table)) return [`locks ${table}, which has no place in LOCK_ORDER`];
    const later = locked.find((other) => order.indexOf(other) > order.indexOf(table));
    locked.push(table);
    return later ? [`locks ${table} behind ${later}`] : [];
  });
}

describe('order in which mutations lock rows', () => {
  it.each(MUTATION_NAMES)(
    'is LOCK_ORDER in the mutation %s, which changes only rows that it locked or created',
    async (name) => {
      // some mutations are prepared in two or three ways
      for (let call = 0; call < 3; call++) {
        const send = await prepare(at, name);
        const { result, statements } = await app.counting(() => send(app));
        expect(result.errors).toBeUndefined();
        expect(touchesOf(statements).flatMap(disorderOf)).toEqual([]);
      }
    },
  );

  it('is reported by this test if it differs from LOCK_ORDER', () => {
    const lock = (table: string) => `select * from "${table}" as "t" where id = 1 for no key update`;
    const disorder = (...statements: string[]) => touchesOf(['begin', ...statements]).flatMap(disorderOf);
    expect(disorder(lock('academies'), lock('staff'), lock('batches'), lock('staff'))).toEqual([]);
    expect(disorder(lock('staff'), lock('academies'))).toEqual(['locks academies behind staff']);
    expect(disorder(lock('audit_entries'))).toEqual(['locks audit_entries, which has no place in LOCK_ORDER']);
    expect(disorder(lock('staff'), 'update "batches" set x = 1')).toEqual(['changes batches, which it has not locked']);
  });
});

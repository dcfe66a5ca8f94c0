import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { gql } from '../../../support/clients.ts';
import { cases, patienceFor } from '../../../support/random.ts';
import { type Class, callRoll, correct, daysAgo, enrolled, lesson, mark, seedClass, takeSession } from './setup.ts';
import { day, recount, rowsOf, sumsOf, wasActive } from './sums.ts';

const HISTORIES = cases(10, 60);
const STATUSES = ['PRESENT', 'LATE', 'ABSENT', 'EXCUSED'];

/** A step that writes rows of an academy. Three random numbers select the rows and the values. */
type Step = (at: Class, a: number, b: number, c: number) => Promise<unknown>;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Returns the row of a table that `index` selects. If the table is empty, returns a row whose id is null. */
async function anyOf({ academy }: Class, table: string, index: number): Promise<Record<string, any>> {
  return pick(await rowsOf(academy, table), index) ?? { id: null };
}

/**
 * Returns an enrollment that `index` selects, but no deleted one. No service changes a deleted enrollment, so statements
 * of this test must not either.
 */
async function anyEnrollment({ academy }: Class, index: number): Promise<Record<string, any>> {
  const rows = await rowsOf(academy, 'enrollments');
  return (
    pick(
      rows.filter(({ deleted_at }) => deleted_at === null),
      index,
    ) ?? { id: null }
  );
}

/** Returns marks for students who are active in a batch on a day. `index` selects the statuses. */
async function recordsOn({ academy }: Class, batchId: string, date: string, index: number) {
  const enrollments = await rowsOf(academy, 'enrollments');
  const there = enrollments.filter((each) => each.batch_id === batchId && wasActive(each, date));
  const ids = [...new Set(there.map(({ student_id }) => student_id))].slice(index % 2);
  return ids.map((studentId, place) => ({ studentId, status: pick(STATUSES, index + place) }));
}

const run = ({ academy }: Class, statement: RawBuilder<unknown>) =>
  academy.run((em) => statement.execute(em.getKysely()));

const change = (at: Class, document: string, variables: object) => gql(at.app, at.admin, document, variables);

/** Returns a day of the last ten weeks. */
const dayOf = (index: number) => daysAgo(index % 70);

const STEPS: Record<string, Step> = {
  async 'a roll of a day'(at, a, b) {
    const { date, batch_id: batchId } = await anyOf(at, 'class_sessions', a);
    const records = await recordsOn(at, batchId, day(date), b);
    await callRoll(at.app, at.admin, {
      batchId,
      date: day(date),
      session: pick([null, 'Sprint', 'Warm up'], a),
      records,
    });
  },
  async 'a roll of a session'(at, a, b) {
    const { id, date, batch_id: batchId } = await anyOf(at, 'class_sessions', a);
    await takeSession(at.app, at.admin, id, await recordsOn(at, batchId, day(date), b));
  },
  async 'a mark'(at, a, b, c) {
    const studentId = pick(at.studentIds, a);
    const batchId = c % 2 ? at.batchId : null;
    await mark(at.app, at.admin, { studentId, batchId, date: dayOf(b), status: pick(STATUSES, c) });
  },
  async 'a correction'(at, a, b, c) {
    const { id } = await anyOf(at, 'attendance', a);
    await correct(at.app, at.admin, id, {
      status: pick(STATUSES, b),
      ...(c % 3 === 0 && { session: pick([null, 'Warm up', 'Sprint'], b) }),
    });
  },
  'marks that go': (at, a) =>
    run(at, sql`delete from attendance where academy_id = ${at.academy.id} and cast(id as text) like ${`%${a % 10}`}`),
  async 'marks that move'(at, a, b) {
    const { id, batch_id } = await anyOf(at, 'class_sessions', a);
    await run(
      at,
      sql`update attendance set session_id = ${id}, batch_id = ${batch_id}, date = ${dayOf(b)}
        where academy_id = ${at.academy.id} and id = (select id from attendance
          where academy_id = ${at.academy.id} and session_id is null order by id limit 1)`,
    );
  },
  'another student': (at, a) => enrolled(at, { enrollmentDate: dayOf(a) }),
  async 'somebody enrolls'(at, a) {
    const { id: studentId } = await at.academy.with.student();
    const input = { studentId, batchId: at.batchId, enrollmentDate: dayOf(a) };
    await change(at, 'mutation ($input: EnrollStudentInput!) { enrollStudent(input: $input) { id } }', { input });
  },
  async 'another day of enrollment'(at, a, b) {
    const { id } = await anyOf(at, 'enrollments', a);
    const document = `mutation ($id: ID!, $input: UpdateEnrollmentInput!) { updateEnrollment(id: $id, input: $input) { id } }`;
    await change(at, document, { id, input: { enrollmentDate: dayOf(b) } });
  },
  async 'somebody leaves'(at, a, b) {
    const { id } = await anyOf(at, 'enrollments', a);
    const name = pick(['dropEnrollment', 'completeEnrollment', 'reopenEnrollment', 'deleteEnrollment'], b);
    await change(at, `mutation ($id: ID!) { ${name}(id: $id) { ${name.startsWith('delete') ? 'message' : 'id'} } }`, {
      id,
    });
  },
  async 'somebody had left'(at, a, b, c) {
    const { id } = await anyEnrollment(at, a);
    const [status, column] = pick(
      [
        [EnrollmentStatus.DROPPED, 'dropped_on'],
        [EnrollmentStatus.COMPLETED, 'completion_date'],
        [EnrollmentStatus.PENDING, 'dropped_on'],
      ] as const,
      c,
    );
    await run(
      at,
      sql`update enrollments set status = ${status}, ${sql.ref(column)} = ${dayOf(b)}
      where academy_id = ${at.academy.id} and id = ${id}`,
    );
  },
  async 'enrollments that never were'(at, a) {
    const { id } = await anyEnrollment(at, a);
    await run(at, sql`delete from enrollments where academy_id = ${at.academy.id} and id = ${id}`);
  },
  async 'an enrollment of another batch'(at, a) {
    const { id } = await anyEnrollment(at, a);
    const { id: batchId } = await anyOf(at, 'batches', a);
    await run(at, sql`update enrollments set batch_id = ${batchId} where academy_id = ${at.academy.id} and id = ${id}`);
  },
  async 'a session of another day'(at, a, b) {
    const { id } = await anyOf(at, 'class_sessions', a);
    await run(at, sql`update class_sessions set date = ${dayOf(b)} where academy_id = ${at.academy.id} and id = ${id}`);
  },
  'a night': (at) => recount(at.app, at.academy),
};

describe('stored sums of attendance marks', () => {
  let at: Class;

  beforeAll(async () => {
    at = await seedClass();
    for (const days of [0, 1, 2, 9, 30, 33, 61]) await lesson(at, { date: daysAgo(days) });
    await lesson(at, { date: daysAgo(2), slotDate: null, topic: 'Sprint' });
    const other = await at.academy.with.batch();
    await lesson({ ...at, batchId: other.id }, { date: daysAgo(30) });
    await callRoll(at.app, at.admin, {
      batchId: at.batchId,
      date: daysAgo(2),
      records: at.studentIds.map((studentId) => ({ studentId, status: 'PRESENT' })),
    });
  });

  it(
    'equal the counts of attendance marks by student, batch, month and session after any series of writes',
    async () => {
      const step = fc.tuple(
        fc.oneof(
          fc.constantFrom(...Object.keys(STEPS)),
          fc.constantFrom('a night', 'a roll of a session', 'a roll of a day'),
        ),
        fc.nat(1000),
        fc.nat(1000),
        fc.nat(1000),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
          for (const [name, ...numbers] of steps) {
            await (STEPS[name] as Step)(at, ...numbers).catch((error) => {
              // a step that writes directly to the database may violate a unique or a foreign key
              if (!/unique|UNIQUE|foreign key|FOREIGN KEY/.test(String(error))) throw error;
            });
            const { kept, counted, expected, active, firstKept, firstMade } = await sumsOf(at.academy);
            expect(kept, name).toEqual(counted);
            expect(firstKept, name).toEqual(firstMade);
            expect(expected, name).toEqual(active);
          }
        }),
        HISTORIES,
      );
      expect((await rowsOf(at.academy, 'attendance')).length).toBeGreaterThan(0);
    },
    patienceFor(HISTORIES, 20_000),
  );
});

import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Enrollment } from '../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import {
  approve,
  batchOf,
  complete,
  drop,
  enroll,
  enrolled,
  refused,
  remove,
  resize,
  seatsOf,
  transfer,
  update,
} from '../features/academics/enrollments/setup.ts';
import { migratedDatabaseUrl, startTestApp, type TestApp } from '../support/app.ts';
import { codes, type GraphqlResult, gql } from '../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

/** Two instances of the service with one database. */
let apps: [TestApp, TestApp];
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  const settings = { DATABASE_URL: await migratedDatabaseUrl(), JWT_SECRET: randomBytes(32).toString('hex') };
  apps = [await startTestApp(settings), await startTestApp(settings)];
  academy = await seedAcademy(apps[0]);
  admin = await academy.as('academy_admin');
});

afterAll(async () => {
  for (const app of apps) await app.stop();
});

const appOf = (n: number): TestApp => apps[n % 2] as TestApp;

test('only one of 25 parallel requests to two processes gets the last seat', async () => {
  const batchId = await batchOf(academy, 2);
  await enrolled(academy, { batchId });
  const students = await Promise.all(Array.from({ length: 25 }, () => academy.with.student()));
  const answers = await Promise.all(
    students.map(({ id }, index) => enroll(appOf(index), admin, { studentId: id, batchId })),
  );
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  const others = answers.filter(({ errors }) => errors);
  expect(others.map(refused)).toEqual(others.map(() => ({ batchId: ['The batch is full.'] })));
  expect((await seatsOf(academy, batchId)).held).toHaveLength(2);
});

test('parallel transfers between two batches in both directions cause no deadlock', async () => {
  const [one, two] = [await batchOf(academy, 20), await batchOf(academy, 20)];
  const ids: string[] = [];
  for (let n = 0; n < 16; n++) ids.push(await enrolled(academy, { batchId: n % 2 === 0 ? one : two }));
  const answers = await Promise.all(ids.map((id, n) => transfer(appOf(n >> 1), admin, id, n % 2 === 0 ? two : one)));
  expect(answers.map((answer) => answer.errors)).toEqual(ids.map(() => undefined));
  expect((await seatsOf(academy, one)).held).toHaveLength(8);
  expect((await seatsOf(academy, two)).held).toHaveLength(8);
});

test('updateEnrollment returns no other error than NOT_FOUND if the enrollment is deleted at the same time', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => enrolled(academy, {})));
  const changed = await Promise.all(
    ids.map(async (id, n) => {
      const [answer] = await Promise.all([
        update(appOf(n), admin, id, { grade: 'A' }),
        remove(appOf(n + 1), admin, id),
      ]);
      return answer;
    }),
  );
  expect(changed.flatMap(codes).filter((code) => code !== 'NOT_FOUND')).toEqual([]);
});

describe('random parallel operations', () => {
  const STUDENTS = 40;
  const CLIENTS = 12;
  const REQUESTS_EACH = 20;
  const RECENT = 25;
  /**
   * Frequency of each operation: operations that are refused often are sent more often, so that each succeeds in every
   * run.
   */
  const CHANCES = { enroll: 6, approve: 3, complete: 4, drop: 2, remove: 1, transfer: 3, resize: 2, leave: 1 };
  const KINDS = Object.entries(CHANCES).flatMap(([kind, times]) => Array(times).fill(kind)) as (keyof typeof CHANCES)[];
  const REFUSALS = new Set(['BAD_USER_INPUT', 'NOT_FOUND']);

  test('keep seats and waitlists consistent (enrollments, drops, deletions, transfers and capacity changes)', async () => {
    const batches = [await batchOf(academy, 3), await batchOf(academy, 4), await batchOf(academy, 2)];
    const students = await Promise.all(Array.from({ length: STUDENTS }, () => academy.with.student()));
    const ids: string[] = [];
    const faults: GraphqlResult[] = [];
    const done: Record<string, number> = {};

    const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
    const request = (app: TestApp): [string, Promise<GraphqlResult>] => {
      const kind = ids.length < 5 ? 'enroll' : pick(KINDS);
      // most older enrollments have ended, and would be refused
      const id = pick(ids.slice(-RECENT));
      const status = pick(['ACTIVE', 'PENDING']);
      const batchId = pick(batches);
      const requests = {
        enroll: () => enroll(app, admin, { studentId: pick(students).id, batchId, status }),
        approve: () => approve(app, admin, id),
        complete: () => complete(app, admin, id),
        drop: () => drop(app, admin, id),
        remove: () => remove(app, admin, id),
        transfer: () => transfer(app, admin, id, batchId),
        leave: () => gql(app, admin, `mutation { done: deleteStudent(id: "${pick(students).id}") { message } }`),
        resize: () => resize(app, admin, batchId, pick([1, 2, 3, 4, 5, 6])),
      };
      return [kind, requests[kind]()];
    };
    const client = async (n: number): Promise<void> => {
      for (let each = 0; each < REQUESTS_EACH; each++) {
        const [kind, asked] = request(appOf(n));
        const answer = await asked;
        if (!answer.errors) {
          done[kind] = (done[kind] ?? 0) + 1;
          if (kind === 'enroll' || kind === 'transfer') ids.push(answer.data.done.id);
        } else if (!codes(answer).every((code) => REFUSALS.has(code))) faults.push(answer);
      }
    };

    const watch = overfull();
    try {
      await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
    } finally {
      expect(await watch.end()).toEqual([]);
    }
    expect(faults).toEqual([]);
    expect(Object.keys(done).toSorted()).toEqual(Object.keys(CHANCES).toSorted());
    for (const batchId of batches) await expectOrder(batchId);
  });

  /** Watches for batches with more taken places than their capacity, until it is ended. */
  function overfull(): { end(): Promise<unknown[]> } {
    const found: unknown[] = [];
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        const rows = await academy.run((em) =>
          em.execute(`select b.id, b.max_students, count(*) as held from batches b
            join enrollments e on e.academy_id = b.academy_id and e.batch_id = b.id
            where e.deleted_at is null and (e.status = 'active' or (e.status = 'pending' and e.waitlist_position is null))
            group by b.academy_id, b.id, b.max_students having count(*) > b.max_students`),
        );
        found.push(...(rows as unknown[]));
        await setTimeout(10);
      }
    })();
    return {
      async end() {
        isOver = true;
        await watching;
        return found;
      },
    };
  }

  /** Asserts that no place is taken twice, and that the waitlist has no gap and keeps its order. */
  async function expectOrder(batchId: string): Promise<void> {
    const { max, held, waiting, positions } = await seatsOf(academy, batchId);
    expect(held.length).toBeLessThanOrEqual(max);
    expect(positions).toEqual(waiting.map((_, index) => index + 1));
    if (waiting.length > 0) expect(held).toHaveLength(max);
    const came = await academy.run(async (em) => {
      const open = { status: { $in: [EnrollmentStatus.ACTIVE, EnrollmentStatus.PENDING] } };
      const rows = await em.find(Enrollment, { id: { $in: [...held, ...waiting] }, ...open });
      return new Map(rows.map((row) => [row.id, row.createdAt]));
    });
    const line = waiting.map((id) => came.get(id) as string);
    expect(line).toEqual(line.toSorted());
    const [first] = line;
    if (first) for (const id of held) expect((came.get(id) as string) <= first).toBe(true);
  }
});

import 'reflect-metadata';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lockPlaces } from '../../src/features/academics/rooms/lock-places.ts';
import { ClashPolicy } from '../../src/features/academy/academies/academy.enums.ts';
import { refusingClashes } from '../../src/features/scheduling/clashes/refusing-clashes.ts';
import { ClassSession } from '../../src/features/scheduling/sessions/class-session.entity.ts';
import type { RequestContext } from '../../src/platform/tenancy/request-context.ts';
import { addDays } from '../../src/platform/time/days.ts';
import { createBatch, newBatch, todayIn, updateBatch } from '../features/academics/batches/setup.ts';
import { type Lesson, newSession, type Scene, scene } from '../features/scheduling/clashes/setup.ts';
import { codes } from '../support/clients.ts';
import { deadlocksIn } from '../support/deadlocks.ts';

const WRITERS = 8;

/**
 * Creates sessions of a new batch in a transaction, as a write of a user does. With `isTold` it locks the rooms and
 * instructors before it writes.
 */
async function writer({ app, academy }: Scene, lessons: readonly Lesson[], isTold = true): Promise<'won' | string> {
  const { id: batchId } = await academy.with.batch();
  const ctx = { database: app.services.database } as unknown as RequestContext;
  const places = {
    staffIds: lessons.map(({ instructorId }) => instructorId),
    roomIds: lessons.map(({ roomId }) => roomId),
  };
  return academy
    .run(async (em) => {
      if (isTold) await lockPlaces(em, ctx.database, places);
      await refusingClashes(ctx, em, [], async () => {
        const rows = lessons.map((lesson) => newSession(em, 'UTC', batchId, lesson));
        await em.insertMany(rows);
        // all have written before the first of them checks for clashes
        await setTimeout(50);
        return { sessionIds: rows.map(({ id }) => id) };
      });
    })
    .then(
      () => 'won',
      (error) => error.code,
    );
}

const outcomes = async (writers: Promise<string>[]) => (await Promise.all(writers)).toSorted();
const ONE_WON = [...Array<string>(WRITERS - 1).fill('BAD_USER_INPUT'), 'won'];
const sessionsOf = ({ academy }: Scene) => academy.run((em) => em.count(ClassSession, {}));

test.each([
  ['room', true],
  ['room', false],
  ['instructor', true],
  ['instructor', false],
] as const)(
  'if parallel writes create clashing sessions with the same %s, one write succeeds (lock before the write: %s)',
  async (what, isTold) => {
    const at = await scene(ClashPolicy.REFUSE);
    const { id } = what === 'room' ? await at.room() : await at.academy.with.staff();
    const writers = Array.from({ length: WRITERS }, () => writer(at, [{ [`${what}Id`]: id }], isTold));
    expect(await outcomes(writers)).toEqual(ONE_WON);
    expect(await sessionsOf(at)).toBe(1);
  },
);

test('writes that lock the same rooms and instructors in different orders cause no deadlock', async () => {
  const at = await scene(ClashPolicy.REFUSE);
  const before = await deadlocksIn(at.app.config.databaseUrl);
  const [one, other] = [await at.academy.with.staff(), await at.academy.with.staff()];
  const [hall, pool] = [await at.room(), await at.room()];
  const forth = [
    { instructorId: one.id, roomId: hall.id },
    { instructorId: other.id, roomId: pool.id, date: '2031-03-04' },
  ];
  const writers = Array.from({ length: WRITERS }, (_, n) => writer(at, n % 2 === 0 ? forth : forth.toReversed()));
  expect(await outcomes(writers)).toEqual(ONE_WON);
  expect(await sessionsOf(at)).toBe(2);
  expect(await deadlocksIn(at.app.config.databaseUrl)).toBe(before);
});

test('batches that exchange their instructors cause no deadlock', async () => {
  const at = await scene(ClashPolicy.REFUSE);
  const before = await deadlocksIn(at.app.config.databaseUrl);
  const [one, other] = [(await at.academy.with.staff()).id, (await at.academy.with.staff()).id];
  const ids = [
    (await at.academy.with.batch({ instructorId: one })).id,
    (await at.academy.with.batch({ instructorId: other })).id,
  ];
  for (const batchId of ids) await at.session({ batchId, instructorId: batchId === ids[0] ? one : other });
  for (let round = 0; round < 5; round++) {
    const [to, from] = round % 2 === 0 ? [other, one] : [one, other];
    const answers = await Promise.all([
      updateBatch(at.app, at.admin, ids[0] as string, { instructorId: to }),
      updateBatch(at.app, at.admin, ids[1] as string, { instructorId: from }),
    ]);
    expect(answers.flatMap(codes).filter((code) => code !== 'BAD_USER_INPUT')).toEqual([]);
  }
  expect(await deadlocksIn(at.app.config.databaseUrl)).toBe(before);
});

test.each(['roomId', 'instructorId'] as const)(
  'if parallel updates give clashing batches the same %s, one update succeeds',
  async (key) => {
    const at = await scene(ClashPolicy.REFUSE);
    const { id } = key === 'roomId' ? await at.room() : await at.academy.with.staff();
    const { id: courseId } = await at.academy.with.course();
    const today = todayIn('UTC');
    const dates = { startDate: addDays(today, 1), endDate: addDays(today, 21) };
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) {
      const { data } = await createBatch(at.app, at.admin, newBatch(courseId, dates));
      ids.push(data.createBatch.id);
    }
    const answers = await Promise.all(ids.map((batchId) => updateBatch(at.app, at.admin, batchId, { [key]: id })));
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(3);
    const text = key === 'roomId' ? /^The room is taken by BAT-/ : /^The instructor is already teaching BAT-/;
    for (const { errors } of refused) {
      const fields = errors?.[0]?.extensions.fields;
      expect(fields).toEqual({ [key]: Array(3).fill(expect.stringMatching(text)) });
    }
    const having = await at.academy.run((em) => em.count(ClassSession, { [key.replace('Id', '')]: { id } } as never));
    expect(having).toBe(6);
  },
);

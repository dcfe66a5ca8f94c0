import 'reflect-metadata';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '../../../../src/platform/time/days.ts';
import { rest } from '../../../support/clients.ts';
import { badInput } from '../../writing.ts';
import { askClashes, clashesOn, DAY, newSession, type Scene, scene } from './setup.ts';

/** This many sessions at the same time in the same room clash 30,135 times. */
const SESSIONS = 246;
const TEXT = 'There are more than 30,000 clashes in this period: ask for fewer days, or for less of them by a filter.';

let at: Scene;

beforeAll(async () => {
  at = await scene();
  const { id: batchId } = await at.academy.with.batch();
  const { id: roomId } = await at.room();
  const instructorId = (await at.academy.with.staff()).id;
  await at.session({ date: addDays(DAY, 1), instructorId });
  await at.session({ date: addDays(DAY, 1), instructorId });
  await at.academy.run(async (em) => {
    await em.insertMany(Array.from({ length: SESSIONS }, () => newSession(em, 'UTC', batchId, { roomId })));
  });
});

it('a search that finds more than 30,000 clashes is refused, and the error suggests a shorter period or a filter', async () => {
  const { data, errors } = await askClashes(at.app, at.admin, { to: addDays(DAY, 1) });
  expect(data.clashes).toBeNull();
  expect(errors?.[0]).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', fields: badInput({ to: [TEXT] }).fields },
  });
  const path = `/clashes?from=${DAY}&to=${addDays(DAY, 1)}`;
  for (const each of [path, `${path}&format=csv`]) {
    const { status, body } = await rest(at.app, at.admin, 'GET', each);
    expect(status, each).toBe(422);
    expect(body.errors, each).toEqual({ to: [TEXT] });
  }
});

it('a search for clashes is accepted with fewer days or a narrower filter', async () => {
  expect(await clashesOn(at, { from: addDays(DAY, 1), to: addDays(DAY, 1) })).toHaveLength(1);
  expect(await clashesOn(at, { to: addDays(DAY, 1), kind: 'INSTRUCTOR' })).toHaveLength(1);
});

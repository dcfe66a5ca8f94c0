import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { trialSubscription } from '../../src/features/academy/academies/subscription.ts';
import { createBatch, newBatch, scene } from '../features/academics/batches/setup.ts';
import { stateOf } from '../features/writing.ts';
import { codes } from '../support/clients.ts';

describe('parallel createBatch', () => {
  it('never creates more batches than the subscription allows', async () => {
    const subscription = { ...trialSubscription(new Date()), limits: { batches: 4 } };
    const { app, academy, admin, courseId } = await scene({ subscription });
    const courses = [courseId, (await academy.with.course()).id];
    await academy.with.batch({ courseId });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => createBatch(app, admin, newBatch(courses[n % 2] as string))),
    );
    expect(answers.flatMap(codes)).toEqual(Array(9).fill('PLAN_LIMIT_REACHED'));
    expect((await stateOf(app, academy.id)).batches).toHaveLength(4);
  });
});

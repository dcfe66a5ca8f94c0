import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { SessionStatus } from '../../../src/features/sessions/session.enums.ts';
import { aBatch, inDays, type Scene, scene, sessionsOf, today, told } from './setup.ts';

describe('a new batch', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('has a session on each of its days, past ones too', async () => {
    const batchId = await aBatch(at);
    const days = Array.from({ length: 30 }, (_, day) => inDays(day - 10));
    expect(told(await sessionsOf(at, batchId))).toEqual(days.map((day) => `${day} 09:00 scheduled`));
  });
});

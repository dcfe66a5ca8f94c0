import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { badInput, FORBIDDEN } from '../../writing.ts';
import { dayFromNow, PAST, type Scene, scene } from './setup.ts';

describe('rescheduleSession', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('moves a session to another day, and keeps the original day of the session', async () => {
    const { id, slotDate } = await at.session();
    const date = dayFromNow(90);
    expect(await at.done('rescheduleSession', id, { date })).toMatchObject({
      ...{ date, slotDate, startTime: '09:00:00', endTime: '10:00:00', startsAt: `${date}T09:00:00.000Z` },
      ...{ overrides: ['TIME'], version: 2 },
    });
  });

  it('no longer marks the time as overridden if the session returns to the time of the batch', async () => {
    const { id, date } = await at.session();
    await at.done('rescheduleSession', id, { date: dayFromNow(91), startTime: '12:00', endTime: '13:00' });
    const back = await at.done('rescheduleSession', id, { date, startTime: '09:00', endTime: '10:00' });
    expect(back).toMatchObject({ date, overrides: [] });
  });

  it('accepts an end before the start, which is then on the next day', async () => {
    const { id, date } = await at.session();
    const moved = await at.done('rescheduleSession', id, { startTime: '22:00', endTime: '02:00' });
    const nextDay = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
    expect(moved).toMatchObject({ date, endsAt: `${nextDay}T02:00:00.000Z` });
    const { wallEnd } = (await at.academy.run((em) =>
      em.findOneOrFail('ClassSession' as never, { id } as never),
    )) as any;
    expect(wallEnd).toBe(`${nextDay}T02:00:00`);
  });

  it('refuses an end equal to the stored start, or a start equal to the stored end', async () => {
    const { id } = await at.session();
    expect(await at.refused('rescheduleSession', id, { endTime: '09:00' })).toEqual(
      badInput({ endTime: ['The end time field and start time must be different.'] }),
    );
    expect(await at.refused('rescheduleSession', id, { startTime: '10:00' })).toEqual(
      badInput({ startTime: ['The start time field and end time must be different.'] }),
    );
  });

  it('refuses a held session', async () => {
    const { id } = await at.session({ date: PAST, status: SessionStatus.HELD });
    expect(await at.refused('rescheduleSession', id, { date: dayFromNow(1) })).toEqual(
      badInput({ date: ['The session has been held.'] }),
    );
  });

  it('is allowed for admins and heads of the department of the batch', async () => {
    const { id } = await at.session();
    expect((await at.done('rescheduleSession', id, { startTime: '08:00' }, at.head)).startTime).toBe('08:00:00');
    const others = [at.teacher, await at.academy.as('department_head'), await at.academy.as('support_staff')];
    for (const who of others)
      expect(await at.refused('rescheduleSession', id, { startTime: '07:00' }, who)).toEqual(FORBIDDEN);
  });
});

import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { rest } from '../../../support/clients.ts';
import { badInput, FORBIDDEN } from '../../writing.ts';
import { dayFromNow, type Scene, scene } from './setup.ts';

describe('holdSession', () => {
  let at: Scene;
  let days = 10;
  const begun = (given: object = {}) => at.session({ date: dayFromNow(-days++), ...given });

  beforeAll(async () => {
    at = await scene();
  });

  it('marks a session as held', async () => {
    const { id } = await begun();
    expect(await at.done('holdSession', id)).toMatchObject({ status: 'HELD', overrides: [], version: 2 });
  });

  it('is allowed for the instructor, for teachers of the batch, and for callers who may plan the batch', async () => {
    expect((await at.done('holdSession', (await begun({ instructorId: null })).id, undefined, at.teacher)).status).toBe(
      'HELD',
    );
    expect((await at.done('holdSession', (await begun()).id, undefined, at.head)).status).toBe('HELD');
    const { id } = await begun();
    const others = [await at.academy.as('teacher'), await at.academy.as('department_head')];
    for (const role of ['support_staff', 'parent', 'student'] as const) others.push(await at.academy.as(role));
    for (const who of others) expect(await at.refused('holdSession', id, undefined, who)).toEqual(FORBIDDEN);
  });

  it('is allowed for a substitute as long as the substitute may change attendance marks of the session', async () => {
    const substitute = await at.academy.as('teacher');
    const instructorId = substitute.staffId as string;
    const recent = await begun({ date: dayFromNow(-1), instructorId });
    expect((await at.done('holdSession', recent.id, undefined, substitute)).status).toBe('HELD');
    const { id } = await begun({ date: dayFromNow(-5), instructorId });
    expect(await at.refused('holdSession', id, undefined, substitute)).toEqual(
      badInput({ status: ['The session is outside the edit window.'] }),
    );
    expect((await at.done('holdSession', id, undefined, at.teacher)).status).toBe('HELD');
  });

  it('is available over REST', async () => {
    const { id } = await begun();
    const answer = await rest(at.app, at.teacher, 'POST', `/sessions/${id}/hold`);
    expect(answer).toMatchObject({ status: 200, body: { data: { id, status: 'held' } } });
  });

  it.each([
    ['has not begun', { date: dayFromNow(40) }, 'The session has not begun.'],
    ['is cancelled', { status: SessionStatus.CANCELLED }, 'The session is cancelled.'],
    ['was already held', { status: SessionStatus.HELD }, 'The session has been held.'],
  ])('is refused for a session that %s', async (_, given, text) => {
    expect(await at.refused('holdSession', (await begun(given)).id)).toEqual(badInput({ status: [text] }));
  });
});

import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { CancelCause, SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { sessionCancelling } from '../../../../src/features/scheduling/sessions/session.signals.ts';
import { createSignals, onQuestion } from '../../../../src/platform/signals/signals.ts';
import { rest } from '../../../support/clients.ts';
import { badInput, FORBIDDEN, notFound, UNKNOWN_ID } from '../../writing.ts';
import { dayFromNow, PAST, type Scene, scene } from './setup.ts';

describe('cancelSession', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('cancels a session with a reason', async () => {
    const { id } = await at.session();
    expect(await at.done('cancelSession', id, { reason: ' Flooded ', excusesFees: true })).toMatchObject({
      ...{ status: 'CANCELLED', cancelCause: 'MANUAL', cancelReason: 'Flooded', excusesFees: true },
      ...{ overrides: [], closureId: null, version: 2 },
    });
  });

  it('cancels a session without a reason', async () => {
    for (const input of [undefined, {}, { reason: '', excusesFees: null }]) {
      const cancelled = await at.done('cancelSession', (await at.session()).id, input);
      expect(cancelled).toMatchObject({ status: 'CANCELLED', cancelReason: null, excusesFees: false });
    }
  });

  it('is available over REST, with a reason or without a body', async () => {
    const { id } = await at.session();
    const body = { reason: 'Ill', excuses_fees: true };
    const answer = await rest(at.app, at.admin, 'POST', `/sessions/${id}/cancel`, body);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { id, status: 'cancelled', cancel_reason: 'Ill', excuses_fees: true } },
    });
    const other = await at.session();
    const plain = await rest(at.app, at.admin, 'POST', `/sessions/${other.id}/cancel`);
    expect(plain).toMatchObject({ status: 200, body: { data: { status: 'cancelled', cancel_cause: 'manual' } } });
    const unknown = await rest(at.app, at.admin, 'POST', `/sessions/${UNKNOWN_ID}/cancel`, { reason: 5 });
    expect(unknown).toMatchObject({ status: 404, body: { message: 'Session not found.' } });
  });

  it('is allowed for a past session only if the caller is an admin', async () => {
    const { id } = await at.session({ date: PAST });
    expect(await at.refused('cancelSession', id, {}, at.head)).toEqual(FORBIDDEN);
    expect(await at.done('cancelSession', id, {})).toMatchObject({ status: 'CANCELLED' });
    expect((await at.done('cancelSession', (await at.session()).id, {}, at.head)).status).toBe('CANCELLED');
  });

  it('is forbidden for callers who may not plan the batch', async () => {
    const { id } = await at.session();
    const others = [at.teacher, await at.academy.as('department_head')];
    for (const role of ['support_staff', 'parent', 'student'] as const) others.push(await at.academy.as(role));
    for (const who of others) expect(await at.refused('cancelSession', id, {}, who)).toEqual(FORBIDDEN);
    expect(await at.refused('cancelSession', UNKNOWN_ID)).toEqual(notFound('Session'));
  });

  it('is refused for a session that is already cancelled', async () => {
    const { id } = await at.session({ status: SessionStatus.CANCELLED, cancelCause: CancelCause.CLOSURE });
    expect(await at.refused('cancelSession', id)).toEqual(badInput({ status: ['The session is cancelled.'] }));
  });

  it('is refused for a held session if a subscriber of the signal sessionCancelling reports an error', async () => {
    const { id } = await at.session({ date: dayFromNow(-8), status: SessionStatus.HELD });
    const { signals } = at.app.services;
    const asked: string[] = [];
    const { ask } = signals;
    const keep = onQuestion(sessionCancelling, async (_ctx, _em, { session }) => {
      asked.push(session.id);
      return { status: ['The session has attendance.'] };
    });
    signals.ask = createSignals([keep]).ask;
    try {
      expect(await at.refused('cancelSession', id)).toEqual(badInput({ status: ['The session has attendance.'] }));
    } finally {
      signals.ask = ask;
    }
    expect(asked).toEqual([id]);
    expect(await at.done('cancelSession', id)).toMatchObject({ status: 'CANCELLED' });
  });
});

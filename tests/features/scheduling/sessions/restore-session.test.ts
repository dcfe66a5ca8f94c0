import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { BatchStatus } from '../../../../src/features/academics/batches/batch.enums.ts';
import type { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { CancelCause, SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { rest } from '../../../support/clients.ts';
import { badInput, FORBIDDEN } from '../../writing.ts';
import { close, dayFromNow, PAST, type Scene, scene } from './setup.ts';

const NOT_TAUGHT = badInput({ status: ['The batch is not taught any more.'] });
const NOT_THAT_DAY = badInput({ status: ['The batch is not taught on that day any more.'] });

describe('restoreSession', () => {
  let at: Scene;
  const cancelled = (cancelCause: CancelCause, given: Partial<ClassSession> = {}) =>
    at.session({ status: SessionStatus.CANCELLED, cancelCause, ...given });

  beforeAll(async () => {
    at = await scene();
  });

  it('restores a session that was cancelled manually', async () => {
    const { id } = await cancelled(CancelCause.MANUAL, { cancelReason: 'Ill', excusesFees: true });
    expect(await at.done('restoreSession', id)).toMatchObject({
      ...{ status: 'SCHEDULED', cancelCause: null, cancelReason: null, excusesFees: false },
      ...{ overrides: [], version: 2 },
    });
  });

  it('restores a session that was cancelled by a closure, and protects it from later closures', async () => {
    const date = dayFromNow(60);
    const closureId = await close(at.academy, date);
    const { id } = await cancelled(CancelCause.CLOSURE, { date, closureId, excusesFees: true });
    expect(await at.done('restoreSession', id)).toMatchObject({
      ...{ status: 'SCHEDULED', cancelCause: null, closureId: null, excusesFees: false },
      overrides: ['OPEN'],
    });
  });

  it('is available over REST', async () => {
    const { id } = await cancelled(CancelCause.MANUAL);
    const answer = await rest(at.app, at.admin, 'POST', `/sessions/${id}/restore`);
    expect(answer).toMatchObject({ status: 200, body: { data: { id, status: 'scheduled', cancel_cause: null } } });
  });

  it('is allowed for a past session only if the caller is an admin', async () => {
    const { id } = await cancelled(CancelCause.CLOSURE, { date: PAST });
    expect(await at.refused('restoreSession', id, undefined, at.head)).toEqual(FORBIDDEN);
    expect(await at.done('restoreSession', id)).toMatchObject({ status: 'SCHEDULED', overrides: ['OPEN'] });
    const future = await cancelled(CancelCause.MANUAL);
    expect((await at.done('restoreSession', future.id, undefined, at.head)).status).toBe('SCHEDULED');
  });

  it('is forbidden for teachers, other department heads and support staff', async () => {
    const { id } = await cancelled(CancelCause.MANUAL);
    const others = [at.teacher, await at.academy.as('department_head'), await at.academy.as('support_staff')];
    for (const who of others) expect(await at.refused('restoreSession', id, undefined, who)).toEqual(FORBIDDEN);
  });

  it('is refused for a session that is not cancelled', async () => {
    for (const status of [SessionStatus.SCHEDULED, SessionStatus.HELD]) {
      const { id } = await at.session({ status });
      expect(await at.refused('restoreSession', id)).toEqual(badInput({ status: ['The session is not cancelled.'] }));
    }
  });

  it.each([BatchStatus.CANCELLED, BatchStatus.COMPLETED])('is refused while the batch is %s', async (status) => {
    const batch = await at.academy.with.batch({
      courseId: at.courseId,
      status,
      startDate: PAST,
      endDate: dayFromNow(500),
    });
    const [slotDate, batchId] = [null, batch.id];
    for (const cause of [CancelCause.BATCH, CancelCause.MANUAL, CancelCause.CLOSURE]) {
      const { id } = await cancelled(cause, { slotDate, batchId });
      expect(await at.refused('restoreSession', id)).toEqual(NOT_TAUGHT);
    }
    const past = await cancelled(CancelCause.BATCH, { slotDate, batchId, date: PAST });
    expect(await at.refused('restoreSession', past.id)).toEqual(NOT_TAUGHT);
  });

  it('restores a past session after its batch became active again', async () => {
    const { id } = await cancelled(CancelCause.BATCH, { date: dayFromNow(-9) });
    expect(await at.done('restoreSession', id)).toMatchObject({ status: 'SCHEDULED', overrides: [] });
  });

  it('is refused on a day on which the batch no longer takes place', async () => {
    const date = dayFromNow(300);
    for (const cause of [CancelCause.SCHEDULE, CancelCause.MANUAL]) {
      const { id } = await cancelled(cause, {
        date,
        slotDate: dayFromNow(301 + Object.values(CancelCause).indexOf(cause)),
      });
      expect(await at.refused('restoreSession', id)).toEqual(NOT_THAT_DAY);
    }
  });
});

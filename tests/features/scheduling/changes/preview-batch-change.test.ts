import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { AuditEntry } from '../../../../src/platform/audit/audit-entry.entity.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { Job } from '../../../../src/platform/jobs/job.entity.ts';
import { type Credentials, gql, rest } from '../../../support/clients.ts';
import { inDays } from '../../../support/days.ts';
import { FORBIDDEN, notFound, UNKNOWN_ID } from '../../writing.ts';
import { aBatch, byHand, type Scene, scene, sessionOn, sessionsOf, toCome, updateBatch, weekday } from './setup.ts';

const PREVIEW = /* GraphQL */ `
  query ($id: ID!, $input: UpdateBatchInput!) {
    previewBatchChange(id: $id, input: $input) {
      counts { created moved cancelled restored removed kept }
      created { ...row } moved { ...row } cancelled { ...row } restored { ...row } removed { ...row } kept { ...row }
    }
  }
  fragment row on PreviewedSession { sessionId batchId date startTime }
`;

describe('previewBatchChange', () => {
  let at: Scene;
  const preview = (id: string, input: object, as: Credentials = at.admin) => gql(at.app, as, PREVIEW, { id, input });
  /** Returns everything that a write would change. */
  const state = async (batchId: string) => [
    await sessionsOf(at, batchId),
    await at.academy.run(async (em) => [
      await em.count(AuditEntry),
      await em.count(OutboxEvent),
      await em.count(Job),
      await em.findOneOrFail(Batch, { id: batchId }),
    ]),
  ];

  beforeAll(async () => {
    at = await scene();
  });

  it('returns the changes that updateBatch would make with the same input, and writes nothing', async () => {
    const batchId = await aBatch(at);
    await byHand(at, await sessionOn(at, batchId, inDays(5)), { topic: 'Crawl' });
    const before = await state(batchId);
    const taught = [1, 2, 3].map((days) => weekday(inDays(days)));
    const input = { startTime: '08:00', daysOfWeek: taught, endDate: inDays(22) };
    const { data, errors } = await preview(batchId, input);
    expect(errors).toBeUndefined();
    expect(await state(batchId)).toEqual(before);
    const known = new Map((await sessionsOf(at, batchId)).map(({ id, date }) => [date, id]));
    expect((await updateBatch(at.app, at.admin, batchId, input)).errors).toBeUndefined();
    const { counts, created, moved, cancelled, restored, removed } = data.previewBatchChange;
    const row = (sessionId: unknown, day: number, startTime: string) => ({
      ...{ sessionId, batchId, date: inDays(day), startTime },
    });
    expect(created).toEqual([row(null, 22, '08:00:00')]);
    expect(moved).toEqual([1, 2, 3, 8, 9, 10, 15, 16, 17].map((day) => row(known.get(inDays(day)), day, '08:00:00')));
    expect(cancelled).toEqual([row(known.get(inDays(5)), 5, '09:00:00')]);
    expect(restored).toEqual([]);
    const gone = removed.filter(({ date }: { date: string }) => date > inDays(0));
    expect(gone).toEqual([4, 6, 7, 11, 12, 13, 14, 18, 19].map((day) => row(known.get(inDays(day)), day, '09:00:00')));
    expect(counts).toMatchObject({ created: 1, moved: 9, cancelled: 1, restored: 0, kept: 0, removed: removed.length });
    const after = (await sessionsOf(at, batchId)).filter(({ date }) => date > inDays(0));
    expect(after.map(({ date }) => date)).toEqual([1, 2, 3, 5, 8, 9, 10, 15, 16, 17, 22].map(inDays));
  });

  it('counts the sessions that do not change, and truncates long lists', async () => {
    const batchId = await aBatch(at, { startDate: inDays(1), endDate: inDays(900) });
    expect((await preview(batchId, { notes: 'Caps.' })).data.previewBatchChange.counts).toEqual({
      ...{ created: 0, moved: 0, cancelled: 0, restored: 0, removed: 0, kept: 0 },
    });
    const { counts, created } = (await preview(batchId, { startDate: inDays(-300) })).data.previewBatchChange;
    expect([counts.created, counts.kept, created.length]).toEqual([301, 400, 301]);
    const back = (await preview(batchId, { startDate: inDays(-399), endDate: inDays(399) })).data.previewBatchChange;
    expect([back.counts.created, back.counts.removed, back.counts.kept, back.kept.length]).toEqual([400, 1, 399, 399]);
    await updateBatch(at.app, at.admin, batchId, { startDate: inDays(-399) });
    const all = await preview(batchId, { startTime: '23:58', endTime: '23:59' });
    expect(all.data.previewBatchChange.counts.moved).toBeLessThanOrEqual(401);
  });

  it('is refused with the same errors as updateBatch', async () => {
    const batchId = await aBatch(at);
    const refusal = async (id: string, input: object, as: Credentials = at.admin) => {
      const { errors } = await preview(id, input, as);
      return { code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
    };
    const before = await state(batchId);
    expect(await refusal(UNKNOWN_ID, { startTime: '08:00' })).toEqual(notFound('Batch'));
    expect(await refusal(batchId, { endDate: inDays(-20) })).toMatchObject({ code: 'BAD_USER_INPUT' });
    for (const role of ['support_staff', 'parent', 'student'] as const) {
      expect(await refusal(batchId, { startTime: '08:00' }, await at.academy.as(role))).toEqual(FORBIDDEN);
    }
    expect(await state(batchId)).toEqual(before);
    const teacher = await at.academy.as('teacher');
    const own = await aBatch(at, { instructorId: teacher.staffId });
    expect(await refusal(own, { startTime: '08:00' }, teacher)).toEqual(FORBIDDEN);
  });

  it('is available over REST', async () => {
    const batchId = await aBatch(at);
    const input = { end_date: inDays(20) };
    const { status, body } = await rest(at.app, at.admin, 'POST', `/batches/${batchId}/preview`, input);
    expect([status, body.data.counts.created]).toEqual([200, 1]);
    expect(body.data.created).toEqual([
      { session_id: null, batch_id: batchId, date: inDays(20), start_time: '09:00:00' },
    ]);
    const inRoom = await aBatch(at, { roomId: (await at.academy.with.room()).id });
    // as in the change, null removes the room
    const without = await rest(at.app, at.admin, 'POST', `/batches/${inRoom}/preview`, { room_id: null });
    expect(without.body.data.counts.moved).toBe((await toCome(at, inRoom)).length);
    const bad = await rest(at.app, at.admin, 'POST', `/batches/${batchId}/preview`, { end_date: 'never' });
    expect([bad.status, bad.body.errors]).toEqual([422, { end_date: ['The end date field must be a valid date.'] }]);
    const missing = await rest(at.app, at.admin, 'POST', `/batches/${UNKNOWN_ID}/preview`, { end_date: 'never' });
    expect([missing.status, missing.body]).toEqual([404, { message: 'Batch not found.' }]);
  });
});

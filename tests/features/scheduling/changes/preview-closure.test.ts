import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Closure } from '../../../../src/features/scheduling/closures/closure.entity.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { type Credentials, gql, rest } from '../../../support/clients.ts';
import { inDays } from '../../../support/days.ts';
import { FORBIDDEN, notFound, UNKNOWN_ID } from '../../writing.ts';
import { aBatch, type Scene, scene, sessionsOf } from './setup.ts';

const PREVIEW = /* GraphQL */ `
  query ($input: CreateClosureInput!, $id: ID) {
    previewClosure(input: $input, id: $id) {
      counts { created moved cancelled restored removed kept }
      cancelled { ...row } restored { ...row } kept { ...row }
    }
  }
  fragment row on PreviewedSession { sessionId batchId date startTime }
`;

describe('previewClosure, about sessions', () => {
  let at: Scene;
  const preview = (input: object, id?: string, as: Credentials = at.admin) => gql(at.app, as, PREVIEW, { input, id });
  const holidays = (first: number, last: number, given: object = {}) => ({
    ...{ name: 'Holidays', startDate: inDays(first), endDate: inDays(last) },
    ...given,
  });
  const days = (rows: { date: string }[]) => rows.map(({ date }) => date);

  beforeAll(async () => {
    at = await scene();
  });

  it('returns the sessions that the closure would cancel or restore, and writes nothing', async () => {
    const batchId = await aBatch(at);
    const batchIds = [batchId];
    const before = await sessionsOf(at, batchId);
    const { data } = await preview(holidays(2, 4, { batchIds }));
    expect(days(data.previewClosure.cancelled)).toEqual([2, 3, 4].map(inDays));
    expect(data.previewClosure.cancelled[0]).toEqual({
      ...{
        sessionId: before.find(({ date }) => date === inDays(2))?.id,
        batchId,
        date: inDays(2),
        startTime: '09:00:00',
      },
    });
    expect(await sessionsOf(at, batchId)).toEqual(before);
    expect(await at.academy.run((em) => em.count(Closure))).toBe(0);
    const create = 'mutation ($input: CreateClosureInput!) { createClosure(input: $input) { id } }';
    const made = await gql(at.app, at.admin, create, { input: holidays(2, 4, { batchIds }) });
    const closed = await sessionsOf(at, batchId);
    expect(closed.filter(({ status }) => status === 'cancelled').map(({ date }) => date)).toEqual(
      [2, 3, 4].map(inDays),
    );
    const { id } = made.data.createClosure;
    const moved = (await preview(holidays(4, 5, { batchIds }), id)).data.previewClosure;
    expect([days(moved.restored), days(moved.cancelled)]).toEqual([[2, 3].map(inDays), [inDays(5)]]);
    expect(moved.counts).toMatchObject({ cancelled: 1, restored: 2, created: 0, removed: 0 });
    expect(await sessionsOf(at, batchId)).toEqual(closed);
  });

  it('writes no session, audit entry or event', async () => {
    const batchIds = [await aBatch(at), await aBatch(at)];
    const { statements, result } = await at.app.counting(() => preview(holidays(2, 9, { batchIds })));
    expect(result.data.previewClosure.counts).toMatchObject({ cancelled: 16, restored: 0 });
    const written = statements.filter((sql) => /^\s*(insert|update|delete)/i.test(sql));
    expect(written.filter((sql) => /class_sessions|audit_entries|outbox_events/.test(sql))).toEqual([]);
  });

  it('counts sessions that are already cancelled as unchanged, no matter why they were cancelled', async () => {
    const other = await scene();
    const batchId = await aBatch(other);
    const ask = async (input: object, closureId?: string) => {
      const { data } = await gql(other.app, other.admin, PREVIEW, { input, id: closureId });
      const { counts, kept } = data.previewClosure;
      // excludes today, because the time of day determines whether the session of today is upcoming
      return { ...counts, kept: days(kept).filter((day) => day > inDays(0)) };
    };
    const create = 'mutation ($input: CreateClosureInput!) { createClosure(input: $input) { id } }';
    const { id } = (await gql(other.app, other.admin, create, { input: holidays(2, 4) })).data.createClosure;
    // two of these sessions were cancelled before, and keep the earlier closure as their cause
    expect(await ask(holidays(1, 4))).toMatchObject({ cancelled: 1, moved: 0, kept: [2, 3, 4, 5].map(inDays) });
    const excusing = { ...holidays(2, 4), excusesFees: true };
    expect(await ask(excusing, id)).toMatchObject({
      ...{ cancelled: 0, restored: 0, moved: 0, kept: [1, 2, 3, 4, 5].map(inDays) },
    });
    const complete = `query ($id: ID!) { previewBatchChange(id: $id, input: { status: COMPLETED }) {
      counts { cancelled moved kept } kept { date } } }`;
    const { counts, kept } = (await gql(other.app, other.admin, complete, { id: batchId })).data.previewBatchChange;
    expect([counts.moved, counts.kept, days(kept)]).toEqual([0, 3, [2, 3, 4].map(inDays)]);
    const update = 'mutation ($id: ID!, $input: UpdateClosureInput!) { updateClosure(id: $id, input: $input) { id } }';
    await gql(other.app, other.admin, update, { id, input: { excusesFees: true } });
    const events = await other.academy.run((em) =>
      em.find(OutboxEvent, { type: 'sessions.rescheduled' }, { orderBy: { id: 'desc' }, limit: 1 }),
    );
    expect(events[0]?.payload).toMatchObject({
      cancelled: 0,
      moved: 0,
      updated: 3,
      changes: [{ change: 'updated' }, {}, {}],
    });
  });

  it('is refused with the same errors as createClosure', async () => {
    const refusal = async (input: object, id?: string, as: Credentials = at.admin) => {
      const { errors } = await preview(input, id, as);
      return { code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
    };
    expect(await refusal(holidays(4, 2))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await refusal(holidays(2, 4), UNKNOWN_ID)).toEqual(notFound('Closure'));
    for (const role of ['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const) {
      expect(await refusal(holidays(2, 4), undefined, await at.academy.as(role))).toEqual(FORBIDDEN);
    }
  });

  it('is available over REST', async () => {
    const batchId = await aBatch(at);
    const given = { name: 'Snow', start_date: inDays(7), end_date: inDays(7), batch_ids: [batchId] };
    const { status, body } = await rest(at.app, at.admin, 'POST', '/closures/preview', given);
    expect([status, body.data.counts.cancelled, days(body.data.cancelled)]).toEqual([200, 1, [inDays(7)]]);
    const bad = await rest(at.app, at.admin, 'POST', '/closures/preview', { ...given, end_date: 'never' });
    expect([bad.status, bad.body.errors]).toEqual([422, { end_date: ['The end date field must be a valid date.'] }]);
    const { data } = (await rest(at.app, at.admin, 'POST', '/closures', given)).body;
    const shorter = { ...given, start_date: inDays(8), end_date: inDays(8) };
    const change = await rest(at.app, at.admin, 'POST', `/closures/${data.id}/preview`, shorter);
    expect([change.status, change.body.data.counts.cancelled, days(change.body.data.restored)]).toEqual([
      ...[200, 1, [inDays(7)]],
    ]);
    const early = { ...given, start_date: inDays(9), end_date: inDays(9), start_time: '06:00', end_time: '07:00' };
    const { id } = (await rest(at.app, at.admin, 'POST', '/closures', early)).body.data;
    // as in the change, null removes the times, so the closure lasts the whole day
    const whole = { ...early, start_time: null, end_time: null };
    const wholeDay = await rest(at.app, at.admin, 'POST', `/closures/${id}/preview`, whole);
    expect(days(wholeDay.body.data.cancelled)).toEqual([inDays(9)]);
    const missing = await rest(at.app, at.admin, 'POST', `/closures/${UNKNOWN_ID}/preview`, { end_date: 'never' });
    expect([missing.status, missing.body]).toEqual([404, { message: 'Closure not found.' }]);
  });
});

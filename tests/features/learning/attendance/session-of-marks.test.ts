import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { Attendance } from '../../../../src/features/learning/attendance/attendance.entity.ts';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { AuditEntry } from '../../../../src/platform/audit/audit-entry.entity.ts';
import { now } from '../../../../src/platform/time/now.ts';
import { rest } from '../../../support/clients.ts';
import { badInput, refusal, UNKNOWN_ID } from '../../writing.ts';
import { type Class, callRoll, correct, daysAgo, kept, lesson, mark, read, seedClass } from './setup.ts';

const YESTERDAY = daysAgo(1);

/** Returns the hour in UTC that is `hours` after the current hour, but at least 00 and at most 23. */
const hour = (hours: number) => {
  const at = Math.min(23, Math.max(0, new Date().getUTCHours() + hours));
  return `${String(at).padStart(2, '0')}`;
};

describe('class session to which an attendance mark belongs', () => {
  let at: Class;

  beforeEach(async () => {
    at = await seedClass();
  });

  const place = (given: object = {}) => ({ batchId: at.batchId, date: YESTERDAY, ...given });
  const roll = (given: object = {}, status = 'PRESENT') =>
    callRoll(at.app, at.admin, place({ records: at.studentIds.map((studentId) => ({ studentId, status })), ...given }));
  const one = (given: object = {}) =>
    mark(at.app, at.admin, place({ studentId: at.studentIds[0], status: 'PRESENT', ...given }));
  const sessionsOf = (result: { data: any }) => [result.data.done].flat().map(({ sessionId }) => sessionId);

  it('is the only session of the batch on the day of the mark, and its status changes to HELD', async () => {
    const id = await lesson(at, { date: YESTERDAY });
    const another = await lesson(at, { date: daysAgo(2) });
    expect(sessionsOf(await roll())).toEqual([id, id]);
    expect(await kept(at, id)).toMatchObject({ status: SessionStatus.HELD, version: 2 });
    expect(await kept(at, another)).toMatchObject({ status: SessionStatus.SCHEDULED, version: 1 });
    const entries = await at.academy.run((em) => em.find(AuditEntry, { resourceId: id }));
    expect(entries).toMatchObject([
      { action: 'updated', before: { status: 'scheduled' }, after: { status: 'held' }, userId: at.admin.userId },
    ]);
    // the status changes only once
    await roll({}, 'ABSENT');
    expect((await kept(at, id)).version).toBe(2);
  });

  it('is found in the same way for a single mark as for a roll call, in GraphQL and REST', async () => {
    const id = await lesson(at, { date: YESTERDAY });
    expect(sessionsOf(await one())).toEqual([id]);
    const body = { student_id: at.studentIds[1], batch_id: at.batchId, date: YESTERDAY, status: 'late' };
    const { status, body: answer } = await rest(at.app, at.admin, 'POST', '/attendance', body);
    expect([status, answer.data.session_id]).toEqual([201, id]);
  });

  it('is null if the batch has no session on that day', async () => {
    expect(sessionsOf(await one())).toEqual([null]);
  });

  it('is never a cancelled session: marks and roll calls get 422 if the only session of the day is cancelled', async () => {
    const cancelled = badInput({ sessionId: ['The session is cancelled.'] });
    for (const attendanceRequiresSession of [false, true]) {
      at = await seedClass({ attendanceRequiresSession });
      const id = await lesson(at, { date: YESTERDAY, status: SessionStatus.CANCELLED });
      for (const given of [{}, { session: 'Morning' }, { sessionId: id }]) {
        expect(await refusal(at.app, at.academy.id, () => one(given))).toMatchObject(cancelled);
        expect(await refusal(at.app, at.academy.id, () => roll(given))).toMatchObject(cancelled);
      }
      const body = { batch_id: at.batchId, date: YESTERDAY };
      const mark = { student_id: at.studentIds[0], status: 'present' };
      for (const sent of [
        { ...body, ...mark },
        { ...body, records: [mark] },
      ]) {
        const answer = await rest(at.app, at.admin, 'POST', '/attendance', sent);
        expect(answer).toMatchObject({ status: 422, body: { errors: { session_id: ['The session is cancelled.'] } } });
      }
      expect(await at.academy.run((em) => em.count(Attendance, {}))).toBe(0);
      expect(await kept(at, id)).toMatchObject({ status: SessionStatus.CANCELLED, version: 1 });
    }
  });

  it('is never a cancelled session: a mark with the label of a cancelled extra session is refused', async () => {
    await lesson(at, { date: YESTERDAY });
    await lesson(at, { date: YESTERDAY, slotDate: null, topic: 'Evening', status: SessionStatus.CANCELLED });
    const cancelled = badInput({ sessionId: ['The session is cancelled.'] });
    expect(await refusal(at.app, at.academy.id, () => one({ session: 'Evening' }))).toMatchObject(cancelled);
    expect((await one({ session: 'Noon' })).errors).toBeUndefined();
  });

  it('can be selected by id, with or without batch and date', async () => {
    await lesson(at, { date: YESTERDAY });
    const times = { startTime: '15:00:00', endTime: '16:00:00' };
    const named = await lesson(at, { date: YESTERDAY, slotDate: null, ...times });
    const { data } = await one({ sessionId: named.toUpperCase(), batchId: undefined, session: 'Late' });
    expect(data.done).toMatchObject({ sessionId: named, batchId: at.batchId, date: YESTERDAY, session: 'Late' });
    expect(await kept(at, named)).toMatchObject({ status: SessionStatus.HELD });
    expect(sessionsOf(await roll({ sessionId: named }, 'ABSENT'))).toEqual([named, named]);
    const body = { student_id: at.studentIds[0], date: YESTERDAY, status: 'late' };
    const another = await lesson(at, { date: YESTERDAY, slotDate: null, startTime: '17:00:00', endTime: '18:00:00' });
    const answer = await rest(at.app, at.admin, 'POST', '/attendance', { ...body, session_id: another });
    expect([answer.status, answer.body.data.session_id]).toEqual([201, another]);
    const records = at.studentIds.map((student_id) => ({ student_id, status: 'present' }));
    const roles = { batch_id: at.batchId, date: YESTERDAY, session_id: another, records };
    const rolled = await rest(at.app, at.admin, 'POST', '/attendance', roles);
    expect(rolled.body.data.map((record: any) => record.session_id)).toEqual([another, another]);
  });

  it('is refused with 422 if its id is unknown or belongs to another batch, day or academy', async () => {
    const invalid = badInput({ sessionId: ['The selected session id is invalid.'] });
    const id = await lesson(at, { date: daysAgo(2) });
    const batch = await at.academy.with.batch();
    const ofOther = await lesson({ academy: at.academy, batchId: batch.id }, { date: YESTERDAY });
    const elsewhere = await lesson(await seedClass(), { date: YESTERDAY });
    for (const sessionId of [UNKNOWN_ID, id, ofOther, elsewhere]) {
      const { fields } = invalid;
      expect(await refusal(at.app, at.academy.id, () => one({ sessionId }))).toMatchObject({ fields });
      expect(await refusal(at.app, at.academy.id, () => roll({ sessionId }))).toMatchObject({ fields });
    }
    const { status, body } = await rest(at.app, at.admin, 'POST', '/attendance', {
      ...{ batch_id: at.batchId, date: 'soon', session_id: 'x' },
      records: [{ student_id: at.studentIds[0], status: 'present' }],
    });
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['date', 'session_id']]);
    expect(await at.academy.run((em) => em.count(Attendance, {}))).toBe(0);
  });

  it('is the first session of the day that is not cancelled', async () => {
    const cancelled = { date: YESTERDAY, startTime: '07:00:00', endTime: '08:00:00', status: SessionStatus.CANCELLED };
    await lesson(at, { ...cancelled, slotDate: null });
    await lesson(at, { date: YESTERDAY, slotDate: null, startTime: '15:00:00', endTime: '16:00:00' });
    const first = await lesson(at, { date: YESTERDAY, startTime: '09:00:00' });
    expect(sessionsOf(await roll())).toEqual([first, first]);
  });

  it('is the session that is nearest to the current time if the mark is for today', async () => {
    const times = (hours: number) => ({ startTime: `${hour(hours)}:00:00`, endTime: `${hour(hours)}:59:59` });
    await lesson(at, { slotDate: null, ...times(-9) });
    const present = await lesson(at, { ...times(0) });
    await lesson(at, { slotDate: null, ...times(9) });
    expect(sessionsOf(await roll({ date: daysAgo(0) }))).toEqual([present, present]);
  });

  it('for a mark with a label, is the extra session whose topic equals the label, or null if no topic equals the label', async () => {
    await lesson(at, { date: YESTERDAY, topic: 'Morning' });
    expect(sessionsOf(await one({ session: 'Morning' }))).toEqual([null]);
    const evening = await lesson(at, { date: YESTERDAY, slotDate: null, topic: 'Evening' });
    expect(sessionsOf(await roll({ session: 'Evening' }))).toEqual([evening, evening]);
    expect(await kept(at, evening)).toMatchObject({ status: SessionStatus.HELD });
  });

  it('is the session of the oldest record if records in two sessions have the label and no topic equals the label', async () => {
    const later = await lesson(at, { date: YESTERDAY, slotDate: null, startTime: '15:00:00', endTime: '16:00:00' });
    const earlier = await lesson(at, { date: YESTERDAY, startTime: '09:00:00', endTime: '10:00:00' });
    for (const sessionId of [later, earlier]) await roll({ sessionId, session: 'AM' });
    expect(sessionsOf(await roll({ session: 'AM' }, 'ABSENT'))).toEqual([later, later]);
  });

  it('is added to a record without a session by a later roll call, so that the student gets no second record', async () => {
    const id = (await one()).data.done.id;
    const sessionId = await lesson(at, { date: YESTERDAY });
    const taken = badInput({ studentId: ['The student id has already been taken.'] });
    expect(await refusal(at.app, at.academy.id, () => one())).toMatchObject(taken);
    const [first] = (await roll()).data.done;
    expect(first).toMatchObject({ id, sessionId, status: 'PRESENT', history: { totalCount: 0 } });
    expect(await read(at.app, at.admin, id)).toMatchObject({ sessionId });
  });

  it('differs for two marks of a student on a day with two sessions', async () => {
    const first = await lesson(at, { date: YESTERDAY });
    const [made] = (await roll()).data.done;
    await at.academy.run(async (em) => {
      (await em.findOneOrFail(Attendance, { id: made.id })).markedAt = now();
    });
    await lesson(at, { date: YESTERDAY, slotDate: null, startTime: '06:00:00', endTime: '07:00:00' });
    const [again] = (await roll({}, 'ABSENT')).data.done;
    expect(again.id).not.toBe(made.id);
    expect(again.sessionId).not.toBe(first);
    expect((await at.academy.run((em) => em.count(Attendance, {}))) as number).toBe(4);
  });

  it('is required for each mark if the setting attendanceRequiresSession is on', async () => {
    const strict = await seedClass({ attendanceRequiresSession: true });
    const refused = (date: string) =>
      refusal(strict.app, strict.academy.id, () =>
        callRoll(strict.app, strict.admin, {
          batchId: strict.batchId,
          date,
          records: [{ studentId: strict.studentIds[0], status: 'PRESENT' }],
        }),
      );
    const invalid = badInput({ date: ['The selected date is invalid.'] });
    expect(await refused(YESTERDAY)).toMatchObject(invalid);
    const single = { studentId: strict.studentIds[0], date: YESTERDAY, status: 'PRESENT' };
    expect(
      await refusal(strict.app, strict.academy.id, () =>
        mark(strict.app, strict.admin, { ...single, batchId: strict.batchId }),
      ),
    ).toMatchObject(invalid);
    // a mark without a batch needs no session
    expect((await mark(strict.app, strict.admin, single)).errors).toBeUndefined();
    const id = await lesson(strict, { date: YESTERDAY });
    const { data } = await mark(strict.app, strict.admin, { ...single, batchId: strict.batchId });
    expect(data.done.sessionId).toBe(id);
  });

  it('changes with the label of the mark, unless the student already has a record with that label in the session', async () => {
    const morning = await lesson(at, { date: YESTERDAY, slotDate: null, topic: 'Morning' });
    const evening = await lesson(at, { date: YESTERDAY, slotDate: null, topic: 'Evening' });
    const { id } = (await one({ session: 'Morning' })).data.done;
    const { data } = await correct(at.app, at.admin, id, { session: 'Evening' });
    expect(data.done).toMatchObject({ session: 'Evening', sessionId: evening });
    expect(await kept(at, evening)).toMatchObject({ status: SessionStatus.HELD });
    const other = (await one({ session: 'Morning' })).data.done;
    expect(other.sessionId).toBe(morning);
    const taken = badInput({ session: ['The session has already been taken.'] });
    const refused = await refusal(at.app, at.academy.id, () => correct(at.app, at.admin, id, { session: 'Morning' }));
    expect(refused).toMatchObject(taken);
    // no session has the topic Noon
    const noon = (await correct(at.app, at.admin, id, { session: 'Noon' })).data.done;
    expect(noon).toMatchObject({ session: 'Noon', sessionId: null });
  });
});

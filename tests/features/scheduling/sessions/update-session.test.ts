import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { rest } from '../../../support/clients.ts';
import { badInput, FORBIDDEN, notFound, UNKNOWN_ID } from '../../writing.ts';
import { dayFromNow, PAST, type Scene, scene } from './setup.ts';

const TEXTS = { topic: 'Scales', onlineUrl: 'https://meet.example.test/2', notes: 'Slow' };

describe('updateSession', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('changes texts of the session without marking them as overridden', async () => {
    const { id } = await at.session();
    expect(await at.done('updateSession', id, TEXTS)).toMatchObject({ ...TEXTS, overrides: [], version: 2 });
    expect(await at.done('updateSession', id, { topic: '' })).toMatchObject({ ...TEXTS, topic: null });
  });

  it('changes time, instructor and room together, and marks them as overridden', async () => {
    const { id, slotDate } = await at.session();
    const { id: instructorId } = await at.academy.with.staff();
    const date = dayFromNow(200);
    const roomId = await at.room({ name: 'Studio' });
    const input = { date, startTime: '20:00', endTime: '21:00', instructorId, roomId };
    expect(await at.done('updateSession', id, input)).toMatchObject({
      ...{ date, slotDate, startsAt: `${date}T20:00:00.000Z`, endsAt: `${date}T21:00:00.000Z` },
      ...{ instructorId, roomId, classroom: 'Studio', isSubstitute: true },
      overrides: ['TIME', 'INSTRUCTOR', 'ROOM'],
    });
  });

  it('changes nothing if all values stay the same', async () => {
    const { id, date } = await at.session();
    const input = { date, startTime: '09:00', endTime: '10:00', instructorId: at.teacher.staffId, roomId: at.roomId };
    expect(await at.done('updateSession', id, input)).toMatchObject({ overrides: [], version: 1 });
  });

  it('is available over REST as PUT', async () => {
    const { id } = await at.session();
    const { status, body } = await rest(at.app, at.admin, 'PUT', `/sessions/${id}`, {
      start_time: '08:00',
      room_id: null,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      start_time: '08:00:00',
      room_id: null,
      classroom: '',
      overrides: ['time', 'room'],
    });
  });

  it('requires the current version in the If-Match header', async () => {
    const { id } = await at.session();
    const headers = { 'if-match': '"9"' };
    const { status } = await rest(at.app, { ...at.admin, headers }, 'PUT', `/sessions/${id}`, { topic: 'Lost' });
    expect(status).toBe(412);
  });

  it('lets teachers change texts of sessions that they lead, and of sessions in their batches', async () => {
    const mine = await at.session({ instructorId: null });
    expect(await at.done('updateSession', mine.id, TEXTS, at.teacher)).toMatchObject(TEXTS);
    const batch = await at.academy.with.batch();
    const substitute = await at.academy.with.session({ batchId: batch.id, instructorId: at.teacher.staffId as string });
    expect(await at.done('updateSession', substitute.id, TEXTS, at.teacher)).toMatchObject(TEXTS);
    const others = await at.academy.with.session({ batchId: batch.id, slotDate: null });
    expect(await at.refused('updateSession', others.id, TEXTS, at.teacher)).toEqual(FORBIDDEN);
  });

  it('refuses all other changes by teachers with FORBIDDEN, whether or not the session exists', async () => {
    const { id } = await at.session();
    for (const input of [
      { date: PAST },
      { startTime: '08:00' },
      { instructorId: null },
      { roomId: null, topic: 'x' },
    ]) {
      expect(await at.refused('updateSession', id, input, at.teacher)).toEqual(FORBIDDEN);
      expect(await at.refused('updateSession', UNKNOWN_ID, input, at.teacher)).toEqual(FORBIDDEN);
    }
  });

  it('is allowed only for admins, heads of the department and teachers of the batch', async () => {
    const { id } = await at.session();
    expect(await at.done('updateSession', id, TEXTS, at.head)).toMatchObject(TEXTS);
    const others = [await at.academy.as('department_head'), await at.academy.as('teacher')];
    for (const role of ['support_staff', 'parent', 'student'] as const) others.push(await at.academy.as(role));
    for (const who of others) expect(await at.refused('updateSession', id, { topic: 'x' }, who)).toEqual(FORBIDDEN);
  });

  it('returns NOT_FOUND for a session in another academy', async () => {
    const other = await (await scene()).session();
    for (const id of [UNKNOWN_ID, 'nonsense', other.id]) {
      expect(await at.refused('updateSession', id, { topic: 'x' })).toEqual(notFound('Session'));
    }
  });

  it('reports invalid texts and equal times in one error', async () => {
    const { id } = await at.session();
    expect(
      await at.refused('updateSession', id, {
        topic: 'x'.repeat(256),
        onlineUrl: 'ftp://x',
        startTime: '11:00',
        endTime: '11:00',
      }),
    ).toEqual(
      badInput({
        endTime: ['The end time field and start time must be different.'],
        topic: ['The topic field must not be greater than 255 characters.'],
        onlineUrl: ['The online url field must be a valid URL.'],
      }),
    );
  });

  it('can change the instructor of a held session, but not its time', async () => {
    const { id } = await at.session({ date: PAST, status: SessionStatus.HELD });
    expect(await at.done('updateSession', id, { instructorId: null, startTime: '09:00' })).toMatchObject({
      instructorId: null,
    });
    expect(await at.refused('updateSession', id, { date: dayFromNow(1), endTime: '11:00' })).toEqual(
      badInput({ date: ['The session has been held.'], endTime: ['The session has been held.'] }),
    );
  });
});

import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { BatchStatus } from '../../../../src/features/academics/batches/batch.enums.ts';
import { RoomStatus } from '../../../../src/features/academics/rooms/room.enums.ts';
import { StaffStatus } from '../../../../src/features/people/staff/staff.enums.ts';
import { rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, REFUSED_BY_TYPE, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { addSession, FUTURE, readSession, type Scene, scene } from './setup.ts';

describe('addSession', () => {
  let at: Scene;
  const extra = (given: object = {}) => ({
    ...{ batchId: at.batchId, date: FUTURE, startTime: '18:00', endTime: '19:30' },
    ...given,
  });
  const refused = (given: object) => refusal(at.app, at.academy.id, () => addSession(at.app, at.admin, extra(given)));

  beforeAll(async () => {
    at = await scene();
  });

  it('adds an extra session with the instructor and room of the batch', async () => {
    const { data } = await addSession(at.app, at.admin, extra());
    const { teacher, roomId, batchId, courseId } = at;
    expect(data.addSession).toEqual({
      ...{ id: expect.any(String), academyId: at.academy.id, batchId, date: FUTURE, version: 1 },
      ...{ startTime: '18:00:00', endTime: '19:30:00' },
      ...{ startsAt: `${FUTURE}T18:00:00.000Z`, endsAt: `${FUTURE}T19:30:00.000Z` },
      ...{ instructorId: teacher.staffId, roomId, classroom: 'Hall 1', isSubstitute: false },
      ...{ status: 'SCHEDULED', cancelCause: null, cancelReason: null, closureId: null, excusesFees: false },
      ...{ slotDate: null, overrides: [], topic: null, onlineUrl: null, notes: null, attendees: null },
      ...{ batch: { id: batchId }, course: { id: courseId }, instructor: { id: teacher.staffId } },
      ...{ room: { id: roomId }, closure: null },
    });
    expect(await readSession(at.app, at.admin, data.addSession.id)).toEqual(data.addSession);
  });

  it('accepts an instructor, a room and texts that differ from those of the batch', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    const roomId = await at.room({ name: 'Pool' });
    const texts = { topic: 'Butterfly', onlineUrl: 'https://meet.example.test/1', notes: 'Bring fins' };
    const { data } = await addSession(
      at.app,
      at.admin,
      extra({ instructorId, roomId: roomId.toUpperCase(), ...texts }),
    );
    const given = { instructorId, roomId, classroom: 'Pool', isSubstitute: true, ...texts };
    expect(data.addSession).toMatchObject(given);
  });

  it('accepts null for the instructor and the room', async () => {
    const { data } = await addSession(at.app, at.admin, extra({ instructorId: null, roomId: null }));
    expect(data.addSession).toMatchObject({ instructorId: null, roomId: null, classroom: '', isSubstitute: false });
  });

  it('adds a session that ends on the next day in the time zone of the academy', async () => {
    const { settings } = (await at.academy.run((em) =>
      em.findOneOrFail('Academy' as never, { id: at.academy.id } as never),
    )) as any;
    const there = await scene({ settings: { ...settings, timezone: 'America/New_York' } });
    const input = { batchId: there.batchId, date: '2026-03-07', startTime: '23:00', endTime: '03:30' };
    const { data } = await addSession(there.app, there.admin, input);
    // the clocks skip an hour that night
    expect(data.addSession).toMatchObject({ startsAt: '2026-03-08T04:00:00.000Z', endsAt: '2026-03-08T07:30:00.000Z' });
  });

  it('adds only one session per idempotency key', async () => {
    const input = extra({ idempotencyKey: 'once' });
    const [first, second] = [await addSession(at.app, at.admin, input), await addSession(at.app, at.admin, input)];
    expect(second.data.addSession.id).toBe(first.data.addSession.id);
  });

  it('is allowed for admins and for department heads in their departments, and forbidden for other roles', async () => {
    for (const who of [at.head, await at.academy.as('administrator'), await superAdminIn(at.app, at.academy)]) {
      expect((await addSession(at.app, who, extra())).errors).toBeUndefined();
    }
    const others = [await at.academy.as('department_head'), at.teacher];
    for (const role of ['support_staff', 'parent', 'student'] as const) others.push(await at.academy.as(role));
    for (const who of others) {
      expect(await refusal(at.app, at.academy.id, () => addSession(at.app, who, extra()))).toEqual(FORBIDDEN);
    }
  });

  it('is available over REST', async () => {
    const body = { batch_id: at.batchId, date: FUTURE, start_time: '07:00', end_time: '08:00', topic: 'Early' };
    const { status, body: made, headers } = await rest(at.app, at.admin, 'POST', '/sessions', body);
    expect(status).toBe(201);
    expect(made.data).toMatchObject({
      ...body,
      start_time: '07:00:00',
      end_time: '08:00:00',
      slot_date: null,
      overrides: [],
    });
    expect(headers.get('location')).toBe(`/api/v1/sessions/${made.data.id}`);
  });

  describe('addSession with invalid input', () => {
    it('refuses a batch that is unknown, completed, cancelled or deleted', async () => {
      const gone = [
        await at.academy.with.batch({ status: BatchStatus.COMPLETED }),
        await at.academy.with.batch({ status: BatchStatus.CANCELLED }),
        await at.academy.with.batch({ deletedAt: new Date().toISOString() }),
        await (await seedAcademy(at.app)).with.batch(),
      ];
      for (const batchId of [UNKNOWN_ID, ...gone.map(({ id }) => id)]) {
        expect(await refused({ batchId })).toEqual(badInput({ batchId: ['The selected batch id is invalid.'] }));
      }
    });

    it('reports a former instructor and an archived room in one error', async () => {
      const { id: instructorId } = await at.academy.with.staff({ status: StaffStatus.TERMINATED });
      const roomId = await at.room({ status: RoomStatus.ARCHIVED });
      expect(await refused({ instructorId, roomId })).toEqual(
        badInput({
          instructorId: ['The selected instructor id is invalid.'],
          roomId: ['The selected room id is invalid.'],
        }),
      );
    });

    it('refuses an instructor and a room that are deleted or of another academy', async () => {
      const deletedAt = new Date().toISOString();
      const other = await scene();
      const invalid = badInput({
        instructorId: ['The selected instructor id is invalid.'],
        roomId: ['The selected room id is invalid.'],
      });
      expect(await refused({ instructorId: other.teacher.staffId, roomId: other.roomId })).toEqual(invalid);
      const { id } = await at.academy.with.staff({ deletedAt });
      expect(await refused({ instructorId: id, roomId: await at.room({ deletedAt }) })).toEqual(invalid);
    });

    it('refuses an end time equal to the start time', async () => {
      expect(await refused({ endTime: '18:00:00' })).toEqual(
        badInput({ endTime: ['The end time field and start time must be different.'] }),
      );
    });

    it('refuses a date before 1900 or after 9998', async () => {
      expect(await refused({ date: '0001-01-01' })).toEqual(
        badInput({ date: ['The date field must be a date after or equal to 1900-01-01.'] }),
      );
      expect(await refused({ date: '9999-12-31' })).toEqual(
        badInput({ date: ['The date field must be a date before or equal to 9998-12-31.'] }),
      );
    });

    it.each([
      { date: '2026-02-30' },
      { startTime: '25:00' },
      { endTime: '24:00' },
      { batchId: null },
      { status: 'HELD' },
    ])('refuses %o', async (given) => {
      expect(await refused(given)).toEqual(REFUSED_BY_TYPE);
    });

    it('reports all invalid fields in one error in REST', async () => {
      const body = { batch_id: 'x', date: '2026-02-30', start_time: '25:00' };
      const { status, body: answer } = await rest(at.app, at.admin, 'POST', '/sessions', body);
      expect(status).toBe(422);
      expect(answer.errors).toEqual({
        batch_id: ['The batch id field must be a valid UUID.'],
        date: ['The date field must be a valid date.'],
        start_time: ['The start time field must match the format H:i:s.'],
        end_time: ['The end time field is required.'],
      });
    });
  });
});

import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { Attendance } from '../../../../src/features/learning/attendance/attendance.entity.ts';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { gql, rest } from '../../../support/clients.ts';
import type { Actor } from '../../../support/seed.ts';
import {
  type Class,
  callRoll,
  correct,
  daysAgo,
  enrolled,
  kept,
  lesson,
  MERE_READERS,
  mark,
  seedClass,
  takeSession,
} from '../../learning/attendance/setup.ts';
import { badInput, FORBIDDEN, notFound, refusal, UNKNOWN_ID } from '../../writing.ts';

describe('takeSessionRoll', () => {
  let at: Class;
  const present = (studentId: string) => ({ studentId, status: 'PRESENT' });
  const take = (as: Actor, sessionId: string, records: object[] = at.studentIds.map(present)) =>
    takeSession(at.app, as, sessionId, records);
  const refused = (as: Actor, sessionId: string, records?: object[]) =>
    refusal(at.app, at.academy.id, () => take(as, sessionId, records));
  /** Creates a session outside the schedule, because the schedule has only one session per day. */
  const extra = (given: object = {}) => lesson(at, { slotDate: null, ...given });

  beforeAll(async () => {
    at = await seedClass({ attendanceEditHours: 48 });
  });

  it('marks each student once, returns records in the order of the request, and sets the session to HELD', async () => {
    const id = await extra({ date: daysAgo(1) });
    const [one, two] = at.studentIds;
    const records = [
      { studentId: two, status: 'LATE', minutesLate: 5, remarks: ' Bus ' },
      { studentId: one, status: 'ABSENT' },
    ];
    const { data } = await take(at.admin, id.toUpperCase(), records);
    const place = { sessionId: id, batchId: at.batchId, date: daysAgo(1), session: null, markedBy: at.admin.userId };
    expect(data.done).toMatchObject([
      { ...place, studentId: two, status: 'LATE', minutesLate: 5, remarks: 'Bus' },
      { ...place, studentId: one, status: 'ABSENT' },
    ]);
    expect(await kept(at, id)).toMatchObject({ status: SessionStatus.HELD, version: 2 });
    const again = (await take(at.admin, id)).data.done;
    expect(again.map((record: { id: string }) => record.id)).toEqual([data.done[1].id, data.done[0].id]);
    expect(again[0]).toMatchObject({ status: 'PRESENT', history: { totalCount: 1 } });
  });

  it('accepts a session that starts later today, and refuses a session of tomorrow', async () => {
    const later = await extra({ startTime: '23:58:00', endTime: '23:59:00' });
    expect((await take(at.teacher, later)).errors).toBeUndefined();
    const future = badInput({ date: ['The date field must be a date before or equal to today.'] });
    expect(await refused(at.admin, await extra({ date: daysAgo(-1) }))).toEqual(future);
  });

  it('refuses a cancelled or unknown session, and students who are not active on the day of the session', async () => {
    const cancelled = await extra({ status: SessionStatus.CANCELLED });
    expect(await refused(at.admin, cancelled)).toEqual(badInput({ sessionId: ['The session is cancelled.'] }));
    expect(await refused(at.admin, UNKNOWN_ID)).toMatchObject(
      badInput({ sessionId: ['The selected session id is invalid.'] }),
    );
    const later = await enrolled(at, { enrollmentDate: daysAgo(1) });
    const records = [present(at.studentIds[0]), present(later), present(at.studentIds[0])];
    expect(await refused(at.admin, await extra({ date: daysAgo(2) }), records)).toMatchObject(
      badInput({
        'records.1.studentId': ['The selected records.1.student_id is invalid.'],
        'records.2.studentId': ['The records.2.student_id field has a duplicate value.'],
      }),
    );
    expect(await refused(at.admin, await extra(), [])).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('refuses a session in another academy, or of a deleted batch', async () => {
    const elsewhere = await seedClass();
    const invalid = { sessionId: ['The selected session id is invalid.'] };
    const foreign = await lesson(elsewhere);
    expect(await refused(at.admin, foreign)).toMatchObject(badInput(invalid));
    expect(await kept(elsewhere, foreign)).toMatchObject({ status: SessionStatus.SCHEDULED });
    const gone = await lesson(elsewhere, { date: daysAgo(1) });
    await elsewhere.academy.run(async (em) => {
      (await em.findOneOrFail(Batch, { id: elsewhere.batchId })).deletedAt = new Date().toISOString();
    });
    const records = [present(elsewhere.studentIds[0])];
    const result = await takeSession(elsewhere.app, elsewhere.admin, gone, records);
    expect(result.errors?.[0]?.extensions.fields).toEqual(invalid);
  });

  it.each(MERE_READERS)(
    'is forbidden for the role %s, even if the caller is the instructor of the session',
    async (role) => {
      const actor = await at.academy.as(role);
      const id = await extra({ instructorId: actor.staffId });
      expect(await refused(actor, id)).toEqual(FORBIDDEN);
    },
  );

  it('is allowed for department heads and teachers of the batch, even for sessions that other staff lead', async () => {
    const substitute = await at.academy.as('teacher');
    for (const actor of [at.head, at.teacher]) {
      const id = await extra({ instructorId: substitute.staffId });
      expect((await take(actor, id)).errors).toBeUndefined();
    }
    const id = await extra();
    for (const role of ['teacher', 'department_head'] as const) {
      expect(await refused(await at.academy.as(role), id)).toEqual(FORBIDDEN);
    }
  });

  describe.each(['teacher', 'department_head'] as const)('with a substitute with the role %s as the caller', (role) => {
    it('is allowed from the day of the session until the edit hours end', async () => {
      const substitute = await at.academy.as(role);
      const instructorId = substitute.staffId;
      for (const days of [0, 2]) {
        const id = await extra({ date: daysAgo(days), instructorId });
        const { data, errors } = await take(substitute, id);
        expect(errors).toBeUndefined();
        // substitutes see their records although they cannot see the students
        expect(data.done[0]).toMatchObject({ sessionId: id, studentId: at.studentIds[0], student: null });
        const corrected = await correct(at.app, substitute, data.done[0].id, { status: 'ABSENT' });
        expect(corrected.data.done).toMatchObject({ id: data.done[0].id, status: 'ABSENT' });
      }
      const outside = badInput({ date: ['The date field is outside the edit window.'] });
      expect(await refused(substitute, await extra({ date: daysAgo(3), instructorId }))).toEqual(outside);
      const future = badInput({ date: ['The date field must be a date before or equal to today.'] });
      expect(await refused(substitute, await extra({ date: daysAgo(-1), instructorId }))).toEqual(future);
    });

    it('is not required: marks for the batch and the date are accepted too, but not marks with the label of another session', async () => {
      const own = await seedClass();
      const substitute = await own.academy.as(role);
      const id = await lesson(own, { instructorId: substitute.staffId });
      const [one, two] = own.studentIds;
      const place = { batchId: own.batchId, date: daysAgo(0) };
      const roll = await callRoll(own.app, substitute, { ...place, records: [present(one)] });
      expect(roll.data.done[0].sessionId).toBe(id);
      const single = await mark(own.app, substitute, { ...place, ...present(two) });
      expect(single.data.done).toMatchObject({ sessionId: id, studentId: two });
      const labelled = { ...place, ...present(two), session: 'Noon' };
      expect(await refusal(own.app, own.academy.id, () => mark(own.app, substitute, labelled))).toEqual(FORBIDDEN);
    });

    it('is refused for marks of other sessions, and for all marks after the edit hours', async () => {
      const substitute = await at.academy.as(role);
      const ids: string[] = [];
      for (const given of [{ date: daysAgo(1) }, { date: daysAgo(9), instructorId: substitute.staffId }]) {
        ids.push((await take(at.admin, await extra(given))).data.done[0].id);
      }
      for (const id of ids) {
        const answer = await refusal(at.app, at.academy.id, () => correct(at.app, substitute, id, { remarks: 'x' }));
        expect(answer).toEqual(notFound('Attendance record'));
      }
    });
  });

  it('runs five more statements for the first marks than for repeated marks', async () => {
    const id = await extra({ date: daysAgo(1) });
    const records = at.studentIds.map(present);
    const document = 'mutation ($input: TakeSessionRollInput!) { takeSessionRoll(input: $input) { id sessionId } }';
    const run = () => at.app.counting(() => gql(at.app, at.admin, document, { input: { sessionId: id, records } }));
    await take(at.admin, await extra());
    const first = await run();
    const second = await run();
    expect(first.result.errors).toBeUndefined();
    // the first request locks and changes the session, and writes records, audit entries and events
    expect(first.statements.length - second.statements.length).toBe(5);
    expect(await at.academy.run((em) => em.count(Attendance, { classSession: { id } }))).toBe(2);
  });
});

describe('POST /sessions/{id}/attendance', () => {
  it('returns the records in the order of the request, and sets the session to HELD', async () => {
    const at = await seedClass();
    const id = await lesson(at);
    const [one, two] = at.studentIds;
    const records = [
      { student_id: two, status: 'late', minutes_late: 3 },
      { student_id: one, status: 'present' },
    ];
    const post = (path: string, body: object) => rest(at.app, at.admin, 'POST', path, body);
    const { status, body } = await post(`/sessions/${id}/attendance?include=student`, { records });
    expect(status).toBe(201);
    expect(body.data).toMatchObject([
      { student_id: two, session_id: id, status: 'late', minutes_late: 3, student: { id: two } },
      { student_id: one, session_id: id, status: 'present' },
    ]);
    expect(await kept(at, id)).toMatchObject({ status: SessionStatus.HELD });
    expect((await rest(at.app, at.admin, 'GET', `/attendance?session_id=${id}`)).body.meta.total).toBe(2);
    const included = await rest(at.app, at.admin, 'GET', `/attendance/${body.data[0].id}?include=class_session`);
    expect(included.body.data.class_session).toMatchObject({ id, status: 'held' });
  });

  it('refuses invalid rows by their position, a cancelled session and an unknown session', async () => {
    const at = await seedClass();
    const id = await lesson(at, { status: SessionStatus.CANCELLED });
    const post = (path: string, body: object) => rest(at.app, at.admin, 'POST', path, body);
    const record = { student_id: at.studentIds[0], status: 'present' };
    const cancelled = await post(`/sessions/${id}/attendance`, { records: [record, { ...record, status: 'there' }] });
    expect(cancelled.status).toBe(422);
    expect(cancelled.body.errors['records.1.status']).toEqual(['The selected records.1.status is invalid.']);
    expect((await post(`/sessions/${id}/attendance`, { records: [record] })).body).toEqual({
      message: 'The session is cancelled.',
      errors: { session_id: ['The session is cancelled.'] },
    });
    for (const unknown of [UNKNOWN_ID, 'x']) {
      const { status, body } = await post(`/sessions/${unknown}/attendance`, { records: [record] });
      expect([status, body]).toEqual([404, { message: 'Session not found.' }]);
    }
  });
});

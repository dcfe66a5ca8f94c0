import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { rest } from '../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

describe('closure and time-off routes', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;
  let teacher: Member;
  const call = (method: string, path: string, body?: object, as = admin) => rest(app, as, method, path, body);

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
    teacher = await academy.as('teacher');
  });

  it('create, change, find and delete a closure', async () => {
    const batch = await academy.with.batch();
    const given = {
      name: 'Snow',
      start_date: '2026-12-24',
      end_date: '2026-12-24',
      start_time: '09:00',
      end_time: '10:00',
    };
    const made = await call('POST', '/closures', {
      ...given,
      batch_ids: [batch.id],
      course_ids: null,
      notes: 'ignored',
    });
    expect([made.status, made.headers.get('location')]).toEqual([
      201,
      expect.stringMatching(`/api/v1/closures/${made.body.data.id}$`),
    ]);
    expect(made.body.data).toMatchObject({
      ...{ ...given, start_time: '09:00:00', end_time: '10:00:00', excuses_fees: false },
      ...{ course_ids: [], batch_ids: [batch.id], room_ids: [] },
    });
    const path = `/closures/${made.body.data.id}`;
    const whole = await call('PATCH', path, { start_time: '', end_time: null });
    expect(whole.body.data).toMatchObject({ name: 'Snow', start_time: null, end_time: null });
    const found = await call('GET', `/closures?batch_id=${batch.id}&from=2026-12-24&to=2026-12-24&search=sno`);
    expect(found.body.data).toEqual([whole.body.data]);
    expect((await call('GET', '/closures?from=2026-12-25')).body.meta.total).toBe(0);
    expect(await call('DELETE', path)).toMatchObject({ status: 200, body: { message: 'Closure deleted.' } });
    expect(await call('GET', path)).toMatchObject({ status: 404, body: { message: 'Closure not found.' } });
  });

  it('report all invalid fields of a closure together', async () => {
    const bad = {
      start_date: '2026-02-30',
      end_date: '2026-12-24',
      start_time: '25:00',
      room_ids: ['x'],
      excuses_fees: 'x',
    };
    expect(await call('POST', '/closures', bad)).toMatchObject({
      status: 422,
      body: {
        errors: {
          start_date: ['The start date field must be a valid date.'],
          start_time: ['The start time field must match the format H:i:s.'],
          name: ['The name field is required.'],
          'room_ids.0': ['The room_ids.0 field must be a valid UUID.'],
        },
      },
    });
  });

  it('request, approve, change and withdraw time off', async () => {
    const given = { start_date: '2099-12-24', end_date: '2099-12-26', reason: 'Trip' };
    const made = await call('POST', '/time-off?include=staff', given, teacher);
    expect([made.status, made.headers.get('location')]).toEqual([
      201,
      expect.stringMatching(`/api/v1/time-off/${made.body.data.id}$`),
    ]);
    const of = { staff_id: teacher.staffId, staff: { id: teacher.staffId } };
    expect(made.body.data).toMatchObject({ ...given, ...of, status: 'requested', start_time: null });
    const path = `/time-off/${made.body.data.id}`;
    const decided = await call('POST', `${path}/decide?include=staff`, { status: 'approved' });
    expect([decided.status, decided.body.data]).toMatchObject([200, { ...given, ...of, status: 'approved' }]);
    expect((await call('PUT', path, { reason: 'x' }, teacher)).status).toBe(403);
    expect((await call('PUT', path, { end_date: '2099-12-25' })).body.data).toMatchObject({ end_date: '2099-12-25' });
    const found = await call('GET', `/time-off?staff_id=${teacher.staffId}&status=approved,declined&sort=-start_date`);
    expect(found.body.data).toMatchObject([{ id: made.body.data.id }]);
    expect(await call('DELETE', path, undefined, teacher)).toMatchObject({
      ...{ status: 200, body: { message: 'Time off deleted.' } },
    });
    expect(await call('GET', path)).toMatchObject({ status: 404, body: { message: 'Time off not found.' } });
    const gone = await call('POST', `${path}/decide`, { status: 'nonsense' });
    expect(gone).toMatchObject({ status: 404, body: { message: 'Time off not found.' } });
  });

  it('return the sessions that clash with time off when it is approved', async () => {
    const staffId = teacher.staffId as string;
    const batch = await academy.with.batch({ instructorId: staffId });
    const session = await academy.with.session({ batchId: batch.id, instructorId: staffId, date: '2026-02-02' });
    const { id } = await academy.with.timeOff({ staffId, startDate: '2026-02-01', endDate: '2026-02-03' });
    const approved = await call('POST', `/time-off/${id}/decide`, { status: 'approved' });
    expect(approved.body.data.clashes).toEqual([
      expect.objectContaining({ kind: 'time_off', session_id: session.id, date: '2026-02-02', time_off_id: id }),
    ]);
    expect((await call('POST', `/time-off/${id}/decide`, { status: 'declined' })).body.data.clashes).toEqual([]);
  });

  it('refuse an invalid decision and an outdated version', async () => {
    const { id } = await academy.with.timeOff({ staffId: teacher.staffId as string });
    for (const status of ['requested', 'nonsense', 7]) {
      const refused = await call('POST', `/time-off/${id}/decide`, { status });
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.errors)).toEqual(['status']);
    }
    expect((await call('POST', `/time-off/${id}/decide`, {})).body.errors).toEqual({
      status: ['The status field is required.'],
    });
    const stale = { ...admin, headers: { 'if-match': '"2"' } };
    expect((await call('POST', `/time-off/${id}/decide`, { status: 'approved' }, stale)).status).toBe(412);
    expect((await call('GET', `/time-off/${id}`)).body.data.status).toBe('requested');
  });

  it('are forbidden for families', async () => {
    const parent = await academy.as('parent');
    for (const [method, body] of [
      ['GET', undefined],
      ['POST', {}],
    ] as const) {
      expect(await call(method, '/time-off', body, parent)).toMatchObject({
        ...{ status: 403, body: { message: 'This action is unauthorized.' } },
      });
    }
  });
});

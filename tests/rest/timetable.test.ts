import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { rest } from '../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy, seedUser } from '../support/seed.ts';

describe('GET /timetable', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
  });

  const ask = (query: string) => rest(app, admin, 'GET', `/timetable?${query}`);

  it('returns the days with their closures and sessions', async () => {
    const course = await academy.with.course({ name: 'Chess', color: '#112233' });
    const staff = await academy.with.staff({ firstName: 'Tea', lastName: 'Cher' });
    const batch = await academy.with.batch({ name: 'Mornings', courseId: course.id, instructorId: staff.id });
    const session = await academy.with.session({ batchId: batch.id, instructorId: staff.id, topic: 'Forks' });
    await academy.with.closure({ name: 'Holiday', startDate: '2026-02-03' });
    const wanted = [
      {
        date: '2026-02-02',
        closures: [],
        sessions: [
          {
            ...{ id: session.id, start_time: '09:00:00', end_time: '10:00:00', status: 'scheduled' },
            ...{ topic: 'Forks', is_substitute: false, room_id: null },
            batch: { id: batch.id, name: 'Mornings', course: { id: course.id, name: 'Chess', color: '#112233' } },
            instructor: { id: staff.id, name: 'Tea Cher' },
          },
        ],
      },
      { date: '2026-02-03', closures: [{ name: 'Holiday', start_date: '2026-02-03', batch_ids: [] }], sessions: [] },
    ];
    const query = 'from=2026-02-02&to=2026-02-03';
    expect((await ask(query)).body).toMatchObject({ data: wanted });
    // from here on, one statement returns the whole response
    expect((await ask(query)).body).toEqual((await ask(query)).body);
    expect((await ask(`${query}&batch_id=${batch.id}&room_id=`)).body).toMatchObject({ data: wanted });
    const others = await ask(`${query}&staff_id=${randomUUID()}`);
    expect(others.body.data.map(({ sessions }: any) => sessions)).toEqual([[], []]);
  });

  it('reports all invalid parameters together', async () => {
    const id = randomUUID();
    const { status, body } = await ask(`to=2026-13-01&batch_id=x&room_id=${id}&staff_id=${id}`);
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      from: ['The from field is required.'],
      to: ['The to field must be a valid date.'],
      batch_id: ['The batch id field must be a valid UUID.'],
      staff_id: [expect.stringContaining('prohibits')],
      room_id: [expect.stringContaining('prohibits')],
    });
    expect((await ask('from=2026-01-01&to=2026-02-12')).body.errors).toEqual({
      to: ['The period must not be more than 42 days.'],
    });
    const one = await ask('from=2026-01-01&to=2026-01-01&batch_id=x');
    expect(one.body.errors).toEqual({ batch_id: ['The batch id field must be a valid UUID.'] });
  });

  it('is refused for users without a membership, with any parameters', async () => {
    const outsider = { ...(await seedUser(app)), academyId: academy.id };
    expect((await rest(app, outsider, 'GET', '/timetable?from=2026-02-02&to=2026-02-02')).status).toBe(403);
    expect((await rest(app, outsider, 'GET', '/timetable?from=x')).status).toBe(403);
    expect((await rest(app, {}, 'GET', '/timetable')).status).toBe(401);
  });
});

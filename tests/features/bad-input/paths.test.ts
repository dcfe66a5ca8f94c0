import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { rest } from '../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';

describe('HTTP API', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
  });

  it.each(['/foo', '/api/v2/batches', '/healthz/x', '/graphql/foo'])(
    'returns 404 in JSON for the unknown path %s',
    async (path) => {
      for (const method of ['GET', 'POST']) {
        const response = await fetch(`${app.url}${path}`, { method });
        expect([response.status, await response.json()]).toEqual([
          404,
          { message: `The route ${path.slice(1)} could not be found.` },
        ]);
      }
    },
  );

  it.each(['/healthz', '/readyz'])('supports only GET and HEAD for the path %s', async (path) => {
    const response = await fetch(`${app.url}${path}`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await response.json()).toEqual({ message: expect.stringContaining('POST') });
  });

  it('sends the header cache-control: no-store with every response', async () => {
    const { headers } = await rest(app, admin, 'GET', '/courses');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('replaces null in a new record with the default of the field', async () => {
    const course = await academy.with.course();
    const batch = {
      ...{ course_id: course.id, name: 'New', start_date: '2026-01-05', end_date: '2026-12-18' },
      ...{ start_time: '09:00', end_time: '10:00', days_of_week: ['monday'], max_students: null, classroom: '' },
    };
    const made = await rest(app, admin, 'POST', '/batches', batch);
    expect([made.status, made.body.data.max_students, made.body.data.classroom]).toEqual([201, 30, '']);
    const school = { name: 'Null School', type: 'chess', email: 'null@example.test', slug: '', settings: null };
    expect((await rest(app, admin, 'POST', '/academies', school)).body.data).toMatchObject({
      slug: expect.stringMatching(/^null-school/),
      settings: { timezone: 'UTC' },
    });
  });
});

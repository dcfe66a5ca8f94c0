import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf, fetchPath, type Scene, scene, taught } from '../features/scheduling/calendars/setup.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { rest } from '../support/clients.ts';

describe('calendar feeds over REST', () => {
  let at: Scene;
  let given: Awaited<ReturnType<typeof taught>>;

  beforeAll(async () => {
    at = await scene();
    given = await taught(at);
  });

  it('are created, listed, read, renamed, rotated and revoked', async () => {
    const { app } = at;
    const body = { scope: 'batch', target_id: given.batch.id, name: 'Lessons' };
    const made = await rest(app, at.admin, 'POST', '/calendar-feeds', body);
    expect(made.status).toBe(201);
    expect(made.headers.get('cache-control')).toBe('no-store, no-transform');
    const { id, url } = made.body.data;
    expect(made.headers.get('location')).toContain(`/calendar-feeds/${id}`);
    expect(made.body.data).toMatchObject({ ...body, last_fetched_at: null, version: 1 });
    const path = new URL(url).pathname;
    expect(await eventsOf(app, path)).toHaveLength(1);
    expect((await rest(app, at.admin, 'GET', '/calendar-feeds?search=less')).body.data).toMatchObject([
      { id, url: null },
    ]);
    expect((await rest(app, at.admin, 'GET', `/calendar-feeds/${id}`)).body.data).toMatchObject({ id, url: null });
    const renamed = await rest(app, at.admin, 'PUT', `/calendar-feeds/${id}`, { name: 'Piano', scope: 'mine' });
    expect(renamed.body.data).toMatchObject({ name: 'Piano', scope: 'batch', version: 2 });
    const outdated = { ...at.admin, headers: { 'if-match': '"1"' } };
    expect((await rest(app, outdated, 'POST', `/calendar-feeds/${id}/rotate`)).status).toBe(412);
    expect((await fetchPath(app, path)).status).toBe(200);
    const current = { ...at.admin, headers: { 'if-match': '"2"' } };
    const rotated = await rest(app, current, 'POST', `/calendar-feeds/${id}/rotate`);
    expect(rotated.status).toBe(200);
    expect(rotated.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(rotated.body.data.url).not.toBe(url);
    expect((await fetchPath(app, path)).status).toBe(404);
    const revoked = await rest(app, at.admin, 'DELETE', `/calendar-feeds/${id}`);
    expect(revoked).toMatchObject({ status: 200, body: { message: 'Calendar feed revoked.' } });
    expect((await fetchPath(app, new URL(rotated.body.data.url).pathname)).status).toBe(404);
    const gone = await rest(app, at.admin, 'GET', `/calendar-feeds/${id}`);
    expect(gone).toMatchObject({ status: 404, body: { message: 'Calendar feed not found.' } });
  });

  it('return the same errors as GraphQL with REST field names', async () => {
    const bad = await rest(at.app, at.admin, 'POST', '/calendar-feeds', { scope: 'week' });
    expect(bad.status).toBe(422);
    expect(bad.body.errors).toEqual({
      scope: ['The selected scope is invalid.'],
      name: ['The name field is required.'],
    });
    const missing = await rest(at.app, at.admin, 'POST', '/calendar-feeds', { scope: 'room', name: 'Room' });
    expect(missing.body.errors).toEqual({ target_id: ['The target id field is required.'] });
  });

  it('have a path instead of a full address if PUBLIC_URL is not set, even if the client sends another Host header', async () => {
    const app = await startTestApp({ NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(40) });
    try {
      expect(app.config.publicUrl).toBeNull();
      const there = await scene({}, app);
      const { teacher } = await taught(there);
      const { body } = await rest(app, teacher, 'POST', '/calendar-feeds', { scope: 'mine', name: 'Mine' });
      expect(body.data.url).toMatch(/^\/api\/v1\/calendars\/[\w-]{43}\.ics$/);
    } finally {
      await app.stop();
    }
  });

  describe('rate limit of calendar feeds', () => {
    let app: TestApp;

    beforeAll(async () => {
      app = await startTestApp({ RATE_LIMIT_PER_MINUTE: '20', PUBLIC_URL: 'https://academy.example.test' });
    });

    afterAll(() => app.stop());

    it('allows 60 requests an hour per feed, and counts requests for unknown feeds per IP address', async () => {
      const there = await scene({}, app);
      const { teacher } = await taught(there);
      const make = async () => {
        const { body } = await rest(app, teacher, 'POST', '/calendar-feeds', { scope: 'mine', name: 'Mine' });
        expect(body.data.url).toMatch(/^https:\/\/academy\.example\.test\/api\/v1\/calendars\//);
        return { id: body.data.id, path: new URL(body.data.url).pathname };
      };
      const [one, other] = [await make(), await make()];
      for (let count = 1; count <= 60; count++) {
        expect((await fetchPath(app, one.path, {}, count % 2 ? 'GET' : 'HEAD')).status).toBe(200);
      }
      const refused = await fetchPath(app, one.path);
      expect(refused).toMatchObject({ status: 429, text: '{"message":"Too Many Attempts."}' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
      expect((await fetchPath(app, other.path)).status).toBe(200);
      const { body } = await rest(app, teacher, 'POST', `/calendar-feeds/${one.id}/rotate`);
      expect((await fetchPath(app, new URL(body.data.url).pathname)).status).toBe(429);
      const statuses = [];
      for (let count = 0; count <= 20; count++) statuses.push((await fetchPath(app, '/api/v1/calendars/x.ics')).status);
      expect([...new Set(statuses)]).toEqual([404, 429]);
      expect((await fetchPath(app, other.path)).status).toBe(200);
    });
  });
});

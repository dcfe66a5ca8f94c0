import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { rest } from '../support/clients.ts';
import { seedAcademy } from '../support/seed.ts';

describe('index of REST', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp();
  });

  it('names paths that admins may read, without a token', async () => {
    const admin = await (await seedAcademy(app)).as('academy_admin');
    const answer = await rest(app, {}, 'GET', '/');
    expect(answer).toMatchObject({ status: 200, body: { openapi: '/api/v1/openapi.json', docs: '/docs' } });
    expect(answer.body.login).toBe('POST /api/v1/auth/login');
    expect(answer.body.paths).toEqual(expect.arrayContaining(['/api/v1/students', '/api/v1/reports/monthly']));
    expect(answer.body.paths.filter((path: string) => path.includes(':'))).toEqual([]);
    for (const path of answer.body.paths) {
      const { status } = await rest(app, admin, 'GET', path.slice('/api/v1'.length));
      expect([200, 400, 403, 422], path).toContain(status);
    }
  });

  it.each(['/api/v1', '/api/v1/'])('is compressed, and may be cached: %s', async (path) => {
    const { status, headers } = await fetch(app.url + path, { headers: { 'accept-encoding': 'br' } });
    expect([status, headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s with 405', async (method) => {
    const { status, headers, body } = await rest(app, {}, method, '');
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const message = `The ${method} method is not supported for route api/v1. Supported methods: GET, HEAD.`;
    expect(body).toEqual({ message });
  });

  it('names its methods for OPTIONS', async () => {
    const { status, headers } = await rest(app, {}, 'OPTIONS', '');
    expect([status, headers.get('allow')]).toEqual([204, 'GET, HEAD']);
  });
});

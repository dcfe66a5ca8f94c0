import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';

describe('index of REST', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp();
  });

  const ask = (method: string, path = '/api/v1') =>
    fetch(app.url + path, { method, headers: { 'accept-encoding': 'br' } });

  it.each(['/api/v1', '/api/v1/'])('names the paths that need no id, without a token: %s', async (path) => {
    const response = await ask('GET', path);
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    const index = JSON.parse(await response.text());
    expect(index).toMatchObject({ openapi: '/api/v1/openapi.json', login: 'POST /api/v1/auth/login' });
    expect(index.paths).toContain('/api/v1/students');
    expect(index.paths.filter((each: string) => each.includes(':'))).toEqual([]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s with 405', async (method) => {
    const response = await ask(method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const message = `The ${method} method is not supported for route api/v1. Supported methods: GET, HEAD.`;
    expect(await response.json()).toEqual({ message });
  });

  it('names its methods for OPTIONS', async () => {
    const response = await ask('OPTIONS');
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD']);
  });
});

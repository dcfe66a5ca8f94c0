import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp, testApp } from '../support/app.ts';
import { rest } from '../support/clients.ts';
import { asDescribed } from '../support/description.ts';
import { listPath, rootFields } from '../support/resources.ts';
import { routes } from '../support/routes.ts';
import { type Member, type SeededAcademy, seedAcademy, seedUser } from '../support/seed.ts';

const NOBODYS_ID = '018f4e6a-7c2b-7d3e-8f90-123456789abc';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

const pathOf = (path: string) => path.replace(':id', NOBODYS_ID);

describe('access to routes', () => {
  test.each(routes.filter((route) => !route.open))(
    '$method $path requires a token, before any other check',
    async (route) => {
      const nonsense: Record<string, string> = { authorization: 'Bearer nonsense', 'content-type': 'text/plain' };
      for (const headers of [{}, nonsense]) {
        const method = route.method.toUpperCase();
        const answer = await asDescribed(
          await fetch(`${app.url}/api/v1${pathOf(route.path)}`, { method, headers }),
          method,
        );
        expect(answer.status).toBe(401);
        expect(await answer.json()).toEqual({ message: 'Unauthenticated.' });
      }
    },
  );

  test.each(routes.filter((route) => route.academyHeader))(
    '$method $path requires the academy header',
    async (route) => {
      const answer = await rest(app, { token: admin.token }, route.method.toUpperCase(), pathOf(route.path));
      expect(answer).toMatchObject({ status: 400, body: { message: 'The X-Academy-ID header is required.' } });
    },
  );

  test('the academy header is optional for members of one academy on routes outside batch paths', async () => {
    const answer = await rest(app, { token: admin.token }, 'GET', '/students');
    expect(answer.status).toBe(200);
    const nobody = await seedUser(app);
    const refused = await rest(app, nobody, 'GET', '/students');
    expect(refused).toMatchObject({ status: 400, body: { message: 'The X-Academy-ID header is required.' } });
  });

  test.each(['/batches', '/students', `/batches/${NOBODYS_ID}`, '/batches/x', '/batches?page=0'])(
    'GET %s reports an invalid academy header before any other error',
    async (path) => {
      const malformed = await rest(app, { token: admin.token, academyId: 'x' }, 'GET', path);
      expect(malformed).toMatchObject({
        status: 400,
        body: { message: 'The X-Academy-ID header must be a valid UUID.' },
      });
      const foreign = await rest(app, { token: admin.token, academyId: NOBODYS_ID }, 'GET', path);
      expect(foreign).toMatchObject({
        status: 403,
        body: { message: 'You do not have access to this academy.' },
      });
    },
  );

  test('an operation that the caller may not use returns 403 for any id and any body', async () => {
    const parent = await academy.as('parent');
    const refusal = { status: 403, body: { message: 'This action is unauthorized.' } };
    expect(await rest(app, parent, 'POST', '/batches', {})).toMatchObject(refusal);
    expect(await rest(app, parent, 'POST', '/batches', { max_students: 'x' })).toMatchObject(refusal);
    expect(await rest(app, parent, 'PUT', '/batches/x', {})).toMatchObject(refusal);
    expect(await rest(app, parent, 'DELETE', `/courses/${NOBODYS_ID}`)).toMatchObject(refusal);
  });
});

describe('paths and methods', () => {
  test.each([
    ['/nothing', 'api/v1/nothing'],
    ['/nothing/?a=b', 'api/v1/nothing'],
    ['/batches/a/b', 'api/v1/batches/a/b'],
  ])('GET %s is not a route and returns 404, with or without a token', async (path, name) => {
    for (const credentials of [admin, {}]) {
      const answer = await rest(app, credentials, 'GET', path);
      expect(answer).toMatchObject({ status: 404, body: { message: `The route ${name} could not be found.` } });
    }
  });

  test('responses have the header Content-Language: en', async () => {
    for (const path of ['/', '/students', '/nothing', '/openapi.json']) {
      expect((await fetch(`${app.url}/api/v1${path}`)).headers.get('content-language'), path).toBe('en');
    }
  });

  test.each([
    ['DELETE', '/students', 'GET, HEAD, POST'],
    ['DELETE', `/fees/${NOBODYS_ID}`, 'GET, HEAD, PUT, PATCH'],
    ['PATCH', '/batches', 'GET, HEAD, POST'],
    ['POST', `/batches/${NOBODYS_ID}`, 'GET, HEAD, PUT, PATCH, DELETE'],
    ['GET', '/auth/login', 'POST'],
  ])('%s %s returns 405', async (method, path, allowed) => {
    const answer = await rest(app, admin, method, path);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allowed);
    expect(answer.body.message).toBe(
      `The ${method} method is not supported for route api/v1${path}. Supported methods: ${allowed}.`,
    );
  });

  test('OPTIONS returns the supported methods of a path', async () => {
    const answer = await rest(app, {}, 'OPTIONS', '/batches');
    expect(answer).toMatchObject({ status: 204, body: undefined });
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  test('a path may be in upper case and may end with a slash', async () => {
    const { id } = await academy.with.student();
    for (const path of ['/STUDENTS', '/Students/', `/Students/${id}/`]) {
      const answer = await rest(app, admin, 'GET', path);
      expect(answer.status, path).toBe(200);
      expect(
        [answer.body.data].flat().map((student) => student.id),
        path,
      ).toContain(id);
    }
  });

  test('HEAD responds like GET without a body', async () => {
    const get = await rest(app, admin, 'GET', '/students');
    const head = await rest(app, admin, 'HEAD', '/students');
    expect(head).toMatchObject({ status: 200, body: undefined });
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
  });

  /** Paths whose error messages use another name than the type of the records. */
  const NAMES: Record<string, string> = {
    '/members': 'Member',
    '/auth': 'Session',
    '/sessions': 'Session',
    '/student-levels': 'Promotion',
    '/time-off': 'Time off',
    '/api-keys': 'API key',
  };

  /** Returns the name of the records below a path: `Staff member` for the type `StaffMember`. */
  function nameOf(path: string): string {
    const first = path.replace(/^(\/[^/]+).*/, '$1');
    const called = NAMES[first];
    if (called) return called;
    const type = rootFields.find(({ name }) => listPath(name) === first)?.type ?? '';
    return type.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  }

  test.each(routes.filter((route) => route.path.includes(':id')))(
    '$method $path returns 404 for an unknown or malformed id',
    async ({ method, path }) => {
      const name = nameOf(path);
      for (const id of [NOBODYS_ID, NOBODYS_ID.toUpperCase(), 'x', '1', '%20', "' or 1=1", '__proto__', '%00']) {
        // a deleted person can be erased too, so a missing reason is reported before the person is looked up
        const body = path.endsWith('/erase') ? { reason: 'They asked for it.' } : undefined;
        const answer = await rest(app, admin, method.toUpperCase(), path.replace(':id', id), body);
        expect(answer, id).toMatchObject({ status: 404, body: { message: `${name} not found.` } });
      }
    },
  );

  test('a malformed URL returns 400', async () => {
    const answer = await rest(app, admin, 'GET', '/batches/%E0%A4%A');
    expect(answer.status).toBe(400);
  });
});

test('sign-in attempts above the limit get the number of seconds to wait', async () => {
  const limited = await startTestApp({ LOGIN_LIMIT_PER_MINUTE: '1' });
  onTestFinished(() => limited.stop());
  const attempt = () =>
    rest(limited, {}, 'POST', '/auth/login', { email: 'somebody@example.test', password: 'something' });
  expect((await attempt()).status).toBe(401);
  const answer = await attempt();
  expect(answer).toMatchObject({ status: 429, body: { message: 'Too Many Attempts.' } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.headers.get('x-ratelimit-limit')).toBe('1');
  expect(answer.headers.get('x-ratelimit-remaining')).toBe('0');
});

describe('a request refused because of an unknown relation in `include` changes nothing', () => {
  test.each(['refresh', 'logout'])('POST /auth/%s', async (name) => {
    const user = await seedUser(app);
    const answer = await rest(app, user, 'POST', `/auth/${name}?include=x`);
    expect(answer).toMatchObject({ status: 422, body: { errors: { include: ['The selected include is invalid.'] } } });
    expect((await rest(app, user, 'GET', '/auth/me')).status).toBe(200);
  });

  test.each(routes)('$method $path', async (route) => {
    const path = `${pathOf(route.path)}?include=x`;
    const answer = await rest(app, admin, route.method.toUpperCase(), path, route.method === 'get' ? undefined : {});
    // missing records, bodies that are not CSV, and forbidden operations without input are reported first
    expect([403, 404, 415, 422]).toContain(answer.status);
    if (route.path === '/auth/me') expect(answer.status).toBe(422);
  });
});

describe('request bodies', () => {
  const send = async (body: string, type = 'application/json') => {
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': type };
    return asDescribed(await fetch(`${app.url}/api/v1/courses`, { method: 'POST', headers, body }), 'POST');
  };

  test.each([
    ['{"name":', 'application/json', 400],
    ['"text"', 'application/json', 400],
    ['{"name":"a"}', 'text/plain', 415],
    ['name=a', 'multipart/form-data; boundary=x', 415],
    [JSON.stringify({ name: 'a'.repeat(1_100_000) }), 'application/json', 413],
    ['['.repeat(20_000) + ']'.repeat(20_000), 'application/json', 400],
  ])('the body %.20s with the type %s is refused', async (body, type, status) => {
    const answer = await send(body, type);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ message: expect.any(String) });
  });

  test('are not read before the caller is authenticated', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${app.url}/api/v1/courses`, { method: 'POST', headers, body: '{"name":' });
    expect(answer.status).toBe(401);
  });

  test.each(['[]', '{}', '[{"name":"a"}]', '{"__proto__":{"name":"a"}}', '{"NAME":"a"}'])(
    'the body %s gets 422 because it contains no name',
    async (body) => {
      const answer = await send(body);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toEqual({
        message: 'The name field is required.',
        errors: { name: ['The name field is required.'] },
      });
    },
  );
});

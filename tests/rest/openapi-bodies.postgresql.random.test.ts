/** Sends bodies that break the OpenAPI description in one place: the service must refuse them and name that place. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { type Credentials, rest } from '../support/clients.ts';
import { description, resolved, validatorOf } from '../support/description.ts';
import { seedFullAcademy } from '../support/full-academy.ts';
import { cases, patienceFor } from '../support/random.ts';
import { seedSuperAdmin } from '../support/seed.ts';
import { bodiesOf, trimmed } from './bad-bodies.ts';

const EACH_ROUTE = cases(3, 60);

const bodies = bodiesOf(description);
const schemaAt = validatorOf(description);

/** The operations with a JSON body. */
const taking = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { requestBody }]) => {
    if (!requestBody) return [];
    const body = resolved(requestBody, `/paths/${path.replaceAll('/', '~1')}/${method}/requestBody`, path);
    const schema = body.value.content['application/json']?.schema;
    const at = `${body.at}/content/application~1json/schema`;
    return schema && method !== 'patch' ? [{ method, path, schema, at }] : [];
  }),
);

/** Tables whose names differ from the paths of their records. */
const TABLES: Record<string, string> = {
  members: 'memberships',
  sessions: 'class_sessions',
  time_off: 'staff_time_off',
};

/** A resource that only members have, each for themselves: a member sends these requests instead of the Super Admin. */
const OF_MEMBERS = '/calendar-feeds';

let app: TestApp;
let admin: Credentials;
let member: Credentials;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  app = await testApp();
  const full = await seedFullAcademy(app);
  admin = { ...(await seedSuperAdmin(app)), academyId: full.academy.id };
  member = full.admin;
  ids = { ...full.ids, academies: full.academy.id };
});

/** Returns the path with the id of a record. */
function urlOf(path: string): string {
  const name = (path.split('/')[1] ?? '').replaceAll('-', '_');
  return path.replace('{id}', ids[TABLES[name] ?? name] ?? '');
}

const send = (method: string, path: string, body: unknown) =>
  rest(app, path.startsWith(OF_MEMBERS) ? member : admin, method.toUpperCase(), urlOf(path), JSON.stringify(body));

/** Returns true if an error names the value at a path or a value that contains it. */
const isAbout = (path: string, errors: Record<string, unknown>): boolean =>
  Object.keys(errors).some((key) => key === path || `${key}.`.startsWith(`${path}.`) || path.startsWith(`${key}.`));

/** Fields whose absence is reported under another field. Without `records` the body describes one student. */
const TOLD_OF: Record<string, string> = {
  password_confirmation: 'password',
  parent_id: 'student_id',
  records: 'student_id',
};

describe('request bodies that violate the OpenAPI description', () => {
  test.each(taking)(
    'are refused by $method $path',
    { timeout: patienceFor(EACH_ROUTE, 2_000) },
    async ({ method, path, schema, at }) => {
      const isDescribed = schemaAt(at);
      const refused = bodies.bad(schema).filter(({ body }) => !isDescribed(trimmed(body)));
      const property = fc.asyncProperty(refused, async (bad) => {
        const { status, body } = await send(method, path, bad.body);
        expect(status, JSON.stringify(body)).toBe(422);
        const isTold = isAbout(bad.path, body.errors) || isAbout(TOLD_OF[bad.path] ?? bad.path, body.errors);
        expect(isTold, `${bad.path} in ${JSON.stringify(body)}`).toBe(true);
      });
      await fc.assert(property, EACH_ROUTE);
    },
  );
});

test.each(taking)('$method $path refuses a request body that is not an object', async ({ method, path }) => {
  for (const body of [[], [{}], 'text', 7, true, null]) {
    expect([400, 422], JSON.stringify(body)).toContain((await send(method, path, body)).status);
  }
});

test('request bodies that match the OpenAPI description never cause a server error', {
  timeout: patienceFor(EACH_ROUTE, 20_000),
}, async () => {
  const order = taking.toSorted(
    (one, other) => Number(one.path === '/academies/{id}') - Number(other.path === '/academies/{id}'),
  );
  for (const { method, path, schema } of order) {
    for (const body of fc.sample(bodies.good(schema), EACH_ROUTE)) {
      expect((await send(method, path, body)).status, `${method} ${path} ${JSON.stringify(body)}`).toBeLessThan(500);
    }
  }
});

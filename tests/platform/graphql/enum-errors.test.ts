import 'reflect-metadata';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Credentials, gql } from '../../support/clients.ts';
import { seedAcademy } from '../../support/seed.ts';

let open: TestApp;
let admin: Credentials;

beforeAll(async () => {
  open = await startTestApp({ DATABASE_URL: 'sqlite::memory:' });
  admin = await (await seedAcademy(open)).as('academy_admin');
});

afterAll(() => open.stop());

const BY_VARIABLE = 'query ($status: StudentStatus) { students(filter: {status: $status}) { totalCount } }';
const ALLOWED = /does not exist in "StudentStatus" enum\..* Allowed values: (?:[A-Z_]+, )*ACTIVE(?:, [A-Z_]+)*\.$/;

it('an error about an unknown enum value lists the allowed values, both in a document and in a variable', async () => {
  const written = await gql(open, admin, '{ students(filter: {status: GONE}) { totalCount } }');
  expect(written.errors?.[0]?.message).toMatch(ALLOWED);
  const sent = await gql(open, admin, BY_VARIABLE, { status: 'GONE' });
  expect(sent.errors?.[0]?.message).toMatch(ALLOWED);
});

it('an error about an unknown enum value lists no values if introspection is off', async () => {
  const closed = await startTestApp({ DATABASE_URL: 'sqlite::memory:', INTROSPECTION: 'false' });
  try {
    const { errors } = await gql(closed, {}, '{ students(filter: {status: ACTIV}) { totalCount } }');
    expect(errors?.[0]?.message).toBe('Value "ACTIV" does not exist in "StudentStatus" enum.');
  } finally {
    await closed.stop();
  }
});

import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { gql } from '../support/clients.ts';
import { seedAcademy } from '../support/seed.ts';

it.each([
  '{ courses @include(if: false) { totalCount } }',
  '{ courses @skip(if: true) { totalCount } ... @include(if: false) { me { id } } }',
  'query ($yes: Boolean = true) { courses @skip(if: $yes) { totalCount } }',
  '{ ...Nothing } fragment Nothing on Query { courses @skip(if: true) { totalCount } }',
  '{ courses { nodes @skip(if: true) { id } } }',
])('a query whose fields are all skipped returns an empty object for each request: %s', async (query) => {
  const app = await testApp();
  const admin = await (await seedAcademy(app)).as('academy_admin');
  const expected = query.includes('{ nodes') ? { courses: {} } : {};
  for (const time of [1, 2, 3]) {
    const { data, errors } = await gql(app, admin, query);
    expect({ data, errors }, `time ${time}`).toEqual({ data: expected, errors: undefined });
  }
});

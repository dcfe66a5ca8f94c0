import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../../../src/platform/permissions/scopes.ts';
import { testApp } from '../../../support/app.ts';
import { gql, rest, restInPart, unseen } from '../../../support/clients.ts';
import { type School, seedSchool } from '../../../support/school.ts';
import type { Member } from '../../../support/seed.ts';
import { stateOf } from '../../writing.ts';
import { errorOf, type Key, lacks, type Scene, seedKey } from './setup.ts';

/** A query for a nested field, the scope of the outer record, and the scope of the field. */
const BELOW: [query: string, own: Scope, further: Scope][] = [
  ['{ students { nodes { fees { totalCount } } } }', 'students:read', 'fees:read'],
  ['{ students { edges { node { fees { nodes { amount } } } } } }', 'students:read', 'fees:read'],
  ['{ students { nodes { balance } } }', 'students:read', 'fees:read'],
  ['{ students { nodes { attendanceSummary { present } } } }', 'students:read', 'attendance:read'],
  ['{ students { nodes { parents { edges { relationship } } } } }', 'students:read', 'parents:read'],
  ['{ parents { nodes { students { nodes { id } } } } }', 'parents:read', 'students:read'],
  ['{ courses { nodes { studentCount } } }', 'courses:read', 'enrollments:read'],
  ['{ batches { nodes { enrollmentCounts { active } } } }', 'batches:read', 'enrollments:read'],
  ['{ batches { nodes { instructor { __typename } } } }', 'batches:read', 'staff:read'],
  ['{ staff { nodes { departments { name } } } }', 'staff:read', 'departments:read'],
  ['{ fees { nodes { payments { totalCount } } } }', 'fees:read', 'payments:read'],
  ['{ payments { nodes { fee { id } } } }', 'payments:read', 'fees:read'],
  [
    '{ students { nodes { ...S } } } fragment S on Student { ... on Node { ... on Student { enrollments { totalCount } } } }',
    'students:read',
    'enrollments:read',
  ],
];

describe('scopes that a request with an API key needs', () => {
  let at: Scene;
  let school: School;

  beforeAll(async () => {
    const app = await testApp();
    school = await seedSchool(app);
    at = { app, academy: school.academy, admin: school.as.academy_admin as Member };
  });

  const keyFor = (...scopes: string[]): Promise<Key> => seedKey(at, { scopes, lastUsedAt: new Date().toISOString() });

  it.each(BELOW)('include the scope of nested records: %s', async (query, own, further) => {
    const [bare, both] = [await keyFor(own), await keyFor(own, further)];
    const document = unseen(query);
    for (const time of ['interpreted', 'planned']) {
      const refused = await gql(at.app, bare, document);
      expect(errorOf(refused), time).toEqual(lacks(further));
      expect(Object.values(refused.data ?? {})).toEqual([null]);
      expect((await gql(at.app, both, document)).errors, time).toBeUndefined();
    }
    expect(errorOf(await gql(at.app, await keyFor(further), document))).toEqual(lacks(own));
  });

  it('include those of the students and enrollments whose names and grades a gradebook shows', async () => {
    const { id } = await at.academy.with.batch();
    const ask = async (key: Key, fields: string) =>
      gql(at.app, key, unseen(`query ($id: ID!) { gradebook(batchId: $id) { rows { ${fields} } } }`), { id });
    const key = await keyFor('grades:read');
    for (const name of ['studentName', 'studentNumber']) {
      expect(errorOf(await ask(key, name))).toEqual(lacks('students:read'));
      expect((await ask(await keyFor('grades:read', 'students:read'), name)).errors).toBeUndefined();
    }
    for (const name of ['status', 'grade']) {
      expect(errorOf(await ask(key, name))).toEqual(lacks('enrollments:read'));
      expect((await ask(await keyFor('grades:read', 'enrollments:read'), name)).errors).toBeUndefined();
    }
    expect((await ask(key, 'studentId average')).errors).toBeUndefined();
    const path = `/batches/${id}/gradebook`;
    expect((await rest(at.app, key, 'GET', path)).status).toBe(403);
    const all = await keyFor('grades:read', 'students:read', 'enrollments:read');
    expect((await rest(at.app, all, 'GET', path)).status).toBe(200);
  });

  it('are checked for each root field: a field without its scope is null with an error, while other fields return data', async () => {
    const key = await keyFor('students:read', 'courses:read');
    const document = unseen('{ courses { totalCount } students { nodes { id fees { totalCount } } } }');
    for (const _ of [1, 2, 3]) {
      const { data, errors } = await gql(at.app, key, document);
      expect(errors).toMatchObject([{ message: lacks('fees:read').message, path: ['students'] }]);
      expect(data).toEqual({ courses: { totalCount: expect.any(Number) }, students: null });
    }
  });

  it('exclude the scope of a nested field if @include is false', async () => {
    const key = await keyFor('students:read');
    const document = unseen('query ($f: Boolean!) { students { nodes { id fees @include(if: $f) { totalCount } } } }');
    for (const _ of [1, 2]) {
      expect((await gql(at.app, key, document, { f: false })).errors).toBeUndefined();
      expect(errorOf(await gql(at.app, key, document, { f: true }))).toEqual(lacks('fees:read'));
    }
  });

  it('are the same if the records are read by node or nodes', async () => {
    const key = await keyFor('students:read');
    const ids = [school.ids.Ada, school.ids['Ada tuition'], school.ids.Pa];
    const rows = unseen('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }');
    const fees = unseen('query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Student { fees { totalCount } } } }');
    const one = unseen('query ($id: ID!) { node(id: $id) { id ... on Fee { amount } } }');
    const inverse = unseen('query ($id: ID!) { node(id: $id) { ... on Fee { student { id } } } }');
    for (const _ of [1, 2]) {
      const { data } = await gql(at.app, key, rows, { ids });
      expect(data.nodes).toEqual([{ __typename: 'Student', id: school.ids.Ada }, null, null]);
      expect(errorOf(await gql(at.app, key, fees, { ids }))).toEqual(lacks('fees:read'));
      expect((await gql(at.app, key, one, { id: school.ids['Ada tuition'] })).data).toEqual({ node: null });
      expect((await gql(at.app, key, inverse, { id: school.ids['Ada tuition'] })).data).toEqual({ node: null });
    }
    // API keys are not reachable through node
    expect((await gql(at.app, key, one, { id: key.id })).data).toEqual({ node: null });
  });

  it('are checked before a mutation writes, and reading fields of the written record needs no scope', async () => {
    const key = await keyFor('students:write');
    const mutation = (selection: string) =>
      gql(at.app, key, `mutation { createStudent(input: { firstName: "New", lastName: "One" }) { ${selection} } }`);
    const before = await stateOf(at.app, at.academy.id);
    expect(errorOf(await mutation('id fees { totalCount }'))).toEqual(lacks('fees:read'));
    expect(errorOf(await mutation('id enrollments { nodes { student { id } } }'))).toEqual(lacks('enrollments:read'));
    expect(await stateOf(at.app, at.academy.id)).toEqual(before);
    const { data, errors } = await mutation('id name');
    expect(errors).toBeUndefined();
    expect(data.createStudent.name).toBe('New One');
    expect(errorOf(await gql(at.app, key, '{ students { totalCount } }'))).toEqual(lacks('students:read'));
  });

  it('are also checked in REST: for include, relations and CSV', async () => {
    const key = await keyFor('students:read', 'courses:read');
    const status = async (path: string, headers = {}) => {
      const { status, body } = await rest(at.app, { ...key, headers }, 'GET', path);
      return status === 200 ? 200 : body;
    };
    const refused = (scope: string) => ({ message: lacks(scope).message });
    expect(await status('/students')).toBe(200);
    expect(await status('/students?include=parents')).toEqual(refused('parents:read'));
    expect(await status('/students?include=enrollments')).toEqual(refused('enrollments:read'));
    expect(await status(`/students/${school.ids.Ada}`)).toBe(200);
    expect(await status(`/students/${school.ids.Ada}?include=parents`)).toEqual(refused('parents:read'));
    expect(await status(`/courses/${school.ids.violin}/batches`)).toEqual(refused('batches:read'));
    expect(await status(`/fees/${school.ids['Ada tuition']}/payments`)).toEqual(refused('fees:read'));
    expect(await status('/fees', { accept: 'text/csv' })).toEqual(refused('fees:read'));
    const csv = await fetch(`${at.app.url}/api/v1/students`, {
      headers: { authorization: `Bearer ${key.token}`, accept: 'text/csv' },
    });
    expect([csv.status, (await csv.text()).includes('Ada')]).toEqual([200, true]);
  });

  it('are fees:write and payments:write for an update that sets the status of a fee to paid', async () => {
    const { id: studentId } = await at.academy.with.student();
    const { id } = await at.academy.with.fee({ studentId });
    const paid = { payment_status: 'paid', payment_method: 'cash' };
    const before = await stateOf(at.app, at.academy.id);
    const bare = await keyFor('fees:write');
    expect(await rest(at.app, bare, 'PUT', `/fees/${id}`, paid)).toMatchObject({
      ...{ status: 403, body: { message: lacks('payments:write').message } },
    });
    expect((await stateOf(at.app, at.academy.id)).fees).toEqual(before.fees);
    expect((await restInPart(at.app, bare, 'PUT', `/fees/${id}`, { title: 'Term' })).status).toBe(200);
    const both = await keyFor('fees:write', 'payments:write');
    expect((await restInPart(at.app, both, 'PUT', `/fees/${id}`, paid)).body.data.payment_status).toBe('paid');
  });

  it('do not include the read scope if the request is invalid and only its errors are returned', async () => {
    const { id: studentId } = await at.academy.with.student();
    const { id } = await at.academy.with.fee({ studentId });
    const before = await stateOf(at.app, at.academy.id);
    const pay = await rest(at.app, await keyFor('payments:write'), 'POST', `/fees/${id}/payments`, { amount: '1' });
    expect([pay.status, pay.body.errors]).toEqual([422, { method: ['The method field is required.'] }]);
    const split = await rest(at.app, await keyFor('fees:write'), 'POST', `/fees/${id}/split`, {});
    expect([split.status, split.body.errors]).toEqual([422, { parts: ['The parts field is required.'] }]);
    expect((await stateOf(at.app, at.academy.id)).fees).toEqual(before.fees);
  });
});

import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { codes, gql } from '../../../support/clients.ts';
import { seedUser } from '../../../support/seed.ts';
import { statementsOf } from '../../../support/visibility.ts';
import { superAdminIn } from '../../writing.ts';
import { type Entry, entriesOf, mutate, type Scene, scene } from './setup.ts';

const create = (name: string) => `mutation { createDepartment(input: { name: "${name}" }) { id } }`;
const UPDATE =
  'mutation ($id: ID!, $input: UpdateDepartmentInput!) { updateDepartment(id: $id, input: $input) { id } }';
const COUNT = '{ auditLog { totalCount } }';

describe('auditLog', () => {
  let at: Scene;
  let officer: Awaited<ReturnType<Scene['academy']['as']>>;
  let ids: string[];
  let all: Entry[];

  beforeAll(async () => {
    at = await scene();
    officer = await at.academy.as('administrator');
    ids = [];
    for (const name of ['One', 'Two', 'Three']) ids.push((await mutate(at, create(name))).createDepartment.id);
    const headers = { 'x-request-id': 'the-officers-request' };
    await mutate(at, UPDATE, { id: ids[0], input: { name: 'First' } }, { ...officer, headers });
    await mutate(at, 'mutation ($id: ID!) { deleteDepartment(id: $id) { message } }', { id: ids[1] }, officer);
    await mutate(at, 'mutation { createCourse(input: { name: "Violin" }) { id } }');
    const other = await scene();
    await mutate(other, create('Theirs'));
    all = await entriesOf(at);
  });

  it('returns only entries of the academy, and only to academy admins and the Super Admin', async () => {
    expect(all.map(({ resource, action }) => `${resource} ${action}`)).toEqual([
      'Department created',
      'Department created',
      'Department created',
      'Department updated',
      'Department deleted',
      'Course created',
    ]);
    const owner = await superAdminIn(at.app, at.academy);
    expect((await gql(at.app, owner, COUNT)).data).toEqual({ auditLog: { totalCount: 6 } });
    const others = ['administrator', 'department_head', 'teacher', 'support_staff', 'parent', 'student'] as const;
    for (const role of others) {
      expect(codes(await gql(at.app, await at.academy.as(role), COUNT)), role).toEqual(['FORBIDDEN']);
    }
    const outsider = { ...(await seedUser(at.app)), academyId: at.academy.id };
    expect(codes(await gql(at.app, outsider, COUNT))).toEqual(['FORBIDDEN']);
    expect(codes(await gql(at.app, { academyId: at.academy.id }, COUNT))).toEqual(['UNAUTHENTICATED']);
  });

  it('can be filtered by each field of an entry, and by all fields together', async () => {
    const found = async (filter: object) => (await entriesOf(at, filter)).map(({ id }) => id);
    const of = (condition: (entry: Entry) => boolean) => all.filter(condition).map(({ id }) => id);
    expect(await found({ userId: officer.userId.toUpperCase() })).toEqual(of((e) => e.userId === officer.userId));
    expect(await found({ action: 'created' })).toEqual(of((e) => e.action === 'created'));
    expect(await found({ resource: 'Course' })).toEqual(of((e) => e.resource === 'Course'));
    expect(await found({ resourceId: ids[0] })).toEqual(of((e) => e.resourceId === ids[0]));
    expect(await found({ search: 'OFFICERS' })).toEqual(of((e) => e.requestId === 'the-officers-request'));
    expect(await found({ search: 'depart', action: 'deleted', userId: officer.userId })).toEqual(
      of((e) => e.action === 'deleted'),
    );
    expect(await found({ resource: '%', action: 'created' })).toEqual([]);
    expect(await found({ from: '2020-01-01T00:00:00Z', to: '2999-01-01T00:00:00Z' })).toEqual(of(() => true));
    expect(await found({ to: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await found({ from: '2999-01-01T00:00:00Z' })).toEqual([]);
    expect(await found({ from: '0001-01-01T00:00:00Z' })).toEqual(of(() => true));
    const early = '{ auditLog(filter: { from: "0001-01-01T00:00:00+10:00" }) { totalCount } }';
    expect(codes(await gql(at.app, at.admin, early))).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    const bad = await gql(at.app, at.admin, '{ auditLog(filter: { userId: "1" }) { totalCount } }');
    expect(bad.errors?.[0]?.extensions.fields).toEqual({ userId: ['The user id field must be a valid UUID.'] });
  });

  it('is paginated, newest first', async () => {
    const query =
      'query ($after: String) { auditLog(first: 4, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }';
    const first = (await gql(at.app, at.admin, query)).data.auditLog;
    const second = (await gql(at.app, at.admin, query, { after: first.pageInfo.endCursor })).data.auditLog;
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    const walked = [...first.nodes, ...second.nodes].map(({ id }) => id);
    expect(walked).toEqual(all.map(({ id }) => id).toReversed());
  });

  it('can be read in a suspended academy', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    expect((await gql(shut.app, shut.admin, COUNT)).data).toEqual({ auditLog: { totalCount: 0 } });
  });

  it('runs at most five statements for any number of rows', async () => {
    expect(await statementsOf(at.app, at.admin, 'auditLog')).toBeLessThanOrEqual(5);
  });
});

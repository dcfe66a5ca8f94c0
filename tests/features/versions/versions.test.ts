import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { snakeCase } from '../../../src/platform/validation/words.ts';
import { gql, rest } from '../../support/clients.ts';
import type { AcademySeed } from '../../support/seed.ts';
import { entriesOf, mutate, type Scene, scene } from '../audit/setup.ts';
import { refusal } from '../writing.ts';

const CHANGED = { code: 'CONFLICT', message: 'The record has been changed by somebody else.' };

interface Resource {
  readonly name: string;
  /** A text that anybody who edits it may change. */
  readonly field: string;
  readonly update: string;
  readonly type: string;
  readonly path: string;
  readonly make: (make: AcademySeed) => Promise<{ id: string }>;
}

const resource = (name: string, field: string, path: string, make: Resource['make']): Resource => {
  const type = (name[0] as string).toUpperCase() + name.slice(1);
  return { name, field, update: `update${type}`, type: `Update${type}Input`, path, make };
};

const RESOURCES = [
  resource('department', 'name', '/departments', (make) => make.department()),
  resource('course', 'name', '/courses', (make) => make.course()),
  resource('batch', 'name', '/batches', (make) => make.batch()),
  resource('student', 'firstName', '/students', (make) => make.student()),
  resource('parent', 'firstName', '/parents', (make) => make.parent()),
  resource('staffMember', 'firstName', '/staff', (make) => make.staff()),
  resource('enrollment', 'notes', '/enrollments', async (make) =>
    make.enrollment({ studentId: (await make.student()).id }),
  ),
  resource('fee', 'notes', '/fees', async (make) => make.fee({ studentId: (await make.student()).id })),
];

describe.each(RESOURCES)('the version of a $name', ({ name, field, update, type, path, make }) => {
  let at: Scene;
  let id: string;
  const ROW = `version text: ${field}`;
  const MUTATION = `mutation ($id: ID!, $input: ${type}!) { row: ${update}(id: $id, input: $input) { ${ROW} } }`;
  const inputOf = (text: string, expected: object = {}) => ({ [field]: text, ...expected });
  const change = async (input: object) => (await mutate(at, MUTATION, { id, input })).row;
  const read = async () => (await gql(at.app, at.admin, `{ row: ${name}(id: "${id}") { ${ROW} } }`)).data.row;

  beforeAll(async () => {
    at = await scene();
    id = (await make(at.academy.with)).id;
  });

  it('counts from 1, one for each change, and stays where nothing changes', async () => {
    expect((await read()).version).toBe(1);
    expect(await change(inputOf('Second'))).toEqual({ version: 2, text: 'Second' });
    expect(await change(inputOf('Third'))).toEqual({ version: 3, text: 'Third' });
    expect((await change(inputOf('Third'))).version).toBe(3);
    expect((await change({})).version).toBe(3);
  });

  it('that is expected has to be the present one; left out or null, the last write wins', async () => {
    const { version } = await read();
    for (const expectedVersion of [version - 1, version + 1, 0]) {
      const call = () => gql(at.app, at.admin, MUTATION, { id, input: inputOf('Lost', { expectedVersion }) });
      expect(await refusal(at.app, at.academy.id, call)).toEqual(CHANGED);
    }
    const entries = await entriesOf(at, { resourceId: id });
    expect(JSON.stringify(entries)).not.toContain('Lost');
    expect(await change(inputOf('Won', { expectedVersion: version }))).toEqual({ version: version + 1, text: 'Won' });
    expect((await change(inputOf('Over', { expectedVersion: null }))).version).toBe(version + 2);
    expect(await read()).toEqual({ version: version + 2, text: 'Over' });
  });

  it('lets one of several who edited the same one win', async () => {
    const { version } = await read();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        gql(at.app, at.admin, MUTATION, { id, input: inputOf(`Editor ${n}`, { expectedVersion: version }) }),
      ),
    );
    const won = answers.filter(({ errors }) => !errors);
    expect(won).toHaveLength(1);
    expect(await read()).toEqual(won[0]?.data.row);
    expect((await read()).version).toBe(version + 1);
  });

  it('is told apart from other conflicts by the status 412 in REST', async () => {
    const { version } = await read();
    const put = (ifMatch: string) =>
      rest(at.app, { ...at.admin, headers: { 'if-match': ifMatch } }, 'PUT', `${path}/${id}`, {
        [snakeCase(field)]: 'By REST',
      });
    const { status, body } = await put(`"${version - 1}"`);
    expect([status, body]).toEqual([412, { message: 'The record has been changed by somebody else.' }]);
    expect((await read()).version).toBe(version);
    const done = await put(`"${version}"`);
    expect(done.status).toBe(200);
    expect((await read()).version).toBe(version + 1);
  });
});

describe('the version of a row that another write takes along', () => {
  it('counts that change too', async () => {
    const at = await scene();
    const { id: departmentId } = await at.academy.with.department();
    const { id } = await at.academy.with.course({ departmentId });
    await mutate(at, 'mutation ($id: ID!) { deleteDepartment(id: $id) { message } }', { id: departmentId });
    const { data } = await gql(at.app, at.admin, `{ course(id: "${id}") { version departmentId } }`);
    expect(data.course).toEqual({ version: 2, departmentId: null });
  });
});

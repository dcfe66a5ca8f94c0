import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../src/features/academics/enrollments/enrollment.enums.ts';
import { snakeCase } from '../../../src/platform/validation/messages.ts';
import { gql, rest } from '../../support/clients.ts';
import { edited, mutations, type Resource } from '../../support/resources.ts';
import type { AcademySeed } from '../../support/seed.ts';
import { entriesOf, mutate, type Scene, scene } from '../operations/audit/setup.ts';
import { FORBIDDEN, notFound, refusal, UNKNOWN_ID } from '../writing.ts';

const CHANGED = { code: 'CONFLICT', message: 'The record has been changed by somebody else.' };

/** Every resource with a version, with its update operation. */
const RESOURCES = edited
  .filter((each) => each.isVersioned)
  .map((each) => ({ ...each, update: each.operation('update'), input: `Update${each.noun}Input` }));

describe.each(RESOURCES)('version of a $one', ({ one, text: field, update, input, path, make }) => {
  let at: Scene;
  let id: string;
  const ROW = `version text: ${field}`;
  const MUTATION = `mutation ($id: ID!, $input: ${input}!) { row: ${update}(id: $id, input: $input) { ${ROW} } }`;
  const inputOf = (text: string, expected: object = {}) => ({ [field]: text, ...expected });
  const change = async (input: object) => (await mutate(at, MUTATION, { id, input })).row;
  const read = async () => (await gql(at.app, at.admin, `{ row: ${one}(id: "${id}") { ${ROW} } }`)).data.row;

  beforeAll(async () => {
    at = await scene();
    id = (await make(at.academy.with)).id;
  });

  it('starts at 1, increases with each change, and stays the same if nothing changes', async () => {
    expect((await read()).version).toBe(1);
    expect(await change(inputOf('Second'))).toEqual({ version: 2, text: 'Second' });
    expect(await change(inputOf('Third'))).toEqual({ version: 3, text: 'Third' });
    expect((await change(inputOf('Third'))).version).toBe(3);
    expect((await change({})).version).toBe(3);
  });

  it('must equal expectedVersion in an update if expectedVersion is sent', async () => {
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

  it('lets only one of several parallel changes with the same expectedVersion succeed', async () => {
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

  it('causes 412 in REST if it is outdated', async () => {
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

/** The mutations without an input, each with a suitable row. */
const ACTIONS: [name: string, make: Resource['make']][] = [
  ...RESOURCES.map(({ operation, make }): [string, Resource['make']] => [operation('delete'), make]).filter(
    ([name]) => name in mutations,
  ),
  ['voidFee', async (make) => make.fee({ studentId: (await make.student()).id })],
  ['approveEnrollment', (make) => enrolled(make, EnrollmentStatus.PENDING)],
  ['dropEnrollment', (make) => enrolled(make, EnrollmentStatus.ACTIVE)],
  ['completeEnrollment', (make) => enrolled(make, EnrollmentStatus.ACTIVE)],
  ['reopenEnrollment', (make) => enrolled(make, EnrollmentStatus.COMPLETED)],
];

const enrolled = async (make: AcademySeed, status: EnrollmentStatus) =>
  make.enrollment({ studentId: (await make.student()).id, status });

describe.each(ACTIONS)('expectedVersion in %s', (name, make) => {
  let at: Scene;
  const act = (id: string, expectedVersion?: number | null, as = at.admin) =>
    gql(
      at.app,
      as,
      `mutation ($id: ID!, $version: Int) { ${name}(id: $id, expectedVersion: $version) { __typename } }`,
      {
        id,
        version: expectedVersion,
      },
    );
  const row = async () => (await make(at.academy.with)).id;

  beforeAll(async () => {
    at = await scene();
  });

  it('must equal the current version', async () => {
    const id = await row();
    for (const version of [0, 2, 99]) {
      expect(await refusal(at.app, at.academy.id, () => act(id, version))).toEqual(CHANGED);
    }
    const entries = await entriesOf(at, { resourceId: id });
    expect(entries.filter(({ action }) => action !== 'created')).toEqual([]);
    expect((await act(id, 1)).errors).toBeUndefined();
  });

  it('is optional and may be null', async () => {
    expect((await act(await row())).errors).toBeUndefined();
    expect((await act(await row(), null)).errors).toBeUndefined();
  });

  it('is checked after the permission and the existence of the record', async () => {
    const id = await row();
    const student = await at.academy.as('student');
    expect(await refusal(at.app, at.academy.id, () => act(id, 99, student))).toEqual(FORBIDDEN);
    const unknown = (await refusal(at.app, at.academy.id, () => act(UNKNOWN_ID, 99))) as { message: string };
    expect(unknown).toEqual(notFound(unknown.message.replace(' not found.', '')));
  });

  it('lets only one of several parallel calls succeed', async () => {
    const id = await row();
    const answers = await Promise.all(Array.from({ length: 4 }, () => act(id, 1)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });
});

describe('expectedVersion in transferEnrollment', () => {
  it('must equal the current version', async () => {
    const at = await scene();
    const [from, to] = [await at.academy.with.batch(), await at.academy.with.batch()];
    const { id: studentId } = await at.academy.with.student();
    const { id } = await at.academy.with.enrollment({ studentId, batchId: from.id });
    const MUTATION = `mutation ($id: ID!, $input: TransferEnrollmentInput!) {
      row: transferEnrollment(id: $id, input: $input) { batchId version }
    }`;
    const move = (expectedVersion: number) =>
      gql(at.app, at.admin, MUTATION, { id, input: { batchId: to.id, expectedVersion } });
    expect(await refusal(at.app, at.academy.id, () => move(2))).toEqual(CHANGED);
    expect((await move(1)).data.row).toEqual({ batchId: to.id, version: 1 });
  });
});

describe('version of a course', () => {
  it('increases when deleteDepartment removes the department from the course', async () => {
    const at = await scene();
    const { id: departmentId } = await at.academy.with.department();
    const { id } = await at.academy.with.course({ departmentId });
    await mutate(at, 'mutation ($id: ID!) { deleteDepartment(id: $id) { message } }', { id: departmentId });
    const { data } = await gql(at.app, at.admin, `{ course(id: "${id}") { version departmentId } }`);
    expect(data.course).toEqual({ version: 2, departmentId: null });
  });
});

import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { gql, rest } from '../../../support/clients.ts';
import { lacks, seedKey } from '../../identity/api-keys/setup.ts';
import { parents, type Scene, scene, students } from '../../people.ts';
import { badInput, FORBIDDEN, refusal, UNKNOWN_ID } from '../../writing.ts';

const NEW = { firstName: 'Ada', lastName: 'Lake' };

let at: Scene;

beforeAll(async () => {
  at = await scene();
});

const LINKS = `query ($id: ID!) { student(id: $id) { parents(orderBy: [NAME_ASC]) {
  edges { node { id } relationship isPrimary canPickup receivesBilling }
} } }`;

/** Returns the parents of a student with relationships and flags. */
const linksOf = async (id: string): Promise<any[]> =>
  (await gql(at.app, at.admin, LINKS, { id })).data.student.parents.edges;

const link = (parentId: string, relationship: string, flags: object = {}) => ({ parentId, relationship, ...flags });
const edge = (id: string, relationship: string, flags: object = {}) => ({
  ...{ node: { id }, relationship, isPrimary: false, canPickup: false, receivesBilling: false },
  ...flags,
});

async function created(input: object): Promise<any> {
  const { data, errors } = await students.create(at.app, at.admin, { ...NEW, ...input });
  expect(errors).toBeUndefined();
  return data.createStudent;
}

describe('parents in createStudent', () => {
  it('are linked by their ids in any letter case, and the versions of the parents increase', async () => {
    const [one, two] = [
      await at.academy.with.parent({ firstName: 'A' }),
      await at.academy.with.parent({ firstName: 'B' }),
    ];
    const flags = { isPrimary: true, receivesBilling: true };
    const { id, version } = await created({
      parents: [link(one.id.toUpperCase(), 'MOTHER', flags), link(two.id, 'GUARDIAN')],
    });
    expect(version).toBe(1);
    expect(await linksOf(id)).toEqual([edge(one.id, 'MOTHER', flags), edge(two.id, 'GUARDIAN')]);
    expect((await parents.read(at.app, at.admin, one.id)).version).toBe(2);
  });

  it('can be an empty list', async () => {
    expect(await linksOf((await created({ parents: [] })).id)).toEqual([]);
  });

  it('are accepted by POST /students', async () => {
    const { id } = await at.academy.with.parent();
    const body = {
      first_name: 'A',
      last_name: 'B',
      parents: [{ parent_id: id, relationship: 'father', can_pickup: true }],
    };
    const answer = await rest(at.app, at.admin, 'POST', '/students?include=parents', body);
    expect(answer.status).toBe(201);
    expect(answer.body.data.parents).toMatchObject([
      { id, relationship: 'father', is_primary: false, can_pickup: true },
    ]);
  });

  it('are refused if unknown, deleted, in another academy or duplicate, together with other errors', async () => {
    const { id } = await at.academy.with.parent();
    const gone = await at.academy.with.parent({ deletedAt: new Date().toISOString() });
    const foreign = await (await scene()).academy.with.parent();
    await at.academy.with.student({ externalId: 'TAKEN' });
    const call = (input: object) =>
      refusal(at.app, at.academy.id, () => students.create(at.app, at.admin, { ...NEW, ...input }));
    const ids = [id, UNKNOWN_ID, gone.id, foreign.id, id];
    const selected = (index: number) => [`The selected parents.${index}.parent_id is invalid.`];
    const errors = {
      'parents.1.parentId': selected(1),
      'parents.2.parentId': selected(2),
      'parents.3.parentId': selected(3),
      'parents.4.parentId': ['The parents.4.parent_id field has a duplicate value.'],
    };
    const refused = ids.map((parentId) => link(parentId, 'MOTHER'));
    expect(await call({ parents: refused, externalId: 'TAKEN' })).toEqual(
      badInput({ externalId: ['The external id has already been taken.'], ...errors }),
    );
    expect(await call({ parents: refused, email: 'nonsense' })).toEqual(
      badInput({ email: ['The email field must be a valid email address.'], ...errors }),
    );
    expect(await call({ parents: [link('x', 'MOTHER')] })).toEqual(
      badInput({ 'parents.0.parentId': ['The parents.0.parent_id field must be a valid UUID.'] }),
    );
    const many = Array.from({ length: 26 }, () => link(id, 'MOTHER'));
    expect(await call({ parents: many })).toMatchObject({
      fields: { parents: ['The parents field must not have more than 25 items.'] },
    });
  });
});

describe('parents in updateStudent', () => {
  it('replace the former parents, with the relationships that are sent', async () => {
    const [one, two] = [await at.academy.with.parent(), await at.academy.with.parent()];
    const { id } = await created({ parents: [link(one.id, 'MOTHER', { isPrimary: true })] });
    const update = async (input: object) => {
      const { errors } = await students.update(at.app, at.admin, id, input);
      expect(errors).toBeUndefined();
      return linksOf(id);
    };
    expect(await update({ parents: [link(two.id, 'FATHER'), link(one.id, 'GUARDIAN')] })).toEqual([
      edge(one.id, 'GUARDIAN'),
      edge(two.id, 'FATHER'),
    ]);
    expect(await update({ city: 'Town' })).toHaveLength(2);
    expect(await update({ parents: [link(two.id, 'FATHER')] })).toEqual([edge(two.id, 'FATHER')]);
    // four versions: created, linked, changed, unlinked
    expect((await parents.read(at.app, at.admin, one.id)).version).toBe(4);
    expect(await update({ parents: [] })).toEqual([]);
  });

  it('cannot be changed by parents and students', async () => {
    for (const role of ['parent', 'student'] as const) {
      const as = await at.academy.as(role);
      const id = as.studentId ?? (await at.academy.with.student()).id;
      const call = () => students.update(at.app, as, id, { parents: [] });
      expect(await refusal(at.app, at.academy.id, call)).toEqual(FORBIDDEN);
    }
  });
});

describe('parents in the input of an API key', () => {
  it('are refused without parents:write, and nothing changes', async () => {
    const [one, two] = [await at.academy.with.parent(), await at.academy.with.parent()];
    const { id } = await created({ parents: [link(one.id, 'MOTHER')] });
    const key = await seedKey(at, { scopes: ['students:read', 'students:write'] });
    // the first request with a key stores when the key was used
    await rest(at.app, key, 'GET', `/students/${id}`);
    for (const list of [[link(two.id, 'FATHER')], []]) {
      const update = () => students.update(at.app, key, id, { city: 'Town', parents: list });
      expect(await refusal(at.app, at.academy.id, update)).toMatchObject(lacks('parents:write'));
      const create = () => students.create(at.app, key, { ...NEW, parents: list });
      expect(await refusal(at.app, at.academy.id, create)).toMatchObject(lacks('parents:write'));
      const body = { parents: list.map(({ parentId }) => ({ parent_id: parentId, relationship: 'father' })) };
      expect(await rest(at.app, key, 'PUT', `/students/${id}`, body)).toMatchObject({
        status: 403,
        body: { message: lacks('parents:write').message },
      });
    }
    expect(await linksOf(id)).toEqual([edge(one.id, 'MOTHER')]);
  });

  it('are accepted with parents:write, and the links stay without parents in the input', async () => {
    const parent = await at.academy.with.parent();
    const { id } = await created({});
    const both = await seedKey(at, { scopes: ['students:read', 'students:write', 'parents:write'] });
    expect((await students.update(at.app, both, id, { parents: [link(parent.id, 'MOTHER')] })).errors).toBeUndefined();
    const key = await seedKey(at, { scopes: ['students:read', 'students:write'] });
    expect((await students.update(at.app, key, id, { city: 'Town' })).errors).toBeUndefined();
    expect(await linksOf(id)).toEqual([edge(parent.id, 'MOTHER')]);
  });
});

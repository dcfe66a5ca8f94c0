import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { gql, restInPart } from '../../../support/clients.ts';
import { doubledFragments } from '../../../support/doubled-fragments.ts';
import { type School, seedSchool } from '../../../support/school.ts';
import type { Member } from '../../../support/seed.ts';
import { stateOf } from '../../writing.ts';
import { errorOf, type Key, lacks, type Scene, seedKey } from './setup.ts';

describe('response to a mutation by an API key that may write but not read', () => {
  let at: Scene;
  let school: School;
  let key: Key;
  let student: string;

  beforeAll(async () => {
    const app = await testApp();
    school = await seedSchool(app);
    at = { app, academy: school.academy, admin: school.as.academy_admin as Member };
    key = await seedKey(at, { scopes: ['students:write'], lastUsedAt: new Date().toISOString() });
    const { id } = await at.academy.with.student({ firstName: 'Rue', medicalNotes: 'Asthma', city: 'Oslo' });
    student = id;
  });

  const keyFor = (...scopes: string[]): Promise<Key> => seedKey(at, { scopes, lastUsedAt: new Date().toISOString() });
  const update = (as: Key, input: object, selection: string) =>
    gql(
      at.app,
      as,
      `mutation ($id: ID!, $input: UpdateStudentInput!) { updateStudent(id: $id, input: $input) { ${selection} } }`,
      { id: student, input },
    );

  it('contains the id and the fields that were sent, in REST', async () => {
    const put = (body: object) => restInPart(at.app, key, 'PUT', `/students/${student}`, body);
    expect(await put({})).toMatchObject({ status: 200, body: { data: { id: student } } });
    expect((await put({})).body.data).toEqual({ id: student });
    expect((await put({ city: 'Bergen', medical_notes: 'None' })).body.data).toEqual({
      ...{ id: student, city: 'Bergen', medical_notes: 'None' },
    });
    // fields that cannot be written are not returned
    expect((await put({ student_number: 'X', created_at: 'X', version: 9 })).body.data).toEqual({ id: student });
    const made = await restInPart(at.app, key, 'POST', '/students', { first_name: 'New', last_name: 'One' });
    expect(made.body.data).toEqual({ id: expect.any(String), first_name: 'New', last_name: 'One', name: 'New One' });
    expect([made.status, made.headers.get('location')?.endsWith(made.body.data.id)]).toEqual([201, true]);
  });

  it('contains only the sent fields of a nested object', async () => {
    await update(
      await keyFor('students:write', 'students:read'),
      { emergencyContact: { name: 'Mo', phone: '1' } },
      'id',
    );
    const put = await restInPart(at.app, key, 'PUT', `/students/${student}`, { emergency_contact: { name: 'Jo' } });
    expect(put.body.data).toEqual({ id: student, emergency_contact: { name: 'Jo' } });
    const input = { emergencyContact: { name: 'Jo' } };
    expect(errorOf(await update(key, input, 'emergencyContact { name phone }'))).toEqual(lacks('students:read'));
    expect((await update(key, input, 'emergencyContact { name }')).data.updateStudent).toEqual(input);
  });

  it('is an error in GraphQL, before any write, if the query selects a field that was not sent', async () => {
    const before = await stateOf(at.app, at.academy.id);
    for (const selection of [
      'id medicalNotes',
      '... on Student { version }',
      'aka: lastName',
      '... on Node { id } city',
    ])
      expect(errorOf(await update(key, { firstName: 'Sue' }, selection)), selection).toEqual(lacks('students:read'));
    expect(errorOf(await update(key, {}, 'firstName'))).toEqual(lacks('students:read'));
    expect(await stateOf(at.app, at.academy.id)).toEqual(before);
    const { data } = await update(key, { firstName: 'Sue', city: null }, '__typename id firstName city');
    expect(data.updateStudent).toEqual({ __typename: 'Student', id: student, firstName: 'Sue', city: null });
  });

  it('contains only the sent fields even if fragments spread the next fragment twice', async () => {
    const change = (...chains: ReturnType<typeof doubledFragments>[]) => {
      const [row, contact] = chains.map(({ selection }) => selection);
      const selected = `${row} ${contact ? `emergencyContact { ${contact} }` : ''}`;
      const fragments = chains.map((chain) => chain.fragments).join(' ');
      const input = '{ firstName: "Sue", emergencyContact: { name: "Jo" } }';
      const document = `mutation { updateStudent(id: "${student}", input: ${input}) { ${selected} } } ${fragments}`;
      return gql(at.app, key, document);
    };
    const name = doubledFragments('Student', 'firstName');
    const contact = (leaf: string) => doubledFragments('EmergencyContact', leaf, 'contact');
    const { data } = await change(name, contact('name'));
    expect(data.updateStudent).toEqual({ firstName: 'Sue', emergencyContact: { name: 'Jo' } });
    expect(errorOf(await change(name, contact('phone')))).toEqual(lacks('students:read'));
    expect(errorOf(await change(doubledFragments('Student', 'lastName')))).toEqual(lacks('students:read'));
  });

  it('is an error if the query selects a relation, even if the key has the scope of the related record', async () => {
    const both = await keyFor('enrollments:write', 'students:read');
    const [{ id }] = (await gql(at.app, at.admin, '{ enrollments { nodes { id } } }')).data.enrollments.nodes;
    const change = (selection: string) =>
      gql(at.app, both, `mutation { updateEnrollment(id: "${id}", input: { notes: "x" }) { ${selection} } }`);
    expect(errorOf(await change('id student { name }'))).toEqual(lacks('enrollments:read'));
    expect((await change('id notes')).data.updateEnrollment).toEqual({ id, notes: 'x' });
  });

  it('contains the sent values for each student of a roll call', async () => {
    const marks = await keyFor('attendance:write');
    const { Ada } = school.ids;
    const body = { student_id: Ada, date: '2026-03-02', status: 'present' };
    expect((await restInPart(at.app, marks, 'POST', '/attendance', body)).body.data).toEqual({
      ...{ id: expect.any(String), ...body },
    });
    const batch = school.ids['own batch'] ?? '';
    const rolls = await restInPart(at.app, marks, 'POST', '/attendance', {
      ...{ batch_id: batch, date: '2026-03-02', records: [{ student_id: Ada, status: 'late' }] },
    });
    expect(rolls.body.data ?? rolls.body).toEqual([
      { id: expect.any(String), batch_id: batch, date: '2026-03-02', student_id: Ada, status: 'late' },
    ]);
  });

  it('contains the secret of a new webhook endpoint', async () => {
    const hooks = await keyFor('webhooks:write', 'students:read');
    const made = await restInPart(at.app, hooks, 'POST', '/webhook-endpoints', {
      ...{ url: 'https://93.184.215.14/x', event_types: ['student.created'] },
    });
    expect(made.body.data).toEqual({
      ...{ id: expect.any(String), secret: expect.stringMatching(/^whsec_/) },
      ...{ url: 'https://93.184.215.14/x', event_types: ['student.created'] },
    });
  });

  it('does not contain the subscription of an academy, which a key cannot change', async () => {
    const admins = await keyFor('academy:write');
    const body = { city: 'Oslo', settings: { week_start: 'monday' }, subscription: { plan: 'free' } };
    const { data } = (await restInPart(at.app, admins, 'PUT', `/academies/${at.academy.id}`, body)).body;
    expect(data).toEqual({ id: at.academy.id, city: 'Oslo', settings: { week_start: 'monday' } });
  });
});

import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { gql, rest, unseen } from '../../../support/clients.ts';
import { errorOf, type Key, lacks, type Scene, scene, seedKey } from './setup.ts';

const LOG = unseen('{ auditLog { totalCount nodes { resource action resourceId before after } } }');

describe('records that the scopes of an API key do not include', () => {
  let at: Scene;
  let studentId: string;
  let roomId: string;

  beforeAll(async () => {
    at = await scene();
    const made = await gql(
      at.app,
      at.admin,
      'mutation { createStudent(input: { firstName: "Ada", lastName: "Secret", medicalNotes: "Asthma" }) { id } }',
    );
    studentId = made.data.createStudent.id;
    const room = await gql(at.app, at.admin, 'mutation { createRoom(input: { name: "Hall", capacity: 9 }) { id } }');
    roomId = room.data.createRoom.id;
    await at.app.background.drain();
  });

  const keyFor = (...scopes: string[]): Promise<Key> => seedKey(at, { scopes, lastUsedAt: new Date().toISOString() });

  it('appear in audit entries without their values', async () => {
    const values = async (...scopes: string[]) => {
      const key = await keyFor(...scopes);
      const [first, second] = [await gql(at.app, key, LOG), await gql(at.app, key, LOG)];
      expect(second).toEqual(first);
      const { data } = await rest(at.app, key, 'GET', '/audit-log').then(({ body }) => body);
      const { nodes } = first.data.auditLog;
      expect(data.map(({ after }: any) => after)).toEqual(nodes.map(({ after }: any) => after));
      const afterOf = (id: string) => nodes.find(({ resourceId }: any) => resourceId === id)?.after;
      return { student: afterOf(studentId), room: afterOf(roomId), count: nodes.length };
    };
    const [student, room] = [{ medicalNotes: 'Asthma' }, { name: 'Hall' }].map((each) => expect.objectContaining(each));
    const all = await values('audit:read', 'students:read', 'rooms:read');
    expect(all).toMatchObject({ student, room });
    expect(await values('audit:read')).toEqual({ student: null, room: null, count: all.count });
    expect(await values('audit:read', 'students:read')).toEqual({ student, room: null, count: all.count });
    const entry = unseen(
      'query ($id: ID!) { auditEntry(id: $id) { after } node(id: $id) { ... on AuditEntry { after } } }',
    );
    const [{ id }] = (await gql(at.app, at.admin, '{ auditLog { nodes { id } } }')).data.auditLog.nodes;
    const { data } = await gql(at.app, await keyFor('audit:read'), entry, { id });
    expect(data).toEqual({ auditEntry: { after: null }, node: { after: null } });
  });

  it('appear without user names in audit entries if the key lacks members:read', async () => {
    const query = unseen('{ auditLog { nodes { userName } } }');
    const namesFor = async (...scopes: string[]) => {
      const key = await keyFor('audit:read', ...scopes);
      const [first, second] = [await gql(at.app, key, query), await gql(at.app, key, query)];
      expect(second).toEqual(first);
      const listed = (await rest(at.app, key, 'GET', '/audit-log')).body.data;
      expect(listed.map((entry: any) => entry.user_name)).toEqual(
        first.data.auditLog.nodes.map((n: any) => n.userName),
      );
      return new Set(first.data.auditLog.nodes.map(({ userName }: any) => userName));
    };
    expect(await namesFor()).toEqual(new Set([null]));
    expect(await namesFor('members:read')).not.toContain(null);
  });

  it('are not mentioned in the error of a refused deletion: it contains the amount owed only if the key has accounts:read', async () => {
    const input = { first_name: 'Olga', last_name: 'Owing' };
    const { body } = await rest(at.app, at.admin, 'POST', '/students', input);
    const { id } = body.data;
    const fee = { student_id: id, fee_type: 'activity', amount: '12.34', due_date: '2030-01-01' };
    expect((await rest(at.app, at.admin, 'POST', '/fees', fee)).status).toBe(201);
    const refusalFor = async (...scopes: string[]) =>
      (await rest(at.app, await keyFor('students:write', ...scopes), 'DELETE', `/students/${id}`)).body.message;
    expect(await refusalFor()).toBe('The student has an open balance. Send confirm to delete the student anyway.');
    expect(await refusalFor('accounts:read')).toMatch(/owes 12\.34/);
  });

  it('are not mentioned in the message about an archived room: it contains batch codes only if the key has batches:read', async () => {
    const archive = async (...scopes: string[]) => {
      const room = await at.academy.with.room({ name: `Room for ${scopes.join()}` });
      const { code } = await at.academy.with.batch({ roomId: room.id, classroom: room.name });
      const key = await keyFor('rooms:write', ...scopes);
      const { message } = (await rest(at.app, key, 'DELETE', `/rooms/${room.id}`)).body;
      return message.replace(code, 'CODE');
    };
    expect(await archive()).toBe('Room archived: it is in use by batches.');
    expect(await archive('batches:read')).toBe('Room archived: it is in use by CODE.');
  });

  it('have no events in the feed that the key reads, and the key cannot filter the feed by their event types', async () => {
    const typesFor = async (...scopes: string[]) => {
      const { body } = await rest(at.app, await keyFor(...scopes), 'GET', '/events');
      return new Set(body.data.map(({ type }: { type: string }) => type));
    };
    expect(await typesFor('events:read')).toEqual(new Set());
    expect(await typesFor('events:read', 'rooms:read')).toEqual(new Set(['room.created']));
    expect(await typesFor('events:read', 'rooms:read', 'students:read')).toEqual(
      new Set(['room.created', 'student.created']),
    );
    const named = unseen('query ($types: [String!]) { events(types: $types) { nodes { type } } }');
    const key = await keyFor('events:read', 'rooms:read');
    expect(errorOf(await gql(at.app, key, named, { types: ['room.created', 'student.created'] }))).toEqual(
      lacks('students:read'),
    );
    expect((await gql(at.app, key, named, { types: ['room.created'] })).data.events.nodes).toHaveLength(1);
    expect(errorOf(await gql(at.app, key, named, { types: ['api_key.created'] }))?.code).toBe('FORBIDDEN');
  });
});

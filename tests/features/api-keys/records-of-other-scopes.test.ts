import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { gql, rest, unseen } from '../../support/clients.ts';
import { errorOf, type Key, lacks, type Scene, scene, seedKey } from './setup.ts';

const LOG = unseen('{ auditLog { totalCount nodes { resource action resourceId before after } } }');

describe('records of other scopes', () => {
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

  it('have no values in the audit log without the scope that reads the record', async () => {
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

  it('are left out of the event feed without that scope, and refused by name', async () => {
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

import 'reflect-metadata';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetEvents } from '../../../../src/platform/events/forget-events.ts';
import { createRelay } from '../../../../src/platform/events/relay.ts';
import { type Credentials, codes, gql, rest } from '../../../support/clients.ts';
import { badInput, EVERY_ROLE, superAdminIn } from '../../writing.ts';
import { mutate, type Scene, scene } from '../audit/setup.ts';
import { eventsIn } from './setup.ts';

const EVENTS = `query ($after: Int, $types: [String!], $first: Int) {
  events(after: $after, types: $types, first: $first) {
    nodes { id sequence type resource resourceId occurredAt data } lastSequence hasMore
  }
}`;

const RUNS_OFFICE = ['academy_admin', 'administrator'];

describe('event feed of an academy', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
    for (let n = 0; n < 4; n++) {
      const { createDepartment } = await mutate(at, `mutation { createDepartment(input: { name: "D${n}" }) { id } }`);
      const { id } = createDepartment;
      await mutate(at, 'mutation ($id: ID!) { deleteDepartment(id: $id) { message } }', { id });
    }
    await createRelay(at.app.services, []).drain();
    // the event about this department has no sequence number yet
    await mutate(at, 'mutation { createDepartment(input: { name: "Later" }) { id } }');
  });

  const feed = async (variables: object = {}, as: Credentials = at.admin) => {
    const { data, errors } = await gql(at.app, as, EVENTS, variables);
    expect(errors).toBeUndefined();
    return data.events;
  };
  const numbers = ({ nodes }: { nodes: { sequence: number }[] }) => nodes.map(({ sequence }) => sequence);
  const read = async (query: string, as: Credentials = at.admin) => {
    const answer = await rest(at.app, as, 'GET', `/events${query}`);
    return { status: answer.status, body: answer.body };
  };

  it('returns numbered events, oldest first, in GraphQL and REST', async () => {
    const all = await feed();
    expect(all).toMatchObject({ lastSequence: 8, hasMore: false });
    expect(numbers(all)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const [first] = await eventsIn(at.app, at.academy.id);
    expect(all.nodes[0]).toEqual({
      id: first?.id,
      sequence: 1,
      type: 'department.created',
      resource: 'Department',
      resourceId: first?.resourceId,
      occurredAt: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { id: first?.resourceId, version: 1, head_staff_id: null },
    });
    const { body } = await read('?limit=3&after=2');
    expect(body.data.map(({ sequence }: any) => sequence)).toEqual([3, 4, 5]);
    expect(body.meta).toEqual({ last_sequence: 5, has_more: true });
    expect(Object.keys(body.data[0]).sort()).toEqual(
      ['data', 'id', 'occurred_at', 'resource', 'resource_id', 'sequence', 'type'].sort(),
    );
  });

  it('continues after a given sequence number, even with a filter by type', async () => {
    expect(numbers(await feed({ after: 8 }))).toEqual([]);
    expect(await feed({ after: 8 })).toMatchObject({ lastSequence: 8, hasMore: false });
    const types = ['department.deleted'];
    const some = await feed({ types, first: 2 });
    expect(numbers(some)).toEqual([2, 4]);
    expect(some).toMatchObject({ lastSequence: 4, hasMore: true });
    const rest = await feed({ types, after: some.lastSequence });
    expect(numbers(rest)).toEqual([6, 8]);
    // lastSequence moves past events of other types
    expect(await feed({ types: ['student.created'] })).toMatchObject({ nodes: [], lastSequence: 8, hasMore: false });
    expect((await read('?types=department.deleted,student.created&limit=1')).body.meta).toEqual({
      last_sequence: 2,
      has_more: true,
    });
  });

  it('is read in one statement for any number of events', async () => {
    const one = (await at.app.counting(() => feed({ first: 1 }))).statements;
    const many = (await at.app.counting(() => feed({ first: 8 }))).statements;
    expect(many).toHaveLength(one.length);
    expect(many.filter((each) => each.includes('outbox_events'))).toHaveLength(1);
  });

  it('is allowed for office staff, and only within their academy', async () => {
    for (const role of EVERY_ROLE) {
      const { errors } = await gql(at.app, await at.academy.as(role), EVENTS);
      expect(codes({ errors } as never), role).toEqual(RUNS_OFFICE.includes(role) ? [] : ['FORBIDDEN']);
    }
    expect(numbers(await feed({}, await superAdminIn(at.app, at.academy)))).toHaveLength(8);
    const other = await scene();
    expect(await feed({}, other.admin)).toEqual({ nodes: [], lastSequence: 0, hasMore: false });
    expect((await read('', await at.academy.as('teacher'))).status).toBe(403);
    expect((await rest(at.app, await at.academy.as('teacher'), 'GET', '/event-types')).status).toBe(403);
  });

  it('refuses invalid arguments', async () => {
    const refused = async (variables: object) => {
      const { errors } = await gql(at.app, at.admin, EVENTS, variables);
      const [{ message, extensions } = { message: '', extensions: { code: '' } as never }] = errors ?? [];
      return { code: extensions.code, message, fields: extensions.fields };
    };
    expect(await refused({ types: ['x.y', 'student.created', 'z'] })).toEqual(
      badInput({ 'types.0': ['The selected types.0 is invalid.'], 'types.2': ['The selected types.2 is invalid.'] }),
    );
    expect(await refused({ after: -1 })).toEqual(badInput({ after: ['The after field must be at least 0.'] }));
    // a number that no event has yet: the position of another academy, or of a database that was restored
    expect(await refused({ after: 9 })).toEqual(badInput({ after: ['The after field must not be greater than 8.'] }));
    expect((await read('?after=9')).body.errors).toEqual({ after: ['The after field must not be greater than 8.'] });
    expect(await refused({ first: 0 })).toEqual(badInput({ first: ['The first field must be at least 1.'] }));
    expect(await refused({ first: 1001 })).toEqual(
      badInput({ first: ['The first field must not be greater than 1000.'] }),
    );
    expect(await read('?limit=1001&after=x')).toEqual({
      status: 422,
      body: {
        message: 'The after field must be an integer. (and 1 more error)',
        errors: {
          after: ['The after field must be an integer.'],
          limit: ['The limit field must not be greater than 1000.'],
        },
      },
    });
    expect((await read('?types=nothing')).body.errors).toEqual({ 'types.0': ['The selected types.0 is invalid.'] });
  });

  it('refuses a filter with more than 100 event types with a single message', async () => {
    const text = 'The types field must not have more than 100 items.';
    const { errors } = await gql(at.app, at.admin, EVENTS, { types: Array.from({ length: 101 }, () => 'x') });
    expect(errors?.[0]?.extensions.fields).toEqual({ types: [text] });
    for (const query of [`?types=${'a,'.repeat(5_000)}`, `?${'types[]=a&'.repeat(101)}`]) {
      expect(await read(query)).toEqual({ status: 422, body: { message: text, errors: { types: [text] } } });
    }
    expect((await read(`?types=${'student.created,'.repeat(99)}student.created`)).status).toBe(200);
  });

  it('documents all event types with the fields of their data', async () => {
    const { data } = await gql(
      at.app,
      at.admin,
      '{ eventTypes { type resource description data { name type isNullable description } } }',
    );
    const types = at.app.services.eventTypes;
    expect(data.eventTypes.map(({ type }: any) => type)).toEqual(types.map(({ type }) => type));
    const taken = data.eventTypes.find(({ type }: any) => type === 'attendance.taken');
    expect(taken.data.map(({ name, type }: any) => `${name} ${type}`)).toEqual(
      expect.arrayContaining(['batch_id ID', 'records [Object]', 'records[].student_id ID']),
    );
    expect((await rest(at.app, at.admin, 'GET', '/event-types')).body.data).toHaveLength(types.length);
  });

  it('refuses a position before the oldest stored event after older events were deleted', async () => {
    const { database } = at.app.services;
    await sql`update outbox_events set occurred_at = '2020-01-01T00:00:00.000Z'
      where academy_id = ${at.academy.id} and sequence <= 5`.execute(database.kysely);
    await forgetEvents(database, '2020-01-02T00:00:00.000Z');
    expect(numbers(await feed())).toEqual([6, 7, 8]);
    expect(numbers(await feed({ after: 5 }))).toEqual([6, 7, 8]);
    const { body } = await read('?after=4');
    expect(body.errors).toEqual({ after: ['The selected after is too old.'] });
    await sql`update outbox_events set occurred_at = '2020-01-01T00:00:00.000Z'
      where academy_id = ${at.academy.id} and sequence is not null`.execute(database.kysely);
    await forgetEvents(database, '2020-01-02T00:00:00.000Z');
    expect(await feed()).toEqual({ nodes: [], lastSequence: 8, hasMore: false });
    expect((await read('?after=7')).status).toBe(422);
    expect((await read('?after=8')).status).toBe(200);
  });
});

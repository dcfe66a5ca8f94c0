import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { buildSchema, parse, Source, validate } from 'graphql';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { handlerOf } from '../../../rest/handler.ts';
import { parseOperations } from '../../../rest/operations.ts';
import type { Route } from '../../../rest/route.ts';
import { createApollo } from '../../../src/platform/graphql/apollo.ts';
import { deprecatedParts } from '../../../src/platform/graphql/deprecated-parts.ts';
import { deprecationHeaders, deprecationOf } from '../../../src/platform/graphql/deprecation.ts';
import { createDeprecations } from '../../../src/platform/graphql/deprecations.ts';
import { createExecutor } from '../../../src/platform/graphql/executor.ts';
import { graphqlHandler } from '../../../src/platform/graphql/handler.ts';
import type { RequestContext } from '../../../src/platform/tenancy/request-context.ts';
import { withContext } from '../../support/with-context.ts';
import { planless } from './planning.ts';

const dates = (since: string, until: string) =>
  `(reason: "Use another. Deprecated since ${since}, served until ${until}.")`;
const SOON = dates('2026-11-01', '2027-06-01');

const schema = buildSchema(`
  enum Day { MON TUE @deprecated${SOON} }
  input Filter { day: Day days: [Day!] inner: [Filter] week: Int @deprecated${SOON} }
  type Room { id: ID! size: Int @deprecated${dates('2026-10-01', '2027-12-01')} rooms(n: Int): [Room!] }
  type Query {
    rooms(filter: Filter, n: Int @deprecated${SOON}): [Room!]
    room: Room
    old: Int @deprecated${SOON}
    undated: Int @deprecated(reason: "Use another.")
  }
  type Mutation { add(filter: Filter): Room }
`);

describe('dates in a deprecation reason', () => {
  it.each([
    ['Use x. Deprecated since 2026-11-01, served until 2027-06-01.', { since: '2026-11-01', until: '2027-06-01' }],
    ['since 2026-11-01 until 2027-06-01', { since: '2026-11-01', until: '2027-06-01' }],
    ['Use x until 2027-06-01.', null],
    ['Deprecated since 2026-02-30 until 2027-06-01', null],
    ['Deprecated since 2027-06-01 until 2026-11-01', null],
    ['Deprecated since 2027-06-01 until 2027-06-01', null],
    ['', null],
    [undefined, null],
  ])('are parsed from the text: %s', (reason, expected) => {
    expect(deprecationOf(reason)).toEqual(expected);
  });

  it('are sent as response headers: the earliest of each kind if a request uses several deprecated parts', () => {
    expect(deprecationHeaders([])).toEqual({});
    expect(
      deprecationHeaders([
        { since: '2026-11-01', until: '2027-06-01' },
        { since: '2026-10-01', until: '2027-12-01' },
      ]),
    ).toEqual({ Deprecation: '@1790812800', Sunset: 'Tue, 01 Jun 2027 00:00:00 GMT' });
    expect(new Date(1_790_812_800_000).toISOString()).toBe('2026-10-01T00:00:00.000Z');
  });
});

describe('use of deprecated parts of the schema', () => {
  it('is detected for the listed schema coordinates', () => {
    expect(deprecatedParts(schema).map(({ coordinate }) => coordinate)).toEqual([
      'Day.TUE',
      'Filter.week',
      'Room.size',
      'Query.rooms(n:)',
      'Query.old',
      'Query.undated',
    ]);
  });

  const uses = (text: string, variables?: Record<string, unknown>, operationName?: string) => {
    const document = parse(text);
    expect(validate(schema, document)).toEqual([]);
    const { note } = createDeprecations(schema, () => {});
    const coordinates = () => note({ document, variables, operationName }).map(({ coordinate }) => coordinate);
    const found = coordinates();
    expect(coordinates()).toEqual(found);
    return found;
  };

  it('is found in fields, arguments, enum values and input fields of a document', () => {
    expect(uses('{ room { id } rooms(filter: { day: MON, inner: [{ days: MON }] }) { rooms(n: 1) { id } } }')).toEqual(
      [],
    );
    expect(uses('{ old }')).toEqual(['Query.old']);
    expect(uses('{ rooms(n: 2) { ...F } } fragment F on Room { rooms { big: size } }')).toEqual([
      'Query.rooms(n:)',
      'Room.size',
    ]);
    expect(uses('{ rooms(filter: { inner: [{ week: 1, days: [MON, TUE] }] }) { id } }')).toEqual([
      'Filter.week',
      'Day.TUE',
    ]);
    expect(uses('query ($filter: Filter = { day: TUE }) { rooms(filter: $filter) { id } }')).toEqual(['Day.TUE']);
  });

  it('is found in variables that have a value', () => {
    const text =
      'query ($filter: Filter, $n: Int, $day: Day) { rooms(filter: $filter, n: $n) { id } b: rooms(filter: { day: $day }) { id } }';
    expect(uses(text)).toEqual([]);
    expect(uses(text, { filter: { week: undefined }, day: 'MON' })).toEqual([]);
    expect(uses(text, { n: 1 })).toEqual(['Query.rooms(n:)']);
    expect(uses(text, { filter: { inner: { days: ['MON', 'TUE'], week: null } } })).toEqual(['Day.TUE', 'Filter.week']);
    expect(uses(text, { day: 'TUE' })).toEqual(['Day.TUE']);
    for (const filter of [null, 1, 'week', ['week'], { constructor: 1, toString: 2 }])
      expect(uses(text, { filter })).toEqual([]);
  });

  it('is found only in the executed operation, without the parts that @include or @skip excludes', () => {
    const text = 'query A { room { id } } query B($size: Boolean = false) { room { id size @include(if: $size) } }';
    expect(uses(text, {}, 'A')).toEqual([]);
    expect(uses(text, {}, 'B')).toEqual([]);
    expect(uses(text, { size: true }, 'B')).toEqual(['Room.size']);
    expect(uses(text, {}, 'C')).toEqual([]);
  });

  it('is counted each time, but logged only the first time', () => {
    const told: string[] = [];
    const { note, counts } = createDeprecations(schema, ({ coordinate }) => told.push(coordinate));
    const document = parse('{ old room { size } }');
    for (const _ of [1, 2, 3]) note({ document });
    expect(told).toEqual(['Query.old', 'Room.size']);
    expect(Object.fromEntries(counts)).toMatchObject({ 'Query.old': 3, 'Room.size': 3, 'Day.TUE': 0 });
    expect(counts.has('Query.undated')).toBe(false);
  });
});

const stops: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Serves a small schema over GraphQL and REST, like the service. */
async function serve() {
  const log = pino({ level: 'silent' });
  const executor = createExecutor(schema, planless);
  const deprecations = createDeprecations(schema, () => {});
  const apollo = createApollo({ schema, executor, log, introspection: true, production: true, deprecations });
  await apollo.start();
  const caller = { principal: {}, academy: { timezone: 'UTC' } };
  const operations = parseOperations(schema, [
    new Source(`
      query old { old }
      query room($size: Boolean!) { data: room { id size @include(if: $size) } }
      mutation add($filter: Filter) { data: add(filter: $filter) { id } }`),
  ]);
  const routes: Route[] = [
    { method: 'get', path: '/old', operation: 'old', answer: 'fields' },
    { method: 'get', path: '/room', operation: 'room', answer: 'payload' },
    { method: 'post', path: '/add', operation: 'add', answer: 'payload', body: 'variables' },
  ];
  const app = express();
  app.use(withContext(() => ({ ...caller, requestId: 'r', log, end: async () => {} }) as unknown as RequestContext));
  app.use('/graphql', express.json(), graphqlHandler(apollo));
  for (const route of routes)
    app[route.method](
      route.path,
      handlerOf({ schema, executor, deprecations, receiveFile: async () => '' }, route, operations),
    );
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  stops.push(
    () => apollo.stop(),
    () => new Promise((resolve) => server.close(resolve)),
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', connection: 'close' };
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers,
      body: body && JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return [response.headers.get('deprecation'), response.headers.get('sunset')];
  };
  return { send, counts: deprecations.counts };
}

describe('use of a deprecated part in a request', () => {
  it('causes deprecation headers in REST for a route or an input', async () => {
    const { send, counts } = await serve();
    const soon = [`@${Date.parse('2026-11-01') / 1_000}`, 'Tue, 01 Jun 2027 00:00:00 GMT'];
    expect(await send('/old')).toEqual(soon);
    expect(await send('/room')).toEqual([null, null]);
    expect(await send('/room?include=size')).toEqual(['@1790812800', 'Wed, 01 Dec 2027 00:00:00 GMT']);
    expect(await send('/add', { filter: { day: 'mon' } })).toEqual([null, null]);
    expect(await send('/add', { filter: { week: 3 } })).toEqual(soon);
    expect(Object.fromEntries(counts)).toMatchObject({
      'Query.old': 1,
      'Room.size': 1,
      'Filter.week': 1,
      'Day.TUE': 0,
    });
  });

  it('is counted in GraphQL if the operation with the field was executed', async () => {
    const { send, counts } = await serve();
    await send('/graphql', { query: '{ old }' });
    await send('/graphql', {
      query: 'query ($filter: Filter) { rooms(filter: $filter) { size } }',
      variables: { filter: { day: 'TUE' } },
    });
    await send('/graphql', { query: '{ old nothing }' });
    expect(Object.fromEntries(counts)).toMatchObject({
      'Query.old': 1,
      'Room.size': 1,
      'Day.TUE': 1,
      'Filter.week': 0,
    });
  });
});

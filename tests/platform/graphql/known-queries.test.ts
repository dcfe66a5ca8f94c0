import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { buildSchema } from 'graphql';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../src/platform/errors/app-error.ts';
import { createApollo } from '../../../src/platform/graphql/apollo.ts';
import { createDeprecations } from '../../../src/platform/graphql/deprecations.ts';
import { createDocumentStore } from '../../../src/platform/graphql/document-store.ts';
import { createExecutor } from '../../../src/platform/graphql/executor.ts';
import { graphqlHandler } from '../../../src/platform/graphql/handler.ts';
import { CallerChanged } from '../../../src/platform/graphql/known-caller.ts';
import { type KnownQueries, knownQueries } from '../../../src/platform/graphql/known-queries.ts';
import type { RequestReport } from '../../../src/platform/http/request-report.ts';
import type { RequestContext } from '../../../src/platform/tenancy/request-context.ts';
import { withContext } from '../../support/with-context.ts';
import { planless } from './planning.ts';

const RESPONSE = 'application/graphql-response+json';

const schema = buildSchema(`
  type User { id: ID name: String old: String @deprecated(reason: "Use name. Deprecated since 2026-01-01, served until 2027-01-01.") }
  type Connection { nodes: [User!]! }
  type Query { me: User users(first: Int): Connection echo(number: Int!): Int fail: String strict: String! }
  type Mutation { rename: User }
`);

let resolved = 0;
let contexts: { report: RequestReport; ended: number }[] = [];
let presumed: ((report: RequestReport) => RequestContext['presumption']) | undefined;
let skipped = 0;

for (const [name, resolve] of Object.entries({
  me: () => ({ id: '1', name: 'Ada', old: 'A' }),
  users: () => ({ nodes: [] }),
  echo: (_root: unknown, { number }: { number: number }) => number,
  fail: () => {
    throw new AppError('NOT_FOUND', 'Not found.');
  },
  strict: () => null,
})) {
  const field = schema.getQueryType()!.getFields()[name]!;
  field.resolve = (root: unknown, args: { number: number }) => {
    resolved++;
    return resolve(root, args);
  };
}

/** A context that counts how often its session was ended. */
function newContext(): RequestContext {
  const kept = { report: { address: undefined } as RequestReport, ended: 0 };
  contexts.push(kept);
  const end = async () => void kept.ended++;
  const presumption = presumed?.(kept.report);
  return { requestId: 'r', log, end, report: kept.report, presumption } as unknown as RequestContext;
}

const log = pino({ level: 'silent' });
let server: Server;
let url: string;
let stop: () => Promise<void>;
const deprecations = createDeprecations(schema, () => {});

beforeAll(async () => {
  const executor = createExecutor(schema, planless);
  const documents = createDocumentStore();
  const apollo = createApollo({
    ...{ schema, executor, documents, log, introspection: true, production: true, deprecations },
  });
  await apollo.start();
  const known = knownQueries({ schema, executor, documents, trusted: null, deprecations });
  const counted: KnownQueries = async (...asked) => {
    const answer = await known(...asked);
    if (answer && 'pieces' in answer) skipped++;
    return answer;
  };
  const app = express();
  app.use(express.json(), withContext(newContext));
  app.use('/apollo', graphqlHandler(apollo));
  app.use('/graphql', graphqlHandler(apollo, null, counted));
  server = await new Promise((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = async () => {
    await apollo.stop();
    await new Promise((resolve) => server.close(resolve));
  };
});
afterAll(() => stop());

beforeEach(() => {
  presumed = undefined;
  contexts = [];
  [resolved, skipped] = [0, 0];
});

async function send(path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { date, ...told } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers: told, text: await answer.text() };
}

const DEAR = `{ ${Array.from({ length: 300 }, (_, n) => `a${n}: users(first: 100) { nodes { id } }`).join(' ')} }`;

describe('a query that was sent before', () => {
  it.each<[string, unknown, Record<string, string>?]>([
    ['has data', { query: '{ me { id name } }' }],
    ['has a name, and variables', { query: 'query Q($n: Int!) { echo(number: $n) }', variables: { n: 3 } }],
    [
      'has null for other parameters',
      { query: '{ me { id } }', variables: null, operationName: null, extensions: null },
    ],
    ['has extensions of the client', { query: '{ me { id } }', extensions: { clientLibrary: { name: 'x' } } }],
    ['selects one of two operations', { query: 'query A { me { id } } query B { me { name } }', operationName: 'B' }],
    ['accepts the type of GraphQL responses', { query: '{ me { id } }' }, { accept: RESPONSE }],
    ['accepts any type', { query: '{ me { id } }' }, { accept: 'text/*, */*;q=0.1' }],
    ['reads the schema', { query: '{ __schema { queryType { name } } }' }],
  ])('gets without Apollo Server the response that Apollo Server sends, if it %s', async (_what, body, headers) => {
    const expected = await send('/apollo', body, headers);
    expect(expected.status).toBe(200);
    expect(await send('/graphql', body, headers)).toEqual(expected);
    expect(skipped).toBe(1);
    const [byApollo, own] = contexts;
    expect(own).toEqual(byApollo);
    expect(own?.ended).toBe(1);
  });

  it.each<[string, unknown, Record<string, string>?]>([
    ['fails in a field', { query: '{ me { id } fail }' }, { accept: RESPONSE }],
    ['has no data because of an error', { query: '{ strict }' }],
    ['has invalid variables', { query: 'query ($n: Int!) { echo(number: $n) }', variables: { n: 'three' } }],
    ['names an operation that its document does not have', { query: '{ me { id } }', operationName: 'Other' }],
    ['is too expensive', { query: DEAR }],
    ['has too many variables', { query: '{ me { id } }', variables: { a: Array(1_001).fill(1) } }],
    ['has variables that are a text', { query: '{ me { id } }', variables: '{}' }],
    ['has variables that are a list', { query: '{ me { id } }', variables: [] }],
    ['has an operation name that is a number', { query: '{ me { id } }', operationName: 1 }],
    ['has extensions that are a text', { query: '{ me { id } }', extensions: 'x' }],
    ['names a persisted query', { query: '{ me { id } }', extensions: { persistedQuery: { version: 1 } } }],
    ['accepts no type of the endpoint', { query: '{ me { id } }' }, { accept: 'image/png' }],
    ['is a mutation', { query: 'mutation { rename { id } }' }],
    ['is a list of requests', [{ query: '{ me { id } }' }]],
    ['has no text', { query: 7 }],
  ])('gets its response from Apollo Server, if it %s', async (_what, body, headers) => {
    await send('/apollo', { query: '{ me { id } }' });
    const expected = await send('/apollo', body, headers);
    const before = resolved;
    await send('/apollo', body, headers);
    const once = resolved - before;
    expect(await send('/graphql', body, headers)).toEqual(expected);
    expect(skipped).toBe(0);
    // a query with errors is not executed again
    expect(resolved - before).toBe(2 * once);
    expect(contexts.at(-1)).toEqual(contexts.at(-2));
  });

  it('counts each use of a deprecated part once, with and without errors', async () => {
    for (const query of ['{ me { old } }', '{ me { old } fail }']) {
      await send('/apollo', { query });
      const before = deprecations.counts.get('User.old') as number;
      await send('/graphql', { query });
      expect(deprecations.counts.get('User.old')).toBe(before + 1);
    }
  });

  it('is executed again for the actual caller if another caller was presumed', async () => {
    const body = { query: '{ me { id } }' };
    const expected = await send('/apollo', body);
    presumed = () => {
      presumed = undefined;
      const confirm = async () => {
        throw new CallerChanged(actual);
      };
      return { confirm } as unknown as RequestContext['presumption'];
    };
    const actual = { requestId: 'r', log, end: async () => {}, report: { address: undefined } } as never;
    expect(await send('/graphql', body)).toEqual(expected);
    expect(skipped).toBe(1);
  });
});

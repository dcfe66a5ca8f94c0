import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { parse } from 'graphql';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApollo } from '../../../src/platform/graphql/apollo.ts';
import { createExecutor } from '../../../src/platform/graphql/executor.ts';
import { graphqlHandler } from '../../../src/platform/graphql/handler.ts';
import { graphqlRefusal } from '../../../src/platform/graphql/limits.ts';
import { loadTrustedDocuments } from '../../../src/platform/graphql/trusted-documents.ts';
import { httpErrors } from '../../../src/platform/http/errors.ts';
import type { RequestContext } from '../../../src/platform/tenancy/request-context.ts';
import { withContext } from '../../support/with-context.ts';
import { planless } from './planning.ts';
import { rowsSchema } from './rows-schema.ts';

const schema = rowsSchema();
const log = pino({ level: 'silent' });

let folder: string;
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-documents-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function load(list: unknown, { only = false, introspection = true } = {}) {
  const file = join(folder, `${files++}.json`);
  await writeFile(file, typeof list === 'string' ? list : JSON.stringify(list));
  return loadTrustedDocuments(schema, { trustedDocuments: file, trustedDocumentsOnly: only, introspection });
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const NAME = 'query Name { user { name } }';
const TWO = 'query One { user { id } } query Other($n: Boolean!) { user { id @skip(if: $n) name } }';
const CHANGE = 'mutation Change { rename { name } }';

const apolloManifest = (...bodies: string[]) => ({
  format: 'apollo-persisted-query-manifest',
  version: 1,
  operations: bodies.map((body, index) => ({ id: `id-${index}`, name: `Operation${index}`, type: 'query', body })),
});

describe('list of trusted documents in the settings', () => {
  it('is null if no list is configured', async () => {
    const settings = { trustedDocuments: null, trustedDocumentsOnly: false, introspection: true };
    expect(await loadTrustedDocuments(schema, settings)).toBeNull();
  });

  it.each([
    ["Apollo's manifest", apolloManifest(NAME, TWO)],
    ['a flat map', { 'id-0': NAME, 'id-1': TWO }],
  ])('may be %s', async (_, list) => {
    const trusted = await load(list);
    expect(trusted?.all.map(({ text }) => text)).toEqual([NAME, TWO]);
    expect(trusted?.byId('id-1')?.text).toBe(TWO);
    expect(trusted?.byId(sha256(TWO))?.text).toBe(TWO);
    expect(trusted?.byId(`sha256:${sha256(TWO)}`)?.text).toBe(TWO);
    for (const unknown of ['id-2', '', 'sha256:', `sha256:${sha256(CHANGE)}`, '__proto__', 1, null, ['id-0'], {}])
      expect(trusted?.byId(unknown)).toBeUndefined();
  });

  it('contains the operation name of each document', async () => {
    const trusted = await load({ a: NAME, b: TWO, c: '{ user { id } }' });
    const documentOf = (id: string) => trusted!.byId(id)!.document;
    expect(trusted?.nameOf(documentOf('a'))).toBe('Name');
    expect(trusted?.nameOf(documentOf('b'), 'Other')).toBe('Other');
    expect(trusted?.nameOf(documentOf('b'))).toBeNull();
    expect(trusted?.nameOf(documentOf('c'))).toBeNull();
    expect(trusted?.nameOf(parse(NAME))).toBeNull();
  });

  it('may contain the same document twice, but not the same id twice', async () => {
    expect((await load({ a: NAME, b: NAME }))?.all).toHaveLength(1);
    const [one, other] = apolloManifest(NAME, TWO).operations;
    const list = { ...apolloManifest(), operations: [one, { ...other, id: one?.id }] };
    await expect(load(list)).rejects.toThrow('Operation1 (id-0): Another document has this id.');
  });

  it.each([
    ['invalid JSON', '{', /JSON/],
    ['a list', [NAME], /The list: Invalid input/],
    ['a string', '"x"', /The list: Invalid input/],
    ['an entry that is no string', { 'id-7': { body: NAME } }, /id-7: Invalid input: expected string/],
    ['an empty id', { '': NAME }, /The list: Invalid key/],
    ['an unknown version', { ...apolloManifest(NAME), version: 2 }, /version: Invalid input: expected 1/],
    ['an unknown format', { ...apolloManifest(NAME), format: 'other' }, /format: Invalid input/],
    ['an entry without a body', { ...apolloManifest(), operations: [{ id: 'a', name: 'A' }] }, /operations\.0\.body/],
    ['a syntax error', apolloManifest('query {'), /Operation0 \(id-0\): Syntax Error.*line 1, column 8/],
    ['an unknown field', { a: '{ user { shoe } }' }, /a: Cannot query field "shoe".*line 1, column 10/],
    ['too many aliases', { a: `{ ${'a: user { id } '.repeat(60)} }` }, /a: The document has 60 aliases/],
    ['a document that is too large', { a: `{ user { id } } #${'x'.repeat(200_000)}` }, /a: .*200000/],
    ['fragments only', { a: 'fragment F on User { id }' }, /a: Fragment "F" is never used/],
    ['a subscription', { a: 'subscription { user }' }, /a: The service has no subscriptions\./],
  ])('prevents the service from starting if it has %s', async (_, list, reason) => {
    const refusal = load(list);
    await expect(refusal).rejects.toMatchObject({ name: 'TrustedDocumentsError' });
    await expect(refusal).rejects.toThrow(reason);
    await expect(refusal).rejects.toThrow(`The file of TRUSTED_DOCUMENTS, ${folder}`);
  });

  it('causes errors for every invalid document, and for a missing file', async () => {
    await expect(load({ a: '{', b: NAME, c: '{ x }' })).rejects.toThrow(/ {2}a: .*\n {2}c: /);
    const settings = { trustedDocuments: join(folder, 'gone.json'), trustedDocumentsOnly: false, introspection: true };
    await expect(loadTrustedDocuments(schema, settings)).rejects.toThrow('gone.json, is not right:\n  ENOENT');
  });

  it('may contain introspection queries only if introspection is on', async () => {
    const list = { a: '{ __schema { queryType { name } } }' };
    expect((await load(list))?.all).toHaveLength(1);
    await expect(load(list, { introspection: false })).rejects.toThrow(/a: GraphQL introspection/);
  });
});

const stops: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Starts a service with a list, or without one if `list` is null. */
async function serve(list: unknown, { only = false, introspection = true } = {}) {
  const trusted = list === null ? null : await load(list, { only, introspection });
  const executor = createExecutor(schema, planless);
  const apollo = createApollo({ schema, executor, log, introspection, production: true, trusted });
  await apollo.start();
  const app = express();
  const context = () => ({ requestId: 'r', log, end: async () => {} }) as unknown as RequestContext;
  app.use('/graphql', express.json(), withContext(context), graphqlHandler(apollo, trusted));
  app.use('/graphql', httpErrors(log, graphqlRefusal));
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  stops.push(
    () => apollo.stop(),
    () => new Promise((resolve) => server.close(resolve)),
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  const answer = async (response: Response) => ({
    status: response.status,
    cache: response.headers.get('cache-control'),
    ...((await response.json()) as { data?: unknown; errors?: { message: string; extensions: { code: string } }[] }),
  });
  return {
    post: async (body: unknown) => {
      const headers = { 'content-type': 'application/json', connection: 'close' };
      return answer(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }));
    },
    get: async (parameters: Record<string, string> | [string, string][]) => {
      const headers = { 'apollo-require-preflight': 'true', connection: 'close' };
      return answer(await fetch(`${url}?${new URLSearchParams(parameters)}`, { headers }));
    },
  };
}

const hashed = (sha256Hash: unknown) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
const UNKNOWN = {
  status: 400,
  errors: [{ message: 'The document is not known.', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};
const ADA = { status: 200, data: { user: { name: 'Ada' } } };

describe('request for a trusted document', () => {
  const list = { name: NAME, two: TWO, change: CHANGE };

  it('may contain the document id in its body or URL, with variables and an operation name', async () => {
    const { post, get } = await serve(list);
    expect(await post({ documentId: 'name' })).toMatchObject(ADA);
    expect(await post({ documentId: `sha256:${sha256(NAME)}`, query: null })).toMatchObject(ADA);
    expect(await get({ documentId: 'name' })).toMatchObject(ADA);
    const other = { documentId: 'two', operationName: 'Other' };
    expect(await post({ ...other, variables: { n: true } })).toMatchObject(ADA);
    expect(await get({ ...other, variables: '{"n":true}' })).toMatchObject(ADA);
    expect((await post({ documentId: 'two' })).errors?.[0]?.message).toContain('Must provide operation name');
    expect((await post(other)).errors?.[0]?.message).toContain('"$n" of required type');
  });

  it('may contain only the hash of a document, as from Apollo Client; if the hash is unknown, the client can send a second request with hash and text', async () => {
    const { post, get } = await serve(list);
    expect(await post(hashed(sha256(NAME)))).toMatchObject(ADA);
    expect(await get({ extensions: JSON.stringify(hashed(sha256(NAME)).extensions) })).toMatchObject(ADA);
    const text = '{ user { name } }';
    expect(await post(hashed(sha256(text)))).toMatchObject(UNKNOWN);
    expect(await post({ query: text, ...hashed(sha256(text)) })).toMatchObject(ADA);
    // the service did not store the text
    expect(await post(hashed(sha256(text)))).toMatchObject(UNKNOWN);
  });

  it('can execute only queries by GET', async () => {
    const { post, get } = await serve(list);
    expect(await post({ documentId: 'change' })).toMatchObject({ status: 200, data: { rename: { name: 'Ada' } } });
    expect((await get({ documentId: 'change' })).status).toBe(405);
  });

  it.each([
    ['an id that is not in the list', { documentId: 'x' }],
    ['an empty id', { documentId: '' }],
    ['a number as id', { documentId: 0 }],
    ['a list of ids', { documentId: ['name'] }],
    ['a property name of all objects', { documentId: 'constructor' }],
    ['a hash that is not in the list', hashed('0'.repeat(64))],
    ['no hash', hashed(undefined)],
    ['a number as extension', { extensions: { persistedQuery: 5 } }],
  ])('gets 400 with %s', async (_, body) => {
    const { post } = await serve(list);
    expect(await post(body)).toMatchObject(UNKNOWN);
  });

  it('gets 400 with two document ids, or with an id and the text of another document', async () => {
    const { post, get } = await serve(list);
    expect(
      await get([
        ['documentId', 'name'],
        ['documentId', 'two'],
      ]),
    ).toMatchObject(UNKNOWN);
    expect(await post({ documentId: 'name', query: NAME })).toMatchObject(ADA);
    const disagreement = { status: 400, errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] };
    expect(await post({ documentId: 'name', query: TWO })).toMatchObject(disagreement);
    expect(await post({ documentId: 'name', query: { kind: 'Document' } })).toMatchObject(disagreement);
    expect(await get({ documentId: 'name', query: TWO })).toMatchObject(disagreement);
  });

  it('may contain a document outside the list, unless only trusted documents are allowed', async () => {
    const other = '{ user { name } }';
    const open = await serve(list);
    expect(await open.post({ query: other })).toMatchObject(ADA);
    expect(await open.post({ query: { toString: 1 } })).toMatchObject({ status: 400 });
    const closed = await serve(list, { only: true });
    expect(await closed.post({ query: NAME })).toMatchObject(ADA);
    expect(await closed.get({ query: NAME })).toMatchObject(ADA);
    for (const text of [other, `${NAME} `, '{', '{ __typename }', '{ __schema { queryType { name } } }', '#']) {
      expect(await closed.post({ query: text })).toMatchObject(UNKNOWN);
      expect(await closed.get({ query: text })).toMatchObject(UNKNOWN);
      expect(await closed.post({ query: text, ...hashed(sha256(text)) })).toMatchObject(UNKNOWN);
    }
    for (const body of [{}, [], [{ query: other }], { query: 1 }, { query: { kind: 'Document' } }, { variables: {} }])
      expect((await closed.post(body)).status).toBe(400);
    expect(await closed.post([{ documentId: 'name' }])).not.toHaveProperty('data');
  });

  it('cannot contain a document id if the service has no list of trusted documents', async () => {
    const { post } = await serve(null);
    expect(await post({ query: NAME, documentId: null })).toMatchObject(ADA);
    expect(await post({ documentId: 'name' })).toMatchObject(UNKNOWN);
    expect((await post(hashed(sha256(NAME)))).errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
  });

  it('gets an uncompressed response if the response contains a secret, for a document id and for a text', async () => {
    const secret = 'query Token { token: user { name } }';
    const { post, get } = await serve({ secret, name: NAME });
    for (const answer of [await post({ documentId: 'secret' }), await get({ documentId: 'secret' })])
      expect(answer).toMatchObject({ status: 200, cache: 'no-store, no-transform' });
    expect(await post({ documentId: 'name' })).toMatchObject({ status: 200, cache: null });
  });
});

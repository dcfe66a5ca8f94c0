import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Logger } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApollo } from '../../../src/platform/graphql/apollo.ts';
import { createExecutor } from '../../../src/platform/graphql/executor.ts';
import { graphqlHandler } from '../../../src/platform/graphql/handler.ts';
import type { RequestContext } from '../../../src/platform/tenancy/request-context.ts';
import { withContext } from '../../support/with-context.ts';
import { answering } from './planning.ts';
import { rowsSchema } from './rows-schema.ts';

/** Maximum number of query plans in the executor. */
const BOUND = 500;

const schema = rowsSchema();
const executor = createExecutor(schema, answering);
const silent = () => undefined;
const log = { error: silent, warn: silent, info: silent, debug: silent } as unknown as Logger;
let server: Server;
let url: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const apollo = createApollo({ schema, executor, log, introspection: true, production: false });
  await apollo.start();
  const app = express();
  const context = () => ({ requestId: 'r', log, end: async () => {} }) as unknown as RequestContext;
  app.post('/graphql', express.json(), withContext(context), graphqlHandler(apollo));
  server = await new Promise((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  stop = () => apollo.stop();
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await stop();
});

/** Sends documents over HTTP, some of them at the same time. Each document must get a response. */
async function send(documents: readonly string[]): Promise<void> {
  const waiting = [...documents];
  const sender = async () => {
    for (let query = waiting.pop(); query !== undefined; query = waiting.pop()) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      expect(await response.json()).toMatchObject({ data: { user: { id: '1' } } });
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
}

const documents = (count: number, name: string) =>
  Array.from({ length: count }, (_, n) => `query ${name}${n} { user { id name } }`);

test('in a flood of documents, a document that is sent once gets no query plan, and the number of query plans stays limited', async () => {
  await send(documents(2 * BOUND, 'Once'));
  expect(executor.plannedCount()).toBe(0);
  const twice = documents(BOUND + 100, 'Twice');
  await send(twice);
  await send(twice.slice(0, 100));
  expect(executor.plannedCount()).toBe(100);
  await send(twice.slice(100));
  expect(executor.plannedCount()).toBe(BOUND);
});

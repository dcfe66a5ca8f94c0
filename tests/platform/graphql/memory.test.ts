import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { createDocumentStore } from '../../../src/platform/graphql/document-store.ts';
import { createExecutor } from '../../../src/platform/graphql/executor.ts';
import { answering } from './planning.ts';
import { rowsSchema } from './rows-schema.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Returns by how many MiB the memory in use has grown after some work. */
async function keptBy(work: () => Promise<unknown>): Promise<number> {
  collect();
  const before = process.memoryUsage().heapUsed;
  await work();
  collect();
  return (process.memoryUsage().heapUsed - before) / 2 ** 20;
}

const LENGTH = 100_000;
const filler = 'x'.repeat(LENGTH);

test('documents are cached up to a total size, which includes comments', () => {
  const store = createDocumentStore();
  const document = (n: number) => parse(`query Q${n} { user { id } } #${filler}`);
  store.set('a', document(0));
  expect(store.get('a')).toBeDefined();
  for (let n = 1; n < 6; n++) store.set(`other ${n}`, document(n));
  expect(store.get('a')).toBeUndefined();
  expect(store.get('other 5')).toBeDefined();
});

test('fewer query plans are cached if documents are long', async () => {
  const executor = createExecutor(rowsSchema(), answering);
  for (let n = 0; n < 20; n++) {
    const document = parse(`query Q${n} { user { id } } #${filler}`);
    for (let time = 0; time < 2; time++) await executor.execute({ document, hash: `${n}`, context: {} });
  }
  expect(executor.plannedCount()).toBeGreaterThan(0);
  expect(executor.plannedCount()).toBeLessThan(10);
});

test('an operation name is not cached if it is long', async () => {
  const executor = createExecutor(rowsSchema(), answering);
  const kept = await keptBy(async () => {
    for (let n = 0; n < 1_000; n++) {
      const document = parse(`query Q${n}${filler} { user { id } }`);
      await executor.execute({ document, hash: `${n}`, context: {} });
    }
  });
  expect(kept).toBeLessThan(20);
  // keeps the executor alive until here
  expect(executor.plannedCount()).toBe(0);
});

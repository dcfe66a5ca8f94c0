import { CompiledQuery } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { entities } from '../../../src/features/index.ts';
import { migrations } from '../../../src/migrations/index.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { migratedDatabaseUrl } from '../../support/app.ts';
import { openProxy, type TcpProxy } from '../../support/proxy.ts';

const ONE = CompiledQuery.raw('select 1 as one');

let url: URL;
let proxy: TcpProxy;
let database: Database | undefined;

beforeEach(async () => {
  url = new URL(await migratedDatabaseUrl());
  proxy = await openProxy(Number(url.port));
  url.port = String(proxy.port);
});

afterEach(async () => {
  await proxy.mend();
  await database?.close();
  await proxy.close();
});

it.each([
  ['the limit of the read, if the pool has none', undefined, 100],
  ['the limit of the pool, if the read has none', 500, undefined],
])('a statement that gets no response from the database fails after %s', async (_, ofPool, own) => {
  database = await openDatabase({
    url: url.href,
    entities,
    migrations,
    ...(ofPool !== undefined && { timeout: ofPool }),
  });
  const reader = await database.openReader(uuid(), own === undefined ? undefined : { isLong: true, timeout: own });
  expect(await reader.query(ONE)).toEqual([{ one: 1 }]);
  proxy.freeze();
  await expect(Promise.all([reader.query(ONE), reader.query(ONE)])).rejects.toThrow('Query read timeout');
  await expect(reader.end()).rejects.toThrow();
});

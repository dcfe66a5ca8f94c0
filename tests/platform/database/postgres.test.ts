import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createDatabase, dropDatabase } from '../../support/postgres.ts';

const server = inject('postgresUrl');

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a PostgreSQL database that is created from a template contains its rows, and can be dropped while it is in use', async () => {
  const template = await createDatabase(server, 'Template "one"');
  await query(template, "create table words as select 'hello' as word");
  const copy = await createDatabase(server, 'copy', 'Template "one"');
  expect(await query(copy, 'select word from words')).toEqual([{ word: 'hello' }]);

  const idle = new pg.Client({ connectionString: copy });
  const ended = new Promise((resolve) => idle.on('error', resolve));
  await idle.connect();
  await dropDatabase(server, 'copy');
  await ended;
  await dropDatabase(server, 'copy');
  await dropDatabase(server, 'Template "one"');
  await expect(query(copy, 'select 1')).rejects.toThrow('does not exist');
});

test('the PostgreSQL server for the tests requires its password', async () => {
  const url = new URL(server);
  url.password = 'wrong';
  await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { User } from '../../../src/features/identity/auth/user.entity.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { createDatabase, dropDatabase } from '../../support/postgres.ts';

const server = inject('postgresUrl');
let url: string;
beforeAll(async () => {
  url = await createDatabase(server, 'connection_url');
});
afterAll(() => dropDatabase(server, 'connection_url'));

async function setting(parameters: string, name: string): Promise<unknown> {
  const database = await openDatabase({ url: `${url}?${parameters}`, entities: [User] });
  try {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(database.kysely);
    return rows[0]?.value;
  } finally {
    await database.close();
  }
}

test('the URL of a PostgreSQL database keeps its parameters', async () => {
  expect(await setting('application_name=front-desk', 'application_name')).toBe('front-desk');
  expect(await setting('application_name=front-desk', 'TimeZone')).toBe('UTC');
});

test('if the URL requires TLS, the service never connects without TLS', async () => {
  await expect(setting('sslmode=require', 'TimeZone')).rejects.toThrow('The server does not support SSL connections');
});

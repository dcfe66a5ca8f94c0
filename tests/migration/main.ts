import 'reflect-metadata';
import { loadConfig } from '../../src/config.ts';
import { migrations } from '../../src/migrations/index.ts';
import { readArguments, UsageError } from '../../src/process/command-line.ts';
import { failedStart } from '../../src/process/failed-start.ts';
import { createDatabase, dropDatabase, startPostgres } from '../support/postgres.ts';
import { difference } from './difference.ts';
import { writeMigrations } from './files.ts';

const COMMAND = {
  takesWords: true,
  usage: `npm run migration -- NAME [--empty]

Writes the next migration of both engines: what the entities declare and the migrations so far do not make.
NAME is what it does, in small letters: room-of-batch. PostgreSQL is started for it, or the server of DATABASE_URL is
lent a database for a moment.

  --empty   makes the files even without a difference, for statements of your own`,
  options: { empty: { type: 'boolean' } },
} as const;

async function main(): Promise<void> {
  const { options, words } = readArguments(COMMAND);
  const [name, ...more] = words;
  if (!name || more.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new UsageError('Say one NAME, of small letters, digits and dashes.', COMMAND);
  }
  const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const newest = [...migrations.postgresql, ...migrations.sqlite].map((migration) =>
    Number(migration.name.slice(0, 14)),
  );
  const stamp = String(Math.max(Number(now), 1 + Math.max(...newest)));
  const {
    migrations: made,
    notes,
    byHand,
  } = await withPostgres((url) => difference(url, { stamp, name, isEmpty: options.empty }));
  const written =
    made.length === 0
      ? ['The migrations make what the entities declare: nothing to write.']
      : [...writeMigrations(process.cwd(), made), '', ...notes];
  console.log([...written, ...byHand].join('\n'));
}

/** Calls `work` with an empty database. */
async function withPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { databaseUrl } = loadConfig(process.env, 'tool');
  const given = databaseUrl.startsWith('sqlite:') ? undefined : new URL('.', databaseUrl).href.replace(/\/$/, '');
  const server = given === undefined ? await startPostgres() : { url: given, stop: async () => undefined };
  const name = `migration_${process.pid}`;
  try {
    return await work(await createDatabase(server.url, name));
  } finally {
    await dropDatabase(server.url, name);
    await server.stop();
  }
}

main().catch(failedStart);

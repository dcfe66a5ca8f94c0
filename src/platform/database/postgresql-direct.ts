import pg from 'pg';
import { codeOf, messageOf } from '../errors/error-facts.ts';
import { DatabaseStateError } from './database-state-error.ts';

/**
 * Opens a separate connection, for work that changes the settings of its session or holds locks in it. Throws
 * `DatabaseStateError` if the server is unreachable or if the URL leads to a pooler, which may run each statement in
 * another session.
 */
export async function openDirect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  // ignored, because a lost connection also rejects the statement that waits for a response
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    // through a pooler, `client.processID` is a number that the pooler invented
    if (rows[0].pid === client.processID) return client;
  } catch (error) {
    throw new DatabaseStateError(
      `The database cannot be opened without a pooler: ${codeOf(error) ?? messageOf(error)}`,
      {
        cause: error,
      },
    );
  }
  await client.end();
  throw new DatabaseStateError(
    'Migrations and notifications need a connection to PostgreSQL without a pooler. Set DATABASE_DIRECT_URL.',
  );
}

import pg from 'pg';

/**
 * Returns the number of deadlocks that PostgreSQL has resolved in a database. Only deadlocks of closed connections are
 * included, because a connection reports its deadlocks when it ends.
 */
export async function deadlocksIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()',
    );
    return rows[0].deadlocks;
  } finally {
    await client.end();
  }
}

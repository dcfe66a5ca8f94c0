import pg, { type ClientBase } from 'pg';
import { DatabaseStateError } from '../database-state-error.ts';
import type { Migrations } from '../engine.ts';
import { stateBy } from '../migrations.ts';
import { addWorkers, type ClusterNode, prepareRoles, type Report, refuseUnfitWorkers } from './nodes.ts';
import { isDistributed, placeNewTables, tablesInOrder, useShards } from './tables.ts';

/** The oldest version of Citus that the service is tested with. */
const OLDEST_CITUS = 13;

export interface Distribution {
  /** The URL of the database on the coordinator, with a superuser. */
  readonly url: string;
  readonly workers: readonly ClusterNode[];
  readonly migrations: Migrations;
  /** Called with a description of each action that was done. */
  readonly report: Report;
}

/**
 * Distributes a migrated database without rows over the workers. Actions that an earlier call has done are skipped, so
 * you can call this function again, for example with more workers. Throws a `DatabaseStateError` if the database cannot
 * be distributed.
 */
export async function distribute({ url, workers, migrations, report }: Distribution): Promise<void> {
  if (!/^postgres(ql)?:/.test(url)) throw new DatabaseStateError('Only a PostgreSQL database can be distributed.');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const version = await refuseUnfitServer(client);
    await refuseUnfitWorkers(url, await allWorkers(client, workers), version);
    await refuseUnfitDatabase(client, migrations);
    const owner = await ownerOf(client);
    await addWorkers(client, url, workers, report);
    await refuseWithoutWorkers(client);
    await prepareRoles(client, url, owner, report);
    await client.query(`set citus.enable_local_reference_table_foreign_keys = off`);
    await client.query(`set citus.enable_unsafe_triggers = on; set client_min_messages = error`);
    await placeNewTables(client, ({ name, placement }) => report(`${name} is stored ${placement}.`));
    await client.query(`set role ${pg.escapeIdentifier(owner)}`);
    await useShards(client, migrations);
    report('Replaced the functions and the views by others that use shards.');
  } finally {
    await client.end();
  }
}

/** Throws if the coordinator cannot distribute a database. Returns the version of its Citus extension. */
async function refuseUnfitServer(client: ClientBase): Promise<string> {
  const [user] = (await client.query('select rolsuper, rolname from pg_roles where rolname = current_user')).rows;
  if (!user.rolsuper) {
    throw new DatabaseStateError(
      `The user ${user.rolname} of DATABASE_URL is no superuser. Distribute the database as a superuser.`,
    );
  }
  const [citus] = (await client.query(`select extversion as version from pg_extension where extname = 'citus'`)).rows;
  if (!citus) {
    throw new DatabaseStateError(
      'The database of DATABASE_URL has no extension "citus". Install Citus on each server, add it to ' +
        'shared_preload_libraries, and run "create extension citus".',
    );
  }
  if (Number.parseInt(citus.version, 10) < OLDEST_CITUS) {
    throw new DatabaseStateError(
      `The database has Citus ${citus.version}. The service needs ${OLDEST_CITUS}.0 or newer.`,
    );
  }
  return citus.version;
}

/** Returns the workers of the cluster and the given workers. */
async function allWorkers(client: ClientBase, workers: readonly ClusterNode[]): Promise<ClusterNode[]> {
  const { rows: known } = await client.query<ClusterNode>(
    'select node_name as host, node_port::int as port from citus_get_active_worker_nodes()',
  );
  return [
    ...known,
    ...workers.filter(({ host, port }) => !known.some((one) => one.host === host && one.port === port)),
  ];
}

async function refuseUnfitDatabase(client: ClientBase, { postgresql }: Migrations): Promise<void> {
  const state = await stateBy(
    async (sql) => (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name),
    'postgresql',
    postgresql,
  );
  if (state !== 'current') {
    throw new DatabaseStateError(
      `The database of DATABASE_URL is ${state}. Run "npm run migrate" first, as the service's user.`,
    );
  }
  if (await isDistributed(client)) return;
  const filled = await tablesWithRows(client);
  if (filled.length > 0) {
    throw new DatabaseStateError(
      `These tables have rows: ${filled.join(', ')}. Only a database without rows can be ` +
        'distributed. Migrate a new database, distribute it, and move the academies there.',
    );
  }
}

/** Returns the names of the tables that contain rows of academies. */
async function tablesWithRows(client: ClientBase): Promise<string[]> {
  const filled: string[] = [];
  for (const { name, placement } of await tablesInOrder(client)) {
    if (placement !== 'by academy' && name !== 'academies') continue;
    const { rows } = await client.query(`select exists (select from "${name}") as found`);
    if (rows[0].found) filled.push(name);
  }
  return filled;
}

async function refuseWithoutWorkers(client: ClientBase): Promise<void> {
  const { rows } = await client.query('select from citus_get_active_worker_nodes()');
  if (rows.length === 0)
    throw new DatabaseStateError('The cluster has no workers. Name them: --workers HOST:PORT,HOST:PORT');
}

async function ownerOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query(
    `select pg_get_userbyid(relowner) as owner from pg_class where oid = 'academies'::regclass`,
  );
  const { owner } = rows[0];
  return owner;
}

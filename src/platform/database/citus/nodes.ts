import pg, { type ClientBase } from 'pg';
import { messageOf } from '../../errors/error-facts.ts';
import { DatabaseStateError } from '../database-state-error.ts';
import { PLANNER_SETTINGS } from '../postgresql-settings.ts';
import { TENANT_ROLE } from '../tenant-role.ts';

/** A server of the cluster: its host and port. */
export interface ClusterNode {
  readonly host: string;
  readonly port: number;
}

/** Reports an action that was done. */
export type Report = (action: string) => void;

/** The milliseconds after which a server that does not respond counts as unreachable. */
const CONNECTION_TIMEOUT = 10_000;

/** Runs `work` on a connection to a node, with the user, the password and the database of a URL. */
export async function onNode<T>(url: string, { host, port }: ClusterNode, work: (client: pg.Client) => Promise<T>) {
  const address = new URL(url);
  address.hostname = host;
  address.port = String(port);
  const client = new pg.Client({ connectionString: address.href, connectionTimeoutMillis: CONNECTION_TIMEOUT });
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseStateError(`The server ${host}:${port} cannot be reached: ${messageOf(error)}`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Throws a `DatabaseStateError` if a worker is unreachable, has no Citus, or has another Citus version than the
 * coordinator. Changes nothing.
 */
export async function refuseUnfitWorkers(
  url: string,
  workers: readonly ClusterNode[],
  coordinatorVersion: string,
): Promise<void> {
  const wanted = releaseOf(coordinatorVersion);
  for (const worker of workers) {
    const name = `${worker.host}:${worker.port}`;
    const { rows } = await onNode(inDatabase(url, 'postgres'), worker, (client) =>
      client.query<{ version: string }>(
        `select default_version as version from pg_available_extensions
          where name = 'citus' and current_setting('shared_preload_libraries') ~ '\\mcitus\\M'`,
      ),
    );
    const [found] = rows;
    if (!found) {
      throw new DatabaseStateError(
        `The server ${name} has no Citus. Install Citus ${wanted} there, and add it to shared_preload_libraries.`,
      );
    }
    if (releaseOf(found.version) !== wanted) {
      throw new DatabaseStateError(
        `The server ${name} has Citus ${releaseOf(found.version)}, but the coordinator has Citus ${wanted}. ` +
          'All servers need the same version.',
      );
    }
  }
}

/** Returns the release of Citus that an extension's version belongs to: 13.2 for 13.2-1. */
const releaseOf = (version: string): string => version.split('-', 1)[0] as string;

/** Adds missing workers to the cluster. Creates the database and the extension on a worker that lacks them. */
export async function addWorkers(
  coordinator: ClientBase,
  url: string,
  workers: readonly ClusterNode[],
  report: Report,
): Promise<void> {
  const { hostname, port } = new URL(url);
  const known = await coordinator.query<{ host: string; port: number; group: number }>(
    'select nodename as host, nodeport as port, groupid as group from pg_dist_node',
  );
  if (!known.rows.some(({ group }) => group === 0)) {
    await coordinator.query('select citus_set_coordinator_host($1, $2)', [hostname, Number(port || 5432)]);
    report(`The coordinator is ${hostname}:${port || 5432}.`);
  }
  for (const worker of workers) {
    const { host, port: workerPort } = worker;
    if (known.rows.some((row) => row.host === host && row.port === workerPort)) continue;
    await prepareWorker(url, worker, report);
    await coordinator.query('select citus_add_node($1, $2)', [host, workerPort]);
    report(`Added the worker ${host}:${workerPort}.`);
  }
}

async function prepareWorker(url: string, worker: ClusterNode, report: Report): Promise<void> {
  const database = databaseOf(url);
  await onNode(inDatabase(url, 'postgres'), worker, async (client) => {
    const { rows } = await client.query('select from pg_database where datname = $1', [database]);
    if (rows.length > 0) return;
    await client.query(`create database ${pg.escapeIdentifier(database)}`);
    report(`Created the database ${database} on ${worker.host}:${worker.port}.`);
  });
  await onNode(url, worker, (client) => client.query('create extension if not exists citus'));
}

/**
 * Settings of the service's role in a distributed database. Triggers run on shards. Citus sends the settings of
 * transactions to the workers. A table that is not distributed yet stays local, even if it references a copied table (a
 * table that Citus copies to each server). The coordinator does not lock copied tables on a worker, because only the
 * coordinator writes them.
 */
const OWNER_SETTINGS = {
  'citus.enable_unsafe_triggers': 'on',
  'citus.propagate_set_commands': 'local',
  'citus.enable_local_reference_table_foreign_keys': 'off',
  'citus.allow_modifications_from_workers_to_replicated_tables': 'off',
};

/**
 * The settings of the owner's role and the tenant role for the connections that Citus opens to the workers. The planner
 * settings and the time zone are those of the service's own connections. The other settings hide warnings. Citus sends
 * a `begin` even to a worker whose transaction has already begun, so the worker would log a warning at each read.
 */
const SETTINGS = { ...PLANNER_SETTINGS, TimeZone: 'UTC', client_min_messages: 'error', log_min_messages: 'error' };

/**
 * Creates two roles on each server: the owner of the tables and the tenant role. Both may log in, because Citus
 * connects to the workers with the role of the transaction.
 */
export async function prepareRoles(coordinator: ClientBase, url: string, owner: string, report: Report): Promise<void> {
  const { rows: nodes } = await coordinator.query<ClusterNode & { group: number }>(
    'select nodename as host, nodeport as port, groupid as group from pg_dist_node order by groupid',
  );
  const [role] = (
    await coordinator.query<{ password: string | null }>(
      'select rolpassword as password from pg_authid where rolname = $1',
      [owner],
    )
  ).rows;
  const password = role?.password ? ` password ${pg.escapeLiteral(role.password)}` : '';
  const [quoted, database] = [pg.escapeIdentifier(owner), pg.escapeIdentifier(databaseOf(url))];
  for (const node of nodes) {
    await onNode(url, node, async (client) => {
      await client.query('set citus.enable_ddl_propagation = off');
      await ensureRole(client, owner, `login${password}`);
      await ensureRole(client, TENANT_ROLE, 'login');
      await client.query(`alter role ${TENANT_ROLE} login; grant ${TENANT_ROLE} to ${quoted}`);
      const ofRoles = [
        [quoted, { ...OWNER_SETTINGS, ...SETTINGS }],
        [TENANT_ROLE, SETTINGS],
      ] as const;
      for (const [name, settings] of ofRoles) {
        for (const [setting, value] of Object.entries(settings)) {
          await client.query(`alter role ${name} in database ${database} set ${setting} = '${value}'`);
        }
      }
    });
  }
  // some copied tables reference `users`. A write to them also locks `users`, and Citus allows this lock only with a
  // privilege on the whole table, such as `truncate`. The tenant role still cannot truncate `users`, because PostgreSQL
  // refuses to truncate a table that other tables reference
  await coordinator.query(`grant truncate on users to ${TENANT_ROLE}`);
  report(`The roles ${owner} and ${TENANT_ROLE} can log in on ${nodes.length} servers.`);
}

function inDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

async function ensureRole(client: ClientBase, name: string, options: string): Promise<void> {
  const { rows } = await client.query('select from pg_roles where rolname = $1', [name]);
  if (rows.length === 0) await client.query(`create role ${pg.escapeIdentifier(name)} ${options}`);
}

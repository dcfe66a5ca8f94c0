import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { messageOf } from '../../errors/error-facts.ts';
import { isDistributed, placeNewTables, useShards } from '../citus/tables.ts';
import type { Database } from '../database.ts';
import { openDirect } from '../postgresql-direct.ts';
import { type MigrationStatements, type Plan, statementsOf } from './statements.ts';

/**
 * Tries to get the advisory lock, but does not wait for it. A statement that waits for the lock would block a `create
 * index concurrently` of the process that holds the lock.
 */
const LOCK = `select pg_try_advisory_lock(hashtext('academy migrations')) as taken`;
const LOCK_PAUSE_MS = 100;

/**
 * The time that a statement may wait for a table lock. It is short, because all later statements on the table wait for
 * this statement.
 */
const LOCK_TIMEOUT = '3s';

const CREATE_LOG = `create table if not exists "mikro_orm_migrations" ("id" serial primary key,
  "name" varchar(255) not null, "executed_at" timestamptz(6) not null default current_timestamp(6))`;

/** Runs migrations in order on a separate connection without a statement timeout. */
export async function runOnPostgres(database: Database, plan: Plan): Promise<void> {
  const client = await openDirect(database.directUrl);
  try {
    await client.query('set timezone = UTC; set statement_timeout = 0');
    while (!(await client.query(LOCK)).rows[0].taken) await setTimeout(LOCK_PAUSE_MS);
    const major = Number.parseInt((await client.query('show server_version')).rows[0].server_version, 10);
    const migrations = await plan();
    const distributed = await isDistributed(client);
    for (const migration of migrations) {
      await run(client, { ...(await statementsOf(database, migration)), major, distributed });
    }
    if (distributed) await useShards(client, database);
  } finally {
    await client.end();
  }
}

interface Run extends MigrationStatements {
  /** The major version of the server. */
  readonly major: number;
  /** True if Citus has distributed the database. */
  readonly distributed: boolean;
}

async function run(client: pg.Client, { name, isTransactional, major, distributed, ...migration }: Run): Promise<void> {
  const statements = migration.statements.map((statement) => forServer(statement, major));
  if (isTransactional) await client.query('begin');
  try {
    for (const [index, statement] of [CREATE_LOG, ...statements].entries()) {
      // building an index concurrently waits without blocking other statements
      const timeout = /\bconcurrently\b/i.test(statement) ? '0' : LOCK_TIMEOUT;
      await client.query(`set lock_timeout = '${timeout}'`);
      await client.query(statement);
      // places a new table before the next statement, because Citus refuses references between distributed and local
      // tables. If the next statement is a comment on the table, runs it first, because the comment decides where Citus
      // stores the table
      const isNew =
        /^(create|comment on) table\b/i.test(statement) && !/^comment on table\b/i.test(statements[index] ?? '');
      if (distributed && isNew) await placeNewTables(client);
    }
    await client.query('insert into mikro_orm_migrations (name) values ($1)', [name]);
    if (isTransactional) await client.query('commit');
  } catch (error) {
    if (isTransactional) await client.query('rollback').catch(() => undefined);
    throw new Error(`The migration ${name} failed: ${messageOf(error)}`, { cause: error });
  }
}

/**
 * Rewrites a role check for PostgreSQL 15. That version cannot check whether a user may set a role, only whether the
 * user is a member of the role.
 */
const forServer = (statement: string, major: number): string =>
  major < 16 ? statement.replaceAll(/(pg_has_role\([^()]*), 'set'\)/g, "$1, 'member')") : statement;

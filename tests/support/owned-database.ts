import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { entities, subscribers } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { TENANT_ROLE } from '../../src/platform/database/tenant-role.ts';
import { newDatabaseUrl } from './app.ts';
import { asAdmin } from './as-admin.ts';

type Row = Record<string, unknown>;

/** The rows of a database by table. */
export type Rows = Readonly<Record<string, readonly Row[]>>;

/**
 * A database whose owner has only the privileges that production needs: the owner is no superuser and cannot bypass
 * row-level security. Tests inspect the database as a superuser.
 */
export interface OwnedDatabase {
  /** The database, opened as its owner. */
  readonly database: Database;
  readonly url: string;
  /** The URL for a superuser; on SQLite, the same as `url`. */
  readonly adminUrl: string;
  rows(): Promise<Rows>;
  close(): Promise<void>;
}

/** The tables with the state of the migrations, which contain no data of the service. */
const OF_MIGRATIONS = ['mikro_orm_migrations', 'schema_info'];

/**
 * Creates a database. It is empty, or a copy of `template`, which must be closed. A copy has the same owner as the
 * template.
 */
export async function ownedDatabase(engine: 'sqlite' | 'postgresql', template?: OwnedDatabase): Promise<OwnedDatabase> {
  const adminUrl = await newDatabaseUrl(engine, template?.adminUrl);
  const url = engine === 'sqlite' ? adminUrl : await givenToOwner(adminUrl, template && new URL(template.url).username);
  const database = await openDatabase({ url, entities, migrations, subscribers, poolSize: 2 });
  const access = engine === 'sqlite' ? sqliteAccess(database) : postgresAccess(adminUrl);
  return { database, url, adminUrl, ...access, close: () => database.close() };
}

/** Makes a role the owner of the database, as docs/deployment.md recommends. Creates a new role if none is given. */
async function givenToOwner(adminUrl: string, known?: string): Promise<string> {
  const url = new URL(adminUrl);
  const role = known ?? `owner_${randomBytes(6).toString('hex')}`;
  await asAdmin(`${inject('postgresUrl')}/postgres`, async (admin) => {
    if (!known) await makeOwner(admin, role);
    await admin.query(`alter database ${pg.escapeIdentifier(url.pathname.slice(1))} owner to ${role}`);
  });
  url.username = role;
  url.password = 'owner';
  return url.href;
}

async function makeOwner(admin: pg.Client, role: string): Promise<void> {
  await admin.query(`do $$ begin create role ${TENANT_ROLE} nologin;
    exception when duplicate_object or unique_violation then null; end $$`);
  await admin.query(`create role ${role} login password 'owner'; grant ${TENANT_ROLE} to ${role}`);
}

function postgresAccess(adminUrl: string): Pick<OwnedDatabase, 'rows'> {
  const tablesOf = async (admin: pg.Client) => {
    const { rows } = await admin.query<{ table: string }>(
      `select c.relname as "table" from pg_class c
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)`,
      [OF_MIGRATIONS],
    );
    return rows;
  };
  return {
    rows: () =>
      asAdmin(adminUrl, async (admin) => {
        const all: Record<string, Row[]> = {};
        for (const { table } of await tablesOf(admin)) {
          const { rows } = await admin.query<{ row: Row }>(`select to_jsonb(t) as row from "${table}" t`);
          all[table] = rows.map(({ row }) => row);
        }
        return all;
      }),
  };
}

function sqliteAccess({ kysely }: Database): Pick<OwnedDatabase, 'rows'> {
  const run = async (statement: ReturnType<typeof sql<Row>>) => (await statement.execute(kysely)).rows;
  const tables = async () =>
    (
      await run(sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
        and name not in (${sql.join(OF_MIGRATIONS)})`)
    ).map(({ name }) => String(name));
  return {
    async rows() {
      const all: Record<string, Row[]> = {};
      for (const table of await tables()) all[table] = await run(sql`select * from ${sql.table(table)}`);
      return all;
    },
  };
}

/**
 * Returns the rows of two databases, sorted, with only the tables and columns that both databases have. The two results
 * are equal if the data in these columns are equal.
 */
export function inCommon(rows: Rows, others: Rows): [Rows, Rows] {
  const pick = (from: Rows, other: Rows): Rows =>
    Object.fromEntries(
      Object.entries(from)
        .filter(([table]) => other[table])
        .map(([table, list]) => {
          const columns = new Set(Object.keys(other[table]?.[0] ?? list[0] ?? {}));
          const picked = list.map((row) =>
            Object.fromEntries(
              Object.entries(row)
                .filter(([column]) => columns.has(column))
                .toSorted(),
            ),
          );
          return [table, picked.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))];
        }),
    );
  return [pick(rows, others), pick(others, rows)];
}

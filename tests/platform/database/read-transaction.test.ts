import { type CompiledQuery, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { entities } from '../../../src/features/index.ts';
import { migrations } from '../../../src/migrations/index.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import type { StatementAhead } from '../../../src/platform/database/engine.ts';
import { TENANT_ROLE } from '../../../src/platform/database/tenant-role.ts';
import { migratedDatabaseUrl } from '../../support/app.ts';
import { openProxy, type TcpProxy } from '../../support/proxy.ts';

const academyId = uuid();

let proxy: TcpProxy;
let database: Database;
let sent: string[];

beforeEach(async () => {
  const url = new URL(await migratedDatabaseUrl('postgresql'));
  proxy = await openProxy(Number(url.port));
  url.port = String(proxy.port);
  // all reads share one connection
  database = await openDatabase({ url: url.href, entities, migrations, poolSize: 1 });
  sent = [];
  database.onStatement((text) => sent.push(text));
});

afterEach(async () => {
  await database.close();
  await proxy.close();
});

const compiled = (statement: ReturnType<typeof sql>): CompiledQuery => statement.compile(database.kysely);

/** Reads the role, the academy and the mode of the transaction. */
const who = () =>
  sql`select current_user::text as role, nullif(current_setting('app.academy_id', true), '') as academy,
    current_setting('transaction_read_only') as mode, 1 as one, null as nothing`;

const inside = { role: TENANT_ROLE, academy: academyId, mode: 'on', one: 1, nothing: null };
const outside = { role: 'postgres', academy: null, mode: 'off', one: 1, nothing: null };

/** Returns a statement that runs before a reader's first one, and the promise of its rows. */
function first(statement: ReturnType<typeof sql>): { ahead: StatementAhead; rows: Promise<unknown[]> } {
  const { promise, resolve } = Promise.withResolvers<unknown[]>();
  const { sql: text, parameters } = compiled(statement);
  return { ahead: { name: 'first', sql: text, parameters, heard: resolve }, rows: promise };
}

/** Runs statements in a transaction whose end is requested in the same turn of the event loop. */
async function readAtOnce(statements: ReturnType<typeof sql>[], ahead?: StatementAhead) {
  const reader = await database.openReader(academyId, undefined, ahead);
  const rows = statements.map((statement) => reader.query(compiled(statement)));
  return Promise.allSettled([...rows, reader.end()]);
}

const fulfilled = (value: unknown) => ({ status: 'fulfilled', value });
const rejected = (code: string) => ({ status: 'rejected', reason: expect.objectContaining({ code }) });

it('a read transaction sets the role, the academy and the mode after the first statement, and resets them at the end', async () => {
  for (let time = 0; time < 4; time++) {
    const { ahead, rows } = first(who());
    expect(await readAtOnce([who(), who()], ahead)).toEqual([
      fulfilled([inside]),
      fulfilled([inside]),
      fulfilled(undefined),
    ]);
    expect(await rows).toEqual([outside]);
  }
  expect((await who().execute(database.kysely)).rows).toEqual([outside]);
  expect(sent.filter((text) => /begin|commit/.test(text))).toEqual([]);
});

it('a read transaction returns the same rows if its statements and its end are requested later', async () => {
  const { ahead, rows } = first(who());
  const reader = await database.openReader(academyId, undefined, ahead);
  for (let time = 0; time < 4; time++) expect(await reader.query(compiled(who()))).toEqual([inside]);
  await reader.end();
  expect(await rows).toEqual([outside]);
  expect((await who().execute(database.kysely)).rows).toEqual([outside]);
});

it('a read transaction refuses writes, both as a batch and as separate statements', async () => {
  const insert = sql`insert into departments (id, academy_id, name, created_at, updated_at)
    values (${uuid()}, ${academyId}, 'Written', now(), now()) returning id`;
  expect(await readAtOnce([insert])).toEqual([rejected('25006'), fulfilled(undefined)]);
  const reader = await database.openReader(academyId);
  await expect(reader.query(compiled(insert))).rejects.toMatchObject({ code: '25006' });
  await reader.end();
  expect((await sql`select 1 from departments`.execute(database.kysely)).rows).toEqual([]);
});

it('a read transaction returns the rows of statements before a failed one, and fails the later ones', async () => {
  const { ahead, rows } = first(who());
  const fails = () => sql`select 1 / (${0}::int)`;
  const later = () => sql`select 'later' as place`;
  for (let time = 0; time < 4; time++) {
    expect(await readAtOnce([who(), fails(), later()], time === 0 ? ahead : undefined)).toEqual([
      fulfilled([inside]),
      rejected('22012'),
      rejected('22012'),
      fulfilled(undefined),
    ]);
  }
  expect(await rows).toEqual([outside]);
  expect(await readAtOnce([later()])).toEqual([fulfilled([{ place: 'later' }]), fulfilled(undefined)]);
});

it('a read transaction fails once if the columns of a prepared statement have changed', async () => {
  await sql`create table notes (text text); grant select on notes to ${sql.raw(TENANT_ROLE)}`.execute(database.kysely);
  await sql`insert into notes values ('a')`.execute(database.kysely);
  const all = () => sql`select * from notes`;
  for (let time = 0; time < 4; time++) expect((await readAtOnce([all()]))[0]).toEqual(fulfilled([{ text: 'a' }]));
  await sql`alter table notes add column number int default 7`.execute(database.kysely);
  expect((await readAtOnce([all()]))[0]).toEqual(rejected('0A000'));
  expect((await readAtOnce([all()]))[0]).toEqual(fulfilled([{ text: 'a', number: 7 }]));
});

it('a read transaction refuses a value that is undefined, and one that cannot be sent', async () => {
  const cyclic: { self?: object } = {};
  cyclic.self = cyclic;
  const read = (value: unknown) => readAtOnce([sql`select ${value}::text as text`]);
  expect(await read(undefined)).toEqual([
    { status: 'rejected', reason: new Error('A value of the statement is undefined.') },
    fulfilled(undefined),
  ]);
  expect((await read(cyclic))[0]).toMatchObject({ status: 'rejected', reason: expect.any(TypeError) });
  expect((await read(['a', null]))[0]).toEqual(fulfilled([{ text: '{"a",NULL}' }]));
});

it('a read transaction fails if its connection breaks, and the next one opens another connection', async () => {
  expect((await readAtOnce([who()]))[0]).toEqual(fulfilled([inside]));
  const broken = readAtOnce([sql`select pg_sleep(60)`]);
  await expect.poll(() => sent.some((text) => text.includes('pg_sleep'))).toBe(true);
  proxy.cut();
  expect((await broken).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await proxy.mend();
  expect((await readAtOnce([who()]))[0]).toEqual(fulfilled([inside]));
});

it('a read transaction ends only once, and refuses statements after its end', async () => {
  const reader = await database.openReader(academyId);
  const rows = reader.query(compiled(who()));
  await Promise.all([reader.end(), reader.end()]);
  await reader.end();
  expect(await rows).toEqual([inside]);
  await expect(reader.query(compiled(who()))).rejects.toThrow('The transaction has ended.');
  const other = await database.openReader(academyId);
  expect(await other.query(compiled(who()))).toEqual([inside]);
  proxy.cut();
  await expect(other.end()).rejects.toThrow();
  await expect(other.end()).rejects.toThrow();
  await proxy.mend();
  expect(database.connections()).toMatchObject({ busy: 0 });
});

it('a single statement returns rows only after its transaction has ended, and closes the connection if it fails', async () => {
  const run = (statement: ReturnType<typeof sql>, name: string) => {
    const { sql: text, parameters } = compiled(statement);
    return database.runFixed({ name, sql: text, parameters });
  };
  await sql`create table notes (text text, place int unique deferrable initially deferred)`.execute(database.kysely);
  const insert = () => sql`insert into notes values ('a', 1) returning text`;
  expect(await run(insert(), 'insert')).toEqual([{ text: 'a' }]);
  // the constraint is checked at the end of the transaction
  await expect(run(insert(), 'insert')).rejects.toMatchObject({ code: '23505' });
  expect(await run(sql`select count(*) from notes`, 'count')).toEqual([{ count: 1 }]);
  await sql`alter table notes alter column text type varchar(9)`.execute(database.kysely);
  await expect(run(insert(), 'insert')).rejects.toBeInstanceOf(Error);
  expect(await run(sql`delete from notes`, 'delete')).toEqual([]);
  expect(await run(insert(), 'insert')).toEqual([{ text: 'a' }]);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { utcToday } from '../../dist/seeds/calendar.js';
import { seedAcademies } from '../../dist/seeds/seed-academies.js';
import { hashPassword } from '../../dist/src/features/identity/auth/account/passwords.js';
import { entities } from '../../dist/src/features/index.js';
import { migrations } from '../../dist/src/migrations/index.js';
import { openDatabase } from '../../dist/src/platform/database/database.js';
import { migrate } from '../../dist/src/platform/database/migrations.js';
import { asAdmin } from '../support/as-admin.ts';
import { createDatabase, startPostgres } from '../support/postgres.ts';
import type { EngineName } from './arguments.ts';

/**
 * The number of academies, and the number of students in each of them. {@link Academies} has one property for each
 * academy.
 */
export const SIZE = { academies: 3, students: 2_000 };

export const PASSWORD = 'bench-password-1';

/** The academies by use, so that responses to reads stay constant, and no two parts write to the same academy. */
export interface Academies {
  readonly reading: AcademyFacts;
  /** For workloads that run one by one. */
  readonly writing: AcademyFacts;
  /** For the part that measures memory while all workloads run, and for the part that measures webhooks. */
  readonly mixing: AcademyFacts;
}

/** A database with several academies. */
export interface Dataset extends Academies {
  readonly engine: EngineName;
  /** URL for the service. */
  readonly url: string;
  /** URL for contenders that use row-level security throughout: a login that owns no table. */
  readonly tenantUrl: string;
  /** Copies the database under another name, while it has no connections. Only on PostgreSQL. */
  copy(name: string): Promise<string>;
  /** Returns the URL of another, empty database. */
  empty(name: string): Promise<string>;
  remove(): Promise<void>;
}

/** Data of an academy that the workloads need. */
export interface AcademyFacts {
  readonly id: string;
  /** The e-mail address of the admin. */
  readonly email: string;
  readonly adminId: string;
  /** The id of a student in the middle of the list of students. */
  readonly studentId: string;
  /** Roll calls that a client can take: the id of a batch, the day, and the ids of at least 30 active students. */
  readonly rolls: readonly { batchId: string; date: string; studentIds: string[] }[];
  /** The id of an upcoming batch, and the ids of students who are not in it. */
  readonly enrollable: { batchId: string; studentIds: string[] };
}

/** Creates the database of an engine. */
export const makeDataset = (engine: EngineName): Promise<Dataset> => (engine === 'sqlite' ? onSqlite() : onPostgres());

async function onSqlite(): Promise<Dataset> {
  const folder = await mkdtemp(join(tmpdir(), 'academy-bench-'));
  const url = `sqlite:${join(folder, 'bench.sqlite')}`;
  const facts = await fill(url);
  const refuse = () => Promise.reject(new Error('A SQLite database is not copied.'));
  return {
    engine: 'sqlite',
    url,
    tenantUrl: url,
    ...facts,
    copy: refuse,
    empty: async (name) => `sqlite:${join(folder, `${name}.sqlite`)}`,
    remove: () => rm(folder, { recursive: true }),
  };
}

async function onPostgres(): Promise<Dataset> {
  const server = await startPostgres();
  try {
    const url = await createDatabase(server.url, 'bench');
    const facts = await fill(url);
    await admitPeers(url);
    const tenantUrl = url.replace(/postgres:[^@]+@/, 'bench_peer:bench_peer@');
    const copy = (name: string) => createDatabase(server.url, name, 'bench');
    const empty = (name: string) => createDatabase(server.url, name);
    return { engine: 'postgresql', url, tenantUrl, ...facts, copy, empty, remove: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Migrates and seeds a database. */
export async function fill(url: string): Promise<Academies> {
  const database = await openDatabase({ url, entities, migrations });
  try {
    await migrate(database);
    await seedAcademies(database, { ...SIZE, reset: false }, await hashPassword(PASSWORD), utcToday());
    await sql.raw(database.engine === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(database.kysely);
    return {
      reading: await factsOf(database, 1),
      writing: await factsOf(database, 2),
      mixing: await factsOf(database, 3),
    };
  } finally {
    await database.close();
  }
}

/** Lets other contenders use a PostgreSQL database, with the planner settings that the service uses for its connections. */
async function admitPeers(url: string): Promise<void> {
  await asAdmin(url, async (admin) => {
    await admin.query(`create role bench_peer login password 'bench_peer' in role academy_tenant`);
    await admin.query('alter database bench set random_page_cost = 1.1');
    await admin.query('alter database bench set jit = off');
  });
}

async function factsOf(database: any, number: number): Promise<AcademyFacts> {
  const rows = async (statement: any) => (await statement.execute(database.kysely)).rows as any[];
  const [{ id, email, adminId }] = await rows(sql`
    select a.id, u.id as "adminId", u.email from academies a
    join memberships m on m.academy_id = a.id and m.role = 'academy_admin' join users u on u.id = m.user_id
    where u.email like ${`admin@seed-academy-${number}%`} and a.slug like ${`seed-academy-${number}%`}`);
  const [student] = await rows(sql`select id from students where academy_id = ${id} order by name limit 1 offset 1000`);
  const seats = await rows(sql`
    select e.batch_id as "batchId", e.student_id as "studentId",
      (select max(date) from attendance a where a.academy_id = ${id} and a.batch_id = e.batch_id) as date
    from enrollments e join batches b on b.academy_id = e.academy_id and b.id = e.batch_id
    where e.academy_id = ${id} and e.status = 'active' and b.status = 'ongoing' order by e.student_id`);
  const rolls = [...Map.groupBy(seats, (seat) => seat.batchId as string)]
    .filter(([, own]) => own.length >= 30)
    .slice(0, 4)
    .map(([batchId, own]) => ({
      batchId,
      date: own[0].date,
      studentIds: own.slice(0, 30).map((seat) => seat.studentId),
    }));
  const [upcoming] = await rows(sql`select id from batches where academy_id = ${id} and status = 'upcoming' limit 1`);
  // leaves free seats, because a round may end between an enrollment and its drop
  await rows(sql`update batches set max_students = 900 where academy_id = ${id} and id = ${upcoming.id}`);
  const outside = await rows(sql`
    select id from students s where academy_id = ${id} and status = 'active' and not exists (
      select 1 from enrollments e where e.academy_id = ${id} and e.student_id = s.id and e.batch_id = ${upcoming.id})
    order by id limit 400`);
  const enrollable = { batchId: upcoming.id, studentIds: outside.map((row) => row.id) };
  return { id, email, adminId, studentId: student.id, rolls, enrollable };
}

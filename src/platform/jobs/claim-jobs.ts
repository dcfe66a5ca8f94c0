import { sql } from 'kysely';
import { v4 as randomUuid } from 'uuid';
import type { Database } from '../database/database.ts';
import type { Sql } from '../loaders/read-model.ts';
import { isOfAcademies } from '../polling/academies-with-work.ts';
import { JobState } from './job-states.ts';
import { type JobTable, keyOf } from './job-table.ts';

/** A job that this process has claimed until the lease ends. */
export interface ClaimedJob {
  readonly table: JobTable;
  readonly id: string;
  /** Null for a job that belongs to no academy. */
  readonly academyId: string | null;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
  readonly maxAttempts: number;
  /** The token of the claim. Only the worker with this token may end the job. */
  readonly lockToken: string;
}

/** The result of a claim. */
export interface Claim {
  readonly jobs: readonly ClaimedJob[];
  /** Jobs whose lease expired during their last allowed attempt. This claim has marked them as dead. */
  readonly dead: readonly ClaimedJob[];
  /** The ids of suspended or deleted academies that have due jobs. These jobs have to wait. */
  readonly closedAcademies: readonly string[];
}

/** Options that select the jobs to claim. */
export interface ClaimOptions {
  readonly now: string;
  /**
   * The kinds of jobs for which this process has handlers. Other kinds may belong to a newer version of the service.
   */
  readonly kinds: readonly string[];
  readonly limit: number;
  /** True to claim the jobs with the latest due times first. */
  readonly newestFirst?: boolean;
  /** The only academy whose jobs are claimed. Without it, jobs of all academies are claimed. */
  readonly academyId?: string | undefined;
}

/**
 * The number of milliseconds for which a job is reserved for the worker that claimed it. The worker may extend this
 * lease.
 */
export const LEASE_MS = 60_000;

const LOST = 'The process that ran the job ended before the job did.';

/** The SQL condition for jobs that can be claimed, and the SQL for their order. */
interface Claimable {
  readonly condition: Sql;
  readonly order: Sql;
}

function dueJobs({ now, newestFirst }: ClaimOptions): Claimable {
  const direction = sql.raw(newestFirst ? 'desc' : 'asc');
  return {
    condition: sql`coalesce(t.state, '') = 'waiting' and t.run_at <= ${now}`,
    order: sql`t.run_at ${direction}, t.id ${direction}`,
  };
}

/** Returns the condition for jobs whose leases have expired, because their workers have ended. */
const lostJobs = ({ now }: ClaimOptions): Claimable => ({
  condition: sql`t.lock_token is not null and t.locked_until < ${now}`,
  order: sql`t.locked_until, t.id`,
});

/** The two groups of jobs that can be claimed: due jobs, and jobs whose workers have ended. */
const CLAIMABLE = { due: dueJobs, lost: lostJobs };

/** Claims jobs that are due. */
export const claimDueJobs = (database: Database, table: JobTable, options: ClaimOptions): Promise<Claim> =>
  claim(database, table, options, dueJobs(options));

/** Claims jobs whose leases have expired, because their workers have ended. */
export const claimLostJobs = (database: Database, table: JobTable, options: ClaimOptions): Promise<Claim> =>
  claim(database, table, options, lostJobs(options));

/** A job that could be claimed. */
export interface Candidate {
  /** Empty for a job that belongs to no academy. */
  readonly academyId: string;
}

/**
 * Returns the first jobs that could be claimed, in the given academies or, if `academyIds` is null, in all academies.
 * Locks nothing.
 */
export async function candidates(
  { kysely }: Database,
  table: JobTable,
  { group, ...options }: ClaimOptions & { readonly group: keyof typeof CLAIMABLE },
  academyIds: readonly string[] | null,
): Promise<readonly Candidate[]> {
  if (options.kinds.length === 0 || options.limit === 0) return [];
  const { condition, order } = CLAIMABLE[group](options);
  const academyId = table.of === 'academy' ? sql`t.academy_id` : sql`''`;
  const isOne = isOfAcademies(sql`t.academy_id`, academyIds);
  const { rows } = await sql<Candidate>`select ${academyId} as "academyId" from ${sql.table(table.name)} t
    where ${condition} and ${isOne} and t.kind in (${sql.join(options.kinds)})
    order by ${order} limit ${options.limit}`.execute(kysely);
  return rows;
}

interface Row {
  id: string;
  academy_id?: string;
  kind: string;
  payload: unknown;
  attempts: number;
  max_attempts: number;
  state: JobState;
}

/**
 * Claims jobs with a single statement. The statement counts the attempt before the job runs. Therefore, a job that
 * crashes its process is not started again endlessly.
 */
async function claim(
  database: Database,
  table: JobTable,
  { now, kinds, limit, academyId }: ClaimOptions,
  { condition, order }: Claimable,
): Promise<Claim> {
  if (kinds.length === 0 || limit === 0) return { jobs: [], dead: [], closedAcademies: [] };
  const lockToken = randomUuid();
  const until = new Date(Date.parse(now) + LEASE_MS).toISOString();
  const isPostgresql = database.engine === 'postgresql';
  const skipped = isPostgresql ? sql`for update of t skip locked` : sql``;
  const [instant, uuid] = isPostgresql ? [sql`::timestamptz`, sql`::uuid`] : [sql``, sql``];
  const inAcademy = (alias: string) =>
    academyId === undefined ? sql`` : sql`${sql.ref(`${alias}.academy_id`)} = ${academyId} and`;
  const runs = sql`due.is_open and not due.is_spent`;
  // materialized, because PostgreSQL might otherwise evaluate `due` again in a nested loop, and find other jobs
  const statement = sql<Row>`
    with due as materialized (
      select ${keyOf(table, 't')}, ${table.isOpen} as is_open, t.attempts >= t.max_attempts as is_spent
      from ${sql.table(table.name)} t
      where ${inAcademy('t')} ${condition} and t.kind in (${sql.join(kinds)})
      order by ${order} limit ${limit} ${skipped}
    )
    update ${sql.table(table.name)} set
      state = case when due.is_spent then 'dead' when due.is_open then 'running' else 'held' end,
      attempts = attempts + case when ${runs} then 1 else 0 end,
      locked_until = case when ${runs} then ${until}${instant} end,
      lock_token = case when ${runs} then ${lockToken}${uuid} end,
      last_error = case when due.is_spent then ${LOST} else last_error end,
      updated_at = ${now}
    from due where ${inAcademy(table.name)} (${keyOf(table, table.name)}) = (${keyOf(table, 'due')})
    returning ${keyOf(table, table.name)}, kind, payload, attempts, max_attempts, state`;
  const { rows } = await statement.execute(database.kysely);
  return sortedOut(rows, (row) => claimedJob(database, table, row, lockToken));
}

function claimedJob(database: Database, table: JobTable, row: Row, lockToken: string): ClaimedJob {
  const decode = database.codec.decoder('json');
  return {
    table,
    id: row.id,
    academyId: row.academy_id ?? null,
    kind: row.kind,
    payload: (decode ? decode(row.payload) : row.payload) as Record<string, unknown>,
    attempt: row.attempts,
    maxAttempts: row.max_attempts,
    lockToken,
  };
}

function sortedOut(rows: readonly Row[], jobOf: (row: Row) => ClaimedJob): Claim {
  const inState = (state: JobState) => rows.filter((row) => row.state === state);
  return {
    jobs: inState(JobState.RUNNING).map(jobOf),
    dead: inState(JobState.DEAD).map(jobOf),
    closedAcademies: [...new Set(inState(JobState.HELD).map((row) => row.academy_id as string))],
  };
}

import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { systemTransaction } from '../database/tenant-session.ts';
import type { Services } from '../tenancy/request-context.ts';
import { createDueTimes } from './due-times.ts';
import { insertJobs } from './insert-jobs.ts';
import type { Schedule } from './job-kind.ts';
import { jobIsQueuedIn } from './queued-jobs.ts';

/** Adds the jobs of schedules. */
export interface Scheduler {
  /**
   * Adds the jobs of all due schedules. A schedule for academies is due by the clock of a time zone, and adds a job for
   * each open academy in that time zone. A schedule of the system is due by UTC, and adds one job. If several due times
   * were missed, adds jobs only for the last one. Ignores due times from before the schedule or the time zone was first
   * seen. Returns the number of jobs.
   */
  queueDue(now: string): Promise<number>;
}

/** The milliseconds for which the time zones of academies are cached. */
const ZONES_MS = 60_000;

/** The maximum accepted difference between the clocks of two processes, in milliseconds. */
const MOST_AHEAD_MS = 3_600_000;

/** The number of rows per insert statement. */
const BATCH = 1_000;

export function createScheduler(
  { database, log }: Pick<Services, 'database' | 'log'>,
  schedules: readonly Schedule[],
): Scheduler {
  const dueTimes = createDueTimes();
  const unknown = new Set<string>();
  let zones: { readonly names: readonly string[]; readonly at: number } | undefined;

  /** Returns the time zones of academies. Even many academies have only a few different time zones. */
  async function zonesOfAcademies(now: string): Promise<readonly string[]> {
    const at = Date.parse(now);
    if (!zones || Math.abs(at - zones.at) >= ZONES_MS) zones = { names: await academyZones(database), at };
    return zones.names;
  }

  async function queueSince(schedule: Schedule, timeZone: string, last: string, now: string): Promise<number> {
    let due: string | null;
    try {
      due = dueTimes.lastDue(schedule.cron, timeZone, last, now);
    } catch (err) {
      // continues with the academies in the other time zones
      const key = keyOf(schedule.name, timeZone);
      if (!unknown.has(key)) log.error({ err, schedule: schedule.name, timeZone }, 'a schedule has no times');
      unknown.add(key);
      return 0;
    }
    return due === null ? 0 : queue(database, schedule, timeZone, due);
  }

  return {
    async queueDue(now) {
      if (schedules.length === 0) return 0;
      const lastRuns = await readLastRuns(database);
      let queued = 0;
      for (const schedule of schedules) {
        const timeZones = schedule.kind.of === 'system' ? ['UTC'] : await zonesOfAcademies(now);
        for (const timeZone of timeZones) {
          const last = lastRuns.get(keyOf(schedule.name, timeZone));
          if (last === undefined) await begin(database, schedule, { timeZone, now });
          else if (isAhead(last, now)) await begin(database, schedule, { timeZone, now, wrong: last });
          else queued += await queueSince(schedule, timeZone, last, now);
        }
      }
      return queued;
    },
  };
}

const keyOf = (name: string, timeZone: string): string => `${name} ${timeZone}`;

/**
 * Returns true if the stored last due time is far in the future, because a process with a wrong clock stored it. Until
 * that time, the schedule would not run.
 */
const isAhead = (last: string, now: string): boolean => Date.parse(last) - Date.parse(now) > MOST_AHEAD_MS;

/**
 * Returns the time zones of all academies, including closed ones. The stored due times therefore also advance for
 * closed academies, so that no missed jobs are added when an academy is opened again.
 */
async function academyZones({ kysely }: Database): Promise<string[]> {
  const statement = sql<{ zone: string }>`select distinct a.settings ->> 'timezone' as zone from academies a`;
  return (await statement.execute(kysely)).rows.map(({ zone }) => zone);
}

async function readLastRuns({ kysely }: Database): Promise<ReadonlyMap<string, string>> {
  const statement = sql<{ name: string; time_zone: string; last_due: string }>`
    select name, time_zone, last_due from schedule_runs`;
  const { rows } = await statement.execute(kysely);
  return new Map(rows.map((row) => [keyOf(row.name, row.time_zone), row.last_due]));
}

/** Begins a schedule at the present time, because it is new, or because its stored time is in the future. */
async function begin(
  { kysely }: Database,
  { name }: Schedule,
  { timeZone, now, wrong = null }: { readonly timeZone: string; readonly now: string; readonly wrong?: string | null },
): Promise<void> {
  const row = sql`insert into schedule_runs (name, time_zone, last_due) values (${name}, ${timeZone}, ${now})`;
  const change = sql`do update set last_due = excluded.last_due where schedule_runs.last_due = ${wrong}`;
  await sql`${row} on conflict (name, time_zone) ${wrong === null ? sql`do nothing` : change}`.execute(kysely);
}

/**
 * Adds the jobs of a schedule. If several processes try this at the same time, only the process that moves the stored
 * time forward adds the jobs.
 */
function queue(database: Database, schedule: Schedule, timeZone: string, due: string): Promise<number> {
  return systemTransaction(database, async (em) => {
    const { numAffectedRows } = await sql`
      update schedule_runs set last_due = ${due}
      where name = ${schedule.name} and time_zone = ${timeZone} and last_due < ${due}`.execute(em.getKysely());
    if (!numAffectedRows) return 0;
    jobIsQueuedIn(em);
    if (schedule.kind.of === 'system') return insertJobs(em.getKysely(), schedule.kind, scheduled(schedule, due), [[]]);
    const statement = sql<{ id: string }>`
      select a.id from academies a
      where a.status <> 'suspended' and a.deleted_at is null and a.settings ->> 'timezone' = ${timeZone}`;
    const { rows } = await statement.execute(em.getKysely());
    for (let from = 0; from < rows.length; from += BATCH) {
      const academyIds = rows.slice(from, from + BATCH).map(({ id }) => [id]);
      await insertJobs(em.getKysely(), schedule.kind, scheduled(schedule, due), academyIds);
    }
    return rows.length;
  });
}

/** Returns the time and the key of a schedule's jobs. */
const scheduled = ({ name }: Schedule, due: string) => ({ payload: {}, runAt: due, dedupeKey: `${name} ${due}` });

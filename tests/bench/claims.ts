import { sql } from 'kysely';
import { claimDueJobs } from '../../dist/src/platform/jobs/claim-jobs.js';
import { academyJobs } from '../../dist/src/platform/jobs/job-table.js';
import { addEmptyAcademies, numbersFrom, settle, valuesOn, withTables } from './queue-data.ts';

const ACADEMIES = 50;
const WAITING = 1_000_000;
/** The number of jobs that one statement inserts. They become due at the same time. */
const TOGETHER = 10_000;
const MINUTE = 60_000;
const KINDS = ['bench.job', 'bench.other'];
const CLAIMED = 20;
const CLAIMS = 100;

/**
 * Returns the durations in milliseconds of 100 claims of 20 jobs each, while a million jobs wait. With `due`, all
 * waiting jobs are due. With `future`, all of them become due later; before each claim, 20 due jobs are added, which
 * the claim finds.
 */
export const measureClaims = (url: string, waiting: 'due' | 'future'): Promise<number[]> =>
  withTables(url, async (database) => {
    const academyIds = await addEmptyAcademies(database, ACADEMIES);
    const now = Date.now();
    for (let first = 0; first < WAITING; first += TOGETHER) {
      const academyId = academyIds[(first / TOGETHER) % ACADEMIES] as string;
      const minutes = 1 + first / TOGETHER;
      await addJobs(database, academyId, {
        first,
        count: TOGETHER,
        at: now + (waiting === 'due' ? -minutes : 60 + minutes) * MINUTE,
      });
    }
    await settle(database);
    const times: number[] = [];
    for (let n = 0; n < CLAIMS; n++) {
      const academyId = academyIds[n % ACADEMIES] as string;
      const first = WAITING + n * CLAIMED;
      if (waiting === 'future') await addJobs(database, academyId, { first, count: CLAIMED, at: now });
      const start = performance.now();
      const claim = await claimDueJobs(database, academyJobs, {
        now: new Date().toISOString(),
        kinds: KINDS,
        limit: CLAIMED,
      });
      times.push(performance.now() - start);
      if (claim.jobs.length !== CLAIMED) throw new Error(`${claim.jobs.length} jobs were claimed.`);
    }
    return times;
  });

async function addJobs(
  database: any,
  academyId: string,
  { first, count, at }: { first: number; count: number; at: number },
): Promise<void> {
  const { id, as } = valuesOn(database.engine);
  const runAt = as(new Date(at).toISOString(), 'timestamptz');
  await sql`insert into jobs (academy_id, id, created_at, updated_at, kind, payload, run_at, max_attempts)
    select ${as(academyId, 'uuid')}, ${id}, ${runAt}, ${runAt}, 'bench.job', ${as('{}', 'jsonb')}, ${runAt}, ${sql.lit(5)}
    from ${numbersFrom(first, count)}`.execute(database.kysely);
}

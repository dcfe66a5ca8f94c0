import type { SqlEntityManager } from '@mikro-orm/sql';
import { tenantTransaction } from '../../../../platform/database/tenant-session.ts';
import { type AcademyJobRun, jobKind, onJob, type Schedule } from '../../../../platform/jobs/job-kind.ts';
import { todayIn } from '../../../../platform/tenancy/context.ts';
import { lockBatches } from '../../../academics/batches/locked-batches.ts';
import { Academy } from '../../../academy/academies/academy.entity.ts';
import { lockAcademy } from '../../../academy/academies/academy-lock.ts';
import { countMonths, countSessions, idsAfter, mendMonths, mendSessions } from './drift.loaders.ts';
import { countWrong, findUnsettled, settleSessions, unsettleWrong } from './expected.loaders.ts';

const attendanceRecount = jobKind<Record<string, never>>('attendance.recount');

/**
 * Runs at night in each academy's time zone: stores the number of students expected in each past session, and checks
 * the sums of marks.
 */
export const recountSchedule: Schedule = { name: 'attendance.recount', cron: '40 2 * * *', kind: attendanceRecount };

/** The number of students or batches per transaction. The limit keeps the waiting time of other transactions short. */
const STUDENTS = 250;
const BATCHES = 25;

/** The number of wrong sums of each kind. */
interface Drift {
  /** The number of wrong monthly sums. Each sum is for one student, batch and month. */
  months: number;
  /** The number of sessions with wrong counts of marks. */
  sessions: number;
  /** The number of sessions with a wrong number of expected students. */
  expected: number;
}

/**
 * Stores the number of students expected in each past session, and counts all marks again. Triggers keep the sums of
 * marks correct, so normally there is no drift. If there is drift, the job repairs the sums and logs a warning.
 */
export const recountAttendance = onJob(attendanceRecount, async (job) => {
  const drift: Drift = { months: 0, sessions: 0, expected: 0 };
  await eachPiece(job, 'students', STUDENTS, async (studentIds) => {
    drift.months += await mended(
      job,
      (em) => countMonths(em, studentIds),
      (em) => mendMonths(em, studentIds),
    );
  });
  await eachPiece(job, 'batches', BATCHES, async (batchIds) => {
    drift.sessions += await mended(
      job,
      (em) => countSessions(em, batchIds),
      (em) => mendSessions(em, batchIds),
    );
    drift.expected += await mended(
      job,
      (em) => countWrong(em, batchIds),
      (em) => unsettleWrong(em, batchIds),
    );
    await settle(job, batchIds);
  });
  if (Object.values(drift).some((count) => count > 0)) {
    job.services.log.warn({ academyId: job.academyId, drift }, 'sums of attendance were off, and were mended');
  }
});

const inAcademy = <T>(job: AcademyJobRun, work: (em: SqlEntityManager) => Promise<T>): Promise<T> =>
  tenantTransaction(job.services.database, job.academyId, work);

async function eachPiece(
  job: AcademyJobRun,
  table: 'batches' | 'students',
  size: number,
  work: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  let ids: string[] = [];
  do {
    job.signal.throwIfAborted();
    ids = await inAcademy(job, (em) => idsAfter(em, table, ids.at(-1), size));
    if (ids.length > 0) await work(ids);
  } while (ids.length === size);
}

/** If there is drift, locks the academy and repairs the sums. Returns the number of wrong sums. */
async function mended(
  job: AcademyJobRun,
  count: (em: SqlEntityManager) => Promise<number>,
  mend: (em: SqlEntityManager) => Promise<void>,
): Promise<number> {
  if ((await inAcademy(job, count)) === 0) return 0;
  return inAcademy(job, async (em) => {
    await lockAcademy(em, job.academyId);
    const found = await count(em);
    await mend(em);
    return found;
  });
}

/**
 * Stores the number of students expected in each past session of the batches. Locks the batches, so that no enrollment
 * changes the number meanwhile.
 */
function settle(job: AcademyJobRun, batchIds: readonly string[]): Promise<void> {
  return inAcademy(job, async (em) => {
    const { settings } = await em.findOneOrFail(Academy, { id: job.academyId });
    const today = todayIn(settings.timezone);
    const found = await findUnsettled(em, batchIds, today);
    if (found.length === 0) return;
    await lockBatches(em, found);
    await settleSessions(em, found, today);
  });
}

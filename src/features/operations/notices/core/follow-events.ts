import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Kysely } from 'kysely';
import type { EventFollower } from '../../../../platform/events/follower.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { insertJobs } from '../../../../platform/jobs/insert-jobs.ts';
import { type AcademyJobRun, jobKind, onJob } from '../../../../platform/jobs/job-kind.ts';
import { now } from '../../../../platform/time/now.ts';
import { eventsAfter, givesNotices } from './followed-events.loaders.ts';
import { noticeCauses } from './notice-causes.ts';
import { NoticeCursor } from './notice-cursor.entity.ts';
import { beginCursor, moveCursor } from './notice-cursor.sql.ts';
import { isGiven, noticeRun } from './notice-run.ts';

/** The job that writes the notices for new events. */
const noticeFollow = jobKind<Record<string, never>>('notices.follow');

/** The maximum number of events that one transaction handles. */
const MOST_EVENTS = 500;

/**
 * Enqueues a job if some of the newly numbered events can cause notices. If the academy has turned off all notices,
 * moves the academy's cursor past these events instead. These events then cause no notices, even if the academy turns
 * notices on later.
 */
export const noticeFollower: EventFollower = {
  async follow(trx: Kysely<unknown>, academyId, events) {
    const some = events.filter(({ type }) => typesFollowed().has(type));
    const [first, last] = [some[0], some.at(-1)];
    if (!first || !last) return;
    if (!(await givesNotices(trx, academyId))) return beginCursor(trx, academyId, last.sequence, { isNewest: true });
    await beginCursor(trx, academyId, first.sequence - 1);
    await insertJobs(trx, noticeFollow, { runAt: now(), payload: {} }, [[academyId]]);
  },
};

let followed: ReadonlySet<string> | undefined;

/** Returns the types of events that can cause notices. */
function typesFollowed(): ReadonlySet<string> {
  followed ??= new Set(noticeCauses().flatMap(({ types }) => types));
  return followed;
}

export const onNoticeFollow = onJob(noticeFollow, (job) => job.finish((em) => followEvents(job, em)));

/**
 * Writes the notices for the events after the cursor of the academy, and moves the cursor. The cursor is locked, so
 * each event is handled once, and in order.
 */
async function followEvents(job: AcademyJobRun, em: SqlEntityManager): Promise<void> {
  const cursor = await em.findOneOrFail(NoticeCursor, {}, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const run = await noticeRun(job.services, em, job.academyId);
  if (!run) return;
  const events = await eventsAfter(run, { after: cursor.last, types: [...typesFollowed()], limit: MOST_EVENTS });
  for (const cause of noticeCauses()) {
    const own = events.filter(({ type }) => cause.types.includes(type));
    if (own.length > 0 && cause.kinds.some((kind) => isGiven(run, kind))) await cause.follow(run, own);
  }
  const last = events.at(-1);
  if (!last) return;
  await moveCursor(em, job.academyId, last.sequence);
  if (events.length === MOST_EVENTS) await enqueue(em, noticeFollow, {});
}

import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { type Kysely, sql } from 'kysely';
import { fromJsonColumn } from '../../../../platform/database/json-column.ts';
import { rowsOf } from '../../../../platform/database/rows-of.ts';
import type { EventFollower } from '../../../../platform/events/follower.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { insertJobs } from '../../../../platform/jobs/insert-jobs.ts';
import { type AcademyJobRun, jobKind, onJob } from '../../../../platform/jobs/job-kind.ts';
import { now } from '../../../../platform/time/now.ts';
import { type FollowedEvent, noticeCauses } from './notice-causes.ts';
import { NoticeCursor } from './notice-cursor.entity.ts';
import { insertMissingCursor, moveCursor } from './notice-cursor.sql.ts';
import { isGiven, type NoticeRun, noticeRun } from './notice-run.ts';

/** The job that writes the notices of new events. `after`: the number of the last event before them. */
const noticeFollow = jobKind<{ after: number }>('notices.follow');

/** The largest number of events that one transaction follows. */
const MOST_EVENTS = 500;

/** Queues a job if some of the newly numbered events may cause notices. */
export const noticeFollower: EventFollower = {
  async follow(trx: Kysely<unknown>, academyId, events) {
    const [first] = events.filter(({ type }) => typesFollowed().has(type));
    if (!first) return;
    const { rows } = await sql<{ is_on: unknown }>`select a.settings -> 'notices' as is_on from academies a
      where a.id = ${academyId} and cast(a.settings -> 'notices' as text) like '%"on"%'`.execute(trx);
    if (rows.length === 0) return;
    await insertJobs(trx, noticeFollow, { runAt: now(), payload: { after: first.sequence - 1 } }, [[academyId]]);
  },
};

let followed: ReadonlySet<string> | undefined;

/** Returns the types of events that cause notices. */
function typesFollowed(): ReadonlySet<string> {
  followed ??= new Set(noticeCauses().flatMap(({ types }) => types));
  return followed;
}

export const onNoticeFollow = onJob(noticeFollow, (job, { after }) => job.finish((em) => followEvents(job, em, after)));

/**
 * Writes the notices of the academy's events that have none yet. The locked cursor makes the events of an academy be
 * followed one after another, each exactly once.
 */
async function followEvents(job: AcademyJobRun, em: SqlEntityManager, after: number): Promise<void> {
  await insertMissingCursor(em, after);
  const cursor = await em.findOneOrFail(NoticeCursor, {}, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const run = await noticeRun(job.services, em, job.academyId);
  if (!run) return;
  const events = await eventsAfter(run, cursor.last);
  for (const cause of noticeCauses()) {
    const own = events.filter(({ type }) => cause.types.includes(type));
    if (own.length > 0 && cause.kinds.some((kind) => isGiven(run, kind))) await cause.follow(run, own);
  }
  const last = events.at(-1);
  if (!last) return;
  await moveCursor(em, last.sequence);
  if (events.length === MOST_EVENTS) await enqueue(em, noticeFollow, { after: last.sequence });
}

async function eventsAfter({ em, academy }: NoticeRun, after: number): Promise<FollowedEvent[]> {
  const types = sql.join([...typesFollowed()].map((type) => sql`${type}`));
  const rows = await rowsOf(
    em,
    sql<FollowedEvent>`select e.id, e.sequence, e.type, e.resource_id as "resourceId",
        e.transaction_id as "transactionId", e.occurred_at as "occurredAt", e.payload as data
      from outbox_events e where e.academy_id = ${academy.id} and e.sequence > ${after} and e.type in (${types})
      order by e.sequence limit ${MOST_EVENTS}`,
  );
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence), data: fromJsonColumn(row.data) }));
}

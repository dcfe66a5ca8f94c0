import { sql } from 'kysely';
import { filterValues, listConditions, visibilityConditions } from '../../../platform/loaders/conditions.ts';
import { inIds, type ReadContext, type Sql } from '../../../platform/loaders/read-model.ts';
import { tableOf } from '../../../platform/loaders/table.ts';
import { isFamily } from '../../../platform/permissions/roles.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { childOf } from '../../people/students/student.visibility.ts';
import { SessionStatus } from '../sessions/session.enums.ts';
import { classSessionReads } from '../sessions/session.loaders.ts';
import { wasActiveOn } from '../sessions/session.visibility.ts';
import { FeedScope } from './calendar.enums.ts';
import type { OwnedFeed } from './calendar-owner.loaders.ts';

/**
 * The maximum number of sessions in a feed. If there are more sessions, the latest ones are omitted. This number is
 * enough for a room that is in use from morning to night.
 */
const MOST_SESSIONS = 3_000;

/** The first and the last day of a feed. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface FeedSession {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isCancelled: boolean;
  readonly topic: string | null;
  readonly onlineUrl: string | null;
  readonly classroom: string;
  readonly courseName: string;
  readonly batchName: string;
  /** The first name of the instructor. */
  readonly instructor: string | null;
  /** In a parent's own feed, the first names of the parent's children who attend the session. */
  readonly children: readonly string[];
  /**
   * The sequence number of the event in the calendar. It is the sum of the versions of all rows from which the event is
   * made. A change of any of these rows therefore increases it.
   */
  readonly sequence: number;
  /** The time of the last change of the rows from which the event is made. */
  readonly updatedAt: string;
  readonly batchId: string;
  readonly courseId: string;
  readonly roomId: string | null;
}

export interface FeedClosure {
  readonly id: string;
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly version: number;
  readonly updatedAt: string;
}

/** Reads the sessions and closures of a feed. `ctx` must be a request context of the feed's owner. */
export async function readFeedContent(
  ctx: RequestContext,
  feed: OwnedFeed,
  days: Days,
): Promise<{ sessions: FeedSession[]; closures: FeedClosure[] }> {
  const context = requireReadContext(ctx);
  const conditions = sessionConditions(ctx, context, feed, days);
  const sessions = conditions ? await readSessions(ctx, context, conditions) : [];
  const named =
    conditions && isOfChildren(context, feed) ? await withChildren(ctx, context, conditions, sessions) : sessions;
  return { sessions: named, closures: await readClosures(ctx, context, { feed, days, sessions }) };
}

const isOfChildren = ({ viewer }: ReadContext, { scope }: OwnedFeed): boolean =>
  scope === FeedScope.MINE && viewer.role === 'parent';

/**
 * Returns the conditions for the feed's sessions `t`, including the condition that the owner can see them. Returns
 * undefined if no session can match.
 */
function sessionConditions(
  { database }: RequestContext,
  context: ReadContext,
  feed: OwnedFeed,
  days: Days,
): Sql | undefined {
  const table = tableOf(database, classSessionReads);
  const visible = visibilityConditions(table, classSessionReads, context);
  const wanted = filterOf(context, feed);
  if (!visible || !wanted) return undefined;
  const filter = filterValues({ ...wanted, ...days }, context);
  return sql.join([...visible, ...listConditions(table, classSessionReads, filter, context)], sql` and `);
}

/** Returns the filter for the feed's sessions; undefined if no session can match. */
function filterOf({ viewer }: ReadContext, { scope, targetId }: OwnedFeed): Record<string, string> | undefined {
  if (scope === FeedScope.MINE) {
    // visibility already limits families to their own sessions
    if (isFamily(viewer)) return {};
    return viewer.staffId === null ? undefined : { instructorId: viewer.staffId };
  }
  if (targetId === null) return undefined;
  switch (scope) {
    case FeedScope.STUDENT:
      return { studentId: targetId };
    case FeedScope.STAFF:
      return { instructorId: targetId };
    case FeedScope.ROOM:
      return { roomId: targetId };
    case FeedScope.BATCH:
      return { batchId: targetId };
  }
}

type SessionRow = Omit<FeedSession, 'isCancelled' | 'children' | 'updatedAt'> & {
  status: string;
  sessionUpdatedAt: string;
  batchUpdatedAt: string;
  courseUpdatedAt: string;
};

async function readSessions(ctx: RequestContext, { academyId }: ReadContext, where: Sql): Promise<FeedSession[]> {
  const rows = await ctx.session.query(sql<SessionRow>`
    select t.id, t.starts_at as "startsAt", t.ends_at as "endsAt", t.status, t.topic, t.online_url as "onlineUrl",
      t.classroom, c.name as "courseName", b.name as "batchName", s.first_name as instructor,
      t.version + b.version + c.version as sequence, t.updated_at as "sessionUpdatedAt",
      b.updated_at as "batchUpdatedAt", c.updated_at as "courseUpdatedAt",
      t.batch_id as "batchId", b.course_id as "courseId", t.room_id as "roomId"
    from class_sessions t
    join batches b on b.academy_id = ${academyId} and b.id = t.batch_id
    join courses c on c.academy_id = ${academyId} and c.id = b.course_id
    left join staff s on s.academy_id = ${academyId} and s.id = t.instructor_id and s.deleted_at is null
    where ${where} order by t.date, t.start_time, t.id limit ${MOST_SESSIONS}`);
  return rows.map(({ status, sessionUpdatedAt, batchUpdatedAt, courseUpdatedAt, ...row }) => ({
    ...row,
    isCancelled: status === SessionStatus.CANCELLED,
    children: [],
    updatedAt: latest(sessionUpdatedAt, batchUpdatedAt, courseUpdatedAt),
  }));
}

/**
 * Adds the names of a parent's children to the sessions of the parent's feed. Also adds the versions of the children's
 * rows and of their enrollments to the sequence of each session. Ended enrollments count too. Otherwise, the sequence
 * would decrease when a child leaves the batch.
 */
async function withChildren(
  ctx: RequestContext,
  context: ReadContext,
  where: Sql,
  sessions: readonly FeedSession[],
): Promise<FeedSession[]> {
  const children = sql`join students s on s.academy_id = ${context.academyId} and s.id = e.student_id
    where e.academy_id = ${context.academyId} and ${childOf(context, sql`e.student_id`)}`;
  const named = await ctx.session.query(sql<{ id: string; name: string }>`
    select t.id, s.first_name as name from class_sessions t
    join enrollments e on e.batch_id = t.batch_id ${children} and ${wasActiveOn(sql`t.date`)} and s.deleted_at is null and ${where}
    order by s.first_name, s.id`);
  const changed = await ctx.session.query(sql<{
    batchId: string;
    versions: number;
    enrollmentsAt: string;
    studentsAt: string;
  }>`select e.batch_id as "batchId", sum(e.version + s.version) as versions, max(e.updated_at) as "enrollmentsAt",
      max(s.updated_at) as "studentsAt"
    from enrollments e ${children} and e.batch_id is not null group by e.batch_id`);
  const namesOf = Map.groupBy(named, ({ id }) => id);
  const changesOf = new Map(changed.map((each) => [each.batchId, each]));
  return sessions.map((session) => {
    const { versions = 0, enrollmentsAt = '', studentsAt = '' } = changesOf.get(session.batchId) ?? {};
    return {
      ...session,
      children: [...new Set(namesOf.get(session.id)?.map(({ name }) => name))],
      sequence: session.sequence + versions,
      updatedAt: latest(session.updatedAt, enrollmentsAt, studentsAt),
    };
  });
}

/** A feed, a period, and the sessions that the feed shows in this period. */
interface FeedPart {
  readonly feed: OwnedFeed;
  readonly days: Days;
  readonly sessions: readonly FeedSession[];
}

/**
 * Reads the closures of the whole academy and the closures that affect the feed's sessions. Does not check visibility,
 * because every member can see all closures.
 */
function readClosures(
  ctx: RequestContext,
  { engine, academyId }: ReadContext,
  { feed: { scope, targetId }, days: { from, to }, sessions }: FeedPart,
): Promise<FeedClosure[]> {
  const ids = (of: (session: FeedSession) => string | null): string[] => [
    ...new Set(sessions.flatMap((session) => of(session) ?? [])),
  ];
  const concerns =
    scope === FeedScope.ROOM
      ? sql`x.room_id = ${targetId}`
      : sql`(${inIds(
          sql`x.batch_id`,
          ids(({ batchId }) => batchId),
          engine,
        )}
          or ${inIds(
            sql`x.course_id`,
            ids(({ courseId }) => courseId),
            engine,
          )}
          or ${inIds(
            sql`x.room_id`,
            ids(({ roomId }) => roomId),
            engine,
          )})`;
  const targets = sql`select 1 from closure_targets x where x.academy_id = ${academyId} and x.closure_id = t.id`;
  return ctx.session.query(sql<FeedClosure>`
    select t.id, t.name, t.start_date as "startDate", t.end_date as "endDate", t.start_time as "startTime",
      t.end_time as "endTime", t.version, t.updated_at as "updatedAt"
    from closures t
    where t.academy_id = ${academyId} and t.deleted_at is null and t.end_date >= ${from} and t.start_date <= ${to}
      and (not exists (${targets}) or exists (${targets} and ${concerns}))
    order by t.start_date, t.id`);
}

const latest = (...instants: string[]): string => instants.reduce((one, other) => (other > one ? other : one));

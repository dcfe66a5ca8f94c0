import DataLoader from 'dataloader';
import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { inIds, type ReadContext, type Sql } from '../../../platform/loaders/read-model.ts';
import { requestLoader } from '../../../platform/loaders/request-loader.ts';
import { selectionOf } from '../../../platform/loaders/selection.ts';
import { isFamily } from '../../../platform/permissions/roles.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { wasActiveOn } from '../sessions/session.visibility.ts';
import { ClashKind } from './clash.enums.ts';
import type { Clash } from './clash.types.ts';
import { type ClashRow, clashColumns, readClashes } from './clash-rows.loaders.ts';
import {
  type ClashScope,
  clashesSql,
  columnsOf,
  comparedColumns,
  isEarlier,
  overlaps,
  sessionsOfPairs,
} from './clash-sql.loaders.ts';

/**
 * The maximum number of clashes that are returned for one record. Later clashes are omitted. The list of all clashes
 * has pages and no such limit.
 */
const MOST = 100;

type Ids = readonly string[];

/** A query for the clashes of some records. It selects a table of clashes, with the id of the record as `parent`. */
export interface ClashesOf {
  readonly name: string;
  readonly clashes: (ids: Ids, context: ReadContext) => Sql;
}

const scoped = ({ engine, academyId }: ReadContext, scope: Omit<ClashScope, 'engine' | 'academyId'>): Sql =>
  clashesSql({ engine, academyId, ...scope });

const ALL = Object.values(ClashKind);

/** Returns the condition that the session `s` is not over. Clashes of sessions that are over no longer matter. */
const isToCome = ({ now }: ReadContext): Sql => sql`s.ends_at > ${now}`;

/**
 * The clashes of those sessions of a batch that are not over. If two sessions of the batch clash, the clash is returned
 * once.
 */
export const clashesOfBatch: ClashesOf = {
  name: 'Batch.clashes',
  clashes: (ids, context) =>
    sql`(select c.*, c.batch_id as parent from ${scoped(context, {
      kinds: ALL,
      sessions: sql`${inIds(sql`s.batch_id`, ids, context.engine)} and ${isToCome(context)}`,
      pairs: [sql`${overlaps} and (o.batch_id <> s.batch_id or ${isEarlier})`],
    })} as c)`,
};

/** The clashes of a session, even if the session is over. */
export const clashesOfSession: ClashesOf = {
  name: 'ClassSession.clashes',
  clashes: (ids, context) =>
    sql`(select c.*, c.session_id as parent from ${scoped(context, {
      kinds: ALL,
      sessions: inIds(sql`s.id`, ids, context.engine),
    })} as c)`,
};

/** The clashes of time off that is approved or requested. */
export const clashesOfTimeOff: ClashesOf = {
  name: 'StaffTimeOff.clashes',
  clashes: (ids, context) =>
    sql`(select c.*, c.time_off_id as parent from ${scoped(context, {
      kinds: [ClashKind.TIME_OFF],
      sessions: sql`exists (select 1 from staff_time_off f where f.academy_id = ${context.academyId}
      and ${inIds(sql`f.id`, ids, context.engine)} and f.staff_id = s.instructor_id
      and f.wall_start < s.wall_end and f.wall_end > s.wall_start)`,
      timeOff: sql`f.status <> 'declined' and ${inIds(sql`f.id`, ids, context.engine)}`,
    })} as c)`,
};

/** The clashes of an enrollment's sessions with the student's other sessions. Sessions that are over are omitted. */
export const clashesOfEnrollment: ClashesOf = {
  name: 'Enrollment.clashes',
  clashes: (ids, context) => {
    const { academyId, engine } = context;
    const pairs = sql`(select distinct e.id as parent, e.student_id, e.batch_id, f.batch_id as other_id
      from enrollments e join enrollments f on f.academy_id = ${academyId} and f.student_id = e.student_id
        and f.batch_id <> e.batch_id and f.deleted_at is null and f.status <> 'pending'
      where e.academy_id = ${academyId} and ${inIds(sql`e.id`, ids, engine)})`;
    const sessions = sql`(select ${comparedColumns(context)} from class_sessions s
      where s.academy_id = ${academyId} and s.status <> 'cancelled' and ${isToCome(context)})`;
    const isActive = (which: Sql, date: Sql) => sql`exists (select 1 from enrollments e
      where e.academy_id = ${academyId} and ${which} and ${wasActiveOn(date)})`;
    return sql`(select ${columnsOf(ClashKind.STUDENT)}, p.parent
      from ${sessionsOfPairs(context, pairs, sessions, overlaps)}
        and ${isActive(sql`e.id = p.parent`, sql`s.date`)}
        and ${isActive(sql`e.batch_id = o.batch_id and e.student_id = p.student_id`, sql`o.date`)})`;
  },
};

/**
 * Returns the earliest clashes of a record. Parents and students get an empty list. One statement reads the clashes of
 * all records in a list. The statement uses no read model, because clashes are not stored in a table.
 */
export function clashesOf(
  ctx: RequestContext,
  of: ClashesOf,
  id: string,
  info: GraphQLResolveInfo,
): Promise<Clash[]> | Clash[] {
  const context = requireReadContext(ctx);
  if (isFamily(context.viewer)) return [];
  const properties = [...selectionOf(info).keys()].toSorted();
  // has no cache, so that after a write the loader does not return values that it read before the write
  const make = () => new DataLoader((ids: Ids) => read(ctx, of, ids, properties), { cache: false });
  return requestLoader(ctx, `${of.name}:${properties}`, make).load(id);
}

async function read(ctx: RequestContext, of: ClashesOf, ids: Ids, properties: Ids): Promise<Clash[][]> {
  const context = requireReadContext(ctx);
  const rows = await readClashes(
    ctx,
    sql`select ${clashColumns(properties, context)}, c.parent from (
      select c.*, row_number() over (partition by c.parent order by c.starts_at, c.id) as place
      from ${of.clashes(ids, context)} as c) as c
    where c.place <= ${MOST} order by c.starts_at, c.id`,
  );
  const byParent = Map.groupBy(rows, (row: ClashRow) => row.parent);
  return ids.map((id) => byParent.get(id) ?? []);
}

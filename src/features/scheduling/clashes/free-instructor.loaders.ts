import { type RawBuilder, sql } from 'kysely';
import { fromJsonColumn } from '../../../platform/database/json-column.ts';
import { visibilityConditions } from '../../../platform/loaders/conditions.ts';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';
import { tableOf } from '../../../platform/loaders/table.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { addDays, weekdayOf } from '../../../platform/time/days.ts';
import { isUuid } from '../../../platform/validation/uuid.ts';
import { Weekday } from '../../academy/academies/academy.enums.ts';
import { isAtWork } from '../../people/staff/staff.enums.ts';
import { classSessionReads } from '../sessions/session.loaders.ts';
import { comparedColumns, isOutside, overlaps } from './clash-sql.loaders.ts';
import type { FreeInstructor } from './free-instructor.types.ts';

/** The maximum number of staff members that are returned. */
const MOST = 100;

/** Returns the staff members who can substitute in a session. Returns null if the caller cannot see the session. */
export async function freeInstructorsOf(ctx: RequestContext, sessionId: string): Promise<FreeInstructor[] | null> {
  const context = requireReadContext(ctx);
  const conditions = visibilityConditions(tableOf(ctx.database, classSessionReads), classSessionReads, context);
  if (!conditions || !isUuid(sessionId)) return null;
  const id = sessionId.toLowerCase();
  const [session] = await ctx.session.query<{ date: string; settings: unknown }>(sql`select t.date, a.settings
    from class_sessions t join academies a on a.id = t.academy_id
    where ${sql.join([...conditions, sql`t.id = ${id}`], sql` and `)}`);
  if (!session) return null;
  const { weekStart } = fromJsonColumn<{ weekStart: Weekday }>(session.settings);
  const monday = Object.values(Weekday).indexOf(weekStart);
  const from = addDays(session.date, -((weekdayOf(session.date) - monday + 7) % 7));
  const rows = await ctx.session.query(freeSql(id, from, context));
  // SQLite returns booleans as numbers
  return rows.map((row) => ({
    ...row,
    isQualified: Boolean(row.isQualified),
    hoursThatWeek: Number(row.hoursThatWeek),
  }));
}

/**
 * Selects the teaching staff members `w` who are available at the time of a session. At that time, they lead no other
 * session and have no time off. The time must also be within their weekly availability. Staff members who leave on a
 * future day are available until that day. Also selects the values by which the result is sorted.
 */
function freeSql(id: string, week: string, context: ReadContext): RawBuilder<FreeInstructor> {
  const { academyId } = context;
  const ofAcademy = (alias: string): Sql => sql`${sql.ref(`${alias}.academy_id`)} = ${academyId}`;
  return sql<FreeInstructor>`select w.id as "staffId", w.name, ${isQualified()} as "isQualified", ${hours()} as "hoursThatWeek"
    from (select ${comparedColumns(context)} from class_sessions s where ${ofAcademy('s')} and s.id = ${id}) as s
    join batches b on ${ofAcademy('b')} and b.id = s.batch_id
    join staff w on ${ofAcademy('w')} and w.role in ('teacher', 'department_head')
      and ${isAtWork(sql, [sql`w`, sql`s.date`])} and ${isAtWork(sql, [sql`w`, sql`${context.today}`])} and (s.instructor_id is null or w.id <> s.instructor_id)
    where not exists (select 1 from class_sessions o where ${ofAcademy('o')} and o.instructor_id = w.id
        and ${overlaps} and o.id <> s.id and o.status <> 'cancelled')
      and not exists (select 1 from staff_time_off f where ${ofAcademy('f')} and f.staff_id = w.id
        and f.wall_start < s.wall_end and f.wall_end > s.wall_start and f.status = 'approved' and f.deleted_at is null)
      and not (${isOutside(context)})
    order by "isQualified" desc, "hoursThatWeek", w.name, w.id limit ${MOST}`;

  function isQualified(): Sql {
    return sql`(exists (select 1 from batches x where ${ofAcademy('x')} and x.instructor_id = w.id
        and x.course_id = b.course_id)
      or exists (select 1 from class_sessions x join batches y on ${ofAcademy('y')} and y.id = x.batch_id
        where ${ofAcademy('x')} and x.instructor_id = w.id and x.status <> 'cancelled' and y.course_id = b.course_id))`;
  }

  function hours(): Sql {
    const seconds =
      context.engine === 'postgresql'
        ? sql`extract(epoch from x.ends_at - x.starts_at)`
        : sql`(unixepoch(x.ends_at) - unixepoch(x.starts_at))`;
    // `date` decides which sessions count; the conditions on `starts_at` only let an index find these sessions
    return sql`(select round(coalesce(sum(${seconds}), 0) / 3600.0, 2) from class_sessions x where ${ofAcademy('x')}
      and x.instructor_id = w.id and x.date >= ${week} and x.date <= ${addDays(week, 6)} and x.status <> 'cancelled'
      and x.starts_at >= ${`${addDays(week, -2)}T00:00:00.000Z`} and x.starts_at < ${`${addDays(week, 9)}T00:00:00.000Z`})`;
  }
}

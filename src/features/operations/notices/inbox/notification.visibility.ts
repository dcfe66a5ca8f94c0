import { sql } from 'kysely';
import type { ReadContext, Sql, Visibility } from '../../../../platform/loaders/read-model.ts';
import { isFamily, isOffice } from '../../../../platform/permissions/roles.ts';
import { BILLS } from '../../../academy/academies/notice.enums.ts';
import { conditionOf, studentVisibility } from '../../../people/students/student.visibility.ts';
import { isForRole } from '../announcements/announcement.visibility.ts';

/**
 * Returns the inbox entries that the caller may see: the caller's own entries, except entries that the caller got in
 * an earlier role or because of an earlier link to a student. Their texts would show present names and amounts. A
 * Super Admin has no inbox.
 */
export function entryVisibility(context: ReadContext): Visibility {
  const { viewer } = context;
  if (viewer.role === 'super_admin') return 'none';
  const conditions = [sql`t.user_id = ${viewer.userId}`, ...ofVisibleStudents(context)];
  if (!isOffice(viewer)) conditions.push(sql`t.kind <> 'billing_held'`);
  if (isFamily(viewer)) conditions.push(ofOwnAnnouncement(context));
  return sql.join(conditions, sql` and `);
}

/**
 * Returns the condition that the caller may see all students that an entry is about. Empty if the caller sees all.
 * Bills stay in the inbox of their payer; their texts do not name students whom the payer cannot see.
 */
function ofVisibleStudents(context: ReadContext): Sql[] {
  const isPostgresql = context.engine === 'postgresql';
  const visibility = studentVisibility(context, isPostgresql ? sql`cast(s.value as uuid)` : sql`s.value`);
  if (visibility === 'all') return [];
  const students = isPostgresql
    ? sql`jsonb_array_elements_text(t.params -> 'studentIds') as s(value)`
    : sql`json_each(t.params, '$.studentIds') as s`;
  const isVisible = sql`not exists (select 1 from ${students} where (${conditionOf(visibility)}) is not true)`;
  return [sql`(t.kind in (${sql.join(BILLS)}) or ${isVisible})`];
}

/** Returns the condition that an entry is not about an announcement that was addressed to other roles only. */
const ofOwnAnnouncement = ({ academyId, viewer }: ReadContext): Sql => sql`(t.kind <> 'announcement'
  or t.resource_id in (select a.id from announcements a
    where a.academy_id = ${academyId} and ${isForRole(viewer.role)}))`;

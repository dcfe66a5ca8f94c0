import { sql } from 'kysely';
import { inHashedSubquery } from '../../../platform/loaders/planner-hints.ts';
import { equals, isValue, type ReadModel, type Relation } from '../../../platform/loaders/read-model.ts';
import { ownTexts } from '../../../platform/loaders/search.ts';
import type { Student } from '../students/student.entity.ts';
import { studentReads } from '../students/student.loaders.ts';
import { conditionOf, studentVisibility, visibleOfMost } from '../students/student.visibility.ts';
import { Parent } from './parent.entity.ts';
import { ParentCount } from './parent-count.entity.ts';

const parentCounts: ReadModel<ParentCount> = {
  entity: ParentCount,
  visibility: () => 'all',
  filters: {
    status: equals('status'),
  },
};

export const parentReads: ReadModel<Parent> = {
  entity: Parent,
  visibility(context) {
    const { academyId, viewer } = context;
    if (viewer.role === 'parent') return sql`t.id = ${viewer.parentId}`;
    if (viewer.role === 'student') return 'none';
    const students = studentVisibility(context, sql`s.id`);
    if (typeof students === 'string') return students;
    const parentIds = sql`select p.parent_id from parent_students p
      join students s on s.academy_id = ${academyId} and s.id = p.student_id and s.deleted_at is null
      where p.academy_id = ${academyId} and ${students}`;
    // `in` for a teacher, who sees few parents; `exists` for a department head, who may see most of them
    return viewer.role === 'teacher' ? sql`t.id in (${parentIds})` : sql`exists (${parentIds} and p.parent_id = t.id)`;
  },
  visibilityOfMost(context) {
    // undefined on PostgreSQL, which would join the tables below before it filters their rows
    if (context.engine === 'postgresql') return undefined;
    const visible = visibleOfMost(context, sql`s.id`);
    const students = sql`select s.id from students s
      where s.academy_id = ${context.academyId} and s.deleted_at is null and ${visible}`;
    const parents = sql`select p.parent_id from parent_students p
      where p.academy_id = ${context.academyId} and ${inHashedSubquery(sql`p.student_id`, students)}`;
    return visible && inHashedSubquery(sql`t.id`, parents);
  },
  isByIds: ({ viewer }) => viewer.role === 'teacher',
  searchIndex: ownTexts('parents'),
  counts: parentCounts,
  filters: {
    status: equals('status'),
    // the filter must not reveal parents that the caller cannot see
    studentId: (studentId, _column, context) => sql`t.id in (select l.parent_id from parent_students l
      where l.academy_id = ${context.academyId} and ${isValue(sql`l.student_id`, studentId, context)}
        and ${conditionOf(studentVisibility(context, sql`l.student_id`))})`,
  },
  filterScopes: { studentId: ['students:read'] },
};

/**
 * The columns of a link between a parent and a student, which has the alias `l`. The relations below join with `in`.
 * With `=`, SQLite would read all visible parents or students again for each link.
 */
const link = {
  edge: {
    relationship: sql`l.relationship`,
    isPrimary: sql`l.is_primary`,
    canPickup: sql`l.can_pickup`,
    receivesBilling: sql`l.receives_billing`,
    getsNotices: sql`l.gets_notices`,
  },
  edgeFlags: ['isPrimary', 'canPickup', 'receivesBilling', 'getsNotices'],
};

export const parentsOfStudent: Relation<Parent> = {
  name: 'Student.parents',
  model: parentReads,
  key: sql`l.student_id`,
  join: ({ academyId }) => sql`join parent_students l on l.academy_id = ${academyId} and t.id in (l.parent_id)`,
  ...link,
};

export const studentsOfParent: Relation<Student> = {
  name: 'Parent.students',
  model: studentReads,
  key: sql`l.parent_id`,
  join: ({ academyId }) => sql`join parent_students l on l.academy_id = ${academyId} and t.id in (l.student_id)`,
  ...link,
};

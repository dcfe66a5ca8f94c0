import { sql } from 'kysely';
import { equals, type ReadModel, type Relation } from '../../platform/loaders/read-model.ts';
import type { Student } from '../students/student.entity.ts';
import { studentReads } from '../students/student.loaders.ts';
import { conditionOf, studentsInSight } from '../students/student.scope.ts';
import { Parent } from './parent.entity.ts';

export const parentReads: ReadModel<Parent> = {
  entity: Parent,
  scope(viewer) {
    if (viewer.role === 'parent') return sql`t.id = ${viewer.parentId}`;
    if (viewer.role === 'student') return 'none';
    const students = studentsInSight(viewer, sql`p.student_id`);
    if (typeof students === 'string') return students;
    return sql`exists (select 1 from parent_students p
      join students s on s.academy_id = p.academy_id and s.id = p.student_id and s.deleted_at is null
      where p.academy_id = t.academy_id and p.parent_id = t.id and ${students})`;
  },
  search: ['name', 'email', 'phone'],
  filters: {
    status: equals('status'),
    // a filter tells no more than the rows do
    studentId: (studentId, _column, { viewer }) => sql`exists (select 1 from parent_students l
      where l.academy_id = t.academy_id and l.parent_id = t.id and l.student_id = ${studentId}
        and ${conditionOf(studentsInSight(viewer, sql`l.student_id`))})`,
  },
};

/** What an edge between a parent and a student carries. */
const link = {
  edge: {
    relationship: sql`l.relationship`,
    isPrimary: sql`l.is_primary`,
    canPickup: sql`l.can_pickup`,
    receivesBilling: sql`l.receives_billing`,
  },
  edgeFlags: ['isPrimary', 'canPickup', 'receivesBilling'],
};

export const parentsOfStudent: Relation<Parent> = {
  name: 'Student.parents',
  model: parentReads,
  key: sql`l.student_id`,
  join: sql`join parent_students l on l.academy_id = t.academy_id and l.parent_id = t.id`,
  ...link,
};

export const studentsOfParent: Relation<Student> = {
  name: 'Parent.students',
  model: studentReads,
  key: sql`l.parent_id`,
  join: sql`join parent_students l on l.academy_id = t.academy_id and l.student_id = t.id`,
  ...link,
};

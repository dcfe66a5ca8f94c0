import { sql } from 'kysely';
import { equals, type ReadModel, type Relation, type Sql } from '../../../../platform/loaders/read-model.ts';
import { Batch } from '../../../academics/batches/batch.entity.ts';
import { batchReads } from '../../../academics/batches/batch.loaders.ts';
import { conditionOf, studentTexts } from '../../../people/students/student.visibility.ts';
import { progressVisibility } from '../marks/skill-mark.loaders.ts';
import { StudentLevel } from './student-level.entity.ts';

export const studentLevelReads: ReadModel<StudentLevel> = {
  entity: StudentLevel,
  visibility: (context) => progressVisibility(context, sql`t.student_id`),
  isByIds: ({ viewer }) => viewer.role === 'teacher',
  listed: sql`t.undone_at is null`,
  computed: studentTexts,
  search: Object.keys(studentTexts),
  filterScopes: { search: ['students:read'] },
  filters: {
    studentId: equals('studentId'),
    trackId: equals('trackId'),
    levelId: equals('levelId'),
  },
};

/**
 * Returns the condition that the promotion `p` is not undone, and is the last such promotion of its student in its
 * track.
 */
export const isHeld = (p: Sql, academyId: string | null): Sql => sql`${p}.undone_at is null
  and not exists (select 1 from student_levels later where later.academy_id = ${academyId}
    and later.student_id = ${p}.student_id and later.track_id = ${p}.track_id and later.undone_at is null
    and (later.created_at > ${p}.created_at or (later.created_at = ${p}.created_at and later.id > ${p}.id)))`;

export const levelsOfStudent: Relation<StudentLevel> = {
  name: 'Student.levels',
  model: {
    ...studentLevelReads,
    visibility: (context) =>
      sql`${conditionOf(progressVisibility(context, sql`t.student_id`))} and ${isHeld(sql`t`, context.academyId)}`,
  },
  key: sql`t.student_id`,
};

/** The batches that have not ended, in the courses of a level. */
export const openBatchesOfLevel: Relation<Batch> = {
  name: 'Level.openBatches',
  model: {
    ...batchReads,
    visibility: ({ today }) => sql`t.status in ('upcoming', 'ongoing') and t.end_date >= ${today}`,
  },
  join: ({
    academyId,
  }) => sql`join courses l on l.academy_id = ${academyId} and l.id = t.course_id and l.deleted_at is null
    and l.status = 'active'`,
  key: sql`l.level_id`,
};

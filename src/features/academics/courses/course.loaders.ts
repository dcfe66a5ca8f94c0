import { sql } from 'kysely';
import { equals, type ReadModel, type Relation } from '../../../platform/loaders/read-model.ts';
import { Course } from './course.entity.ts';

export const courseReads: ReadModel<Course> = {
  entity: Course,
  visibility: () => 'all',
  needs: { trackLevel: ['levelId'] },
  scanCost: 100,
  filters: {
    status: equals('status'),
    departmentId: equals('departmentId'),
    levelId: equals('levelId'),
    category: equals('category'),
  },
};

export const coursesOfDepartment: Relation<Course> = {
  name: 'Department.courses',
  model: courseReads,
  key: sql`t.department_id`,
};

export const coursesOfLevel: Relation<Course> = {
  name: 'Level.courses',
  model: courseReads,
  key: sql`t.level_id`,
};

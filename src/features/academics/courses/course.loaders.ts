import { sql } from 'kysely';
import { equals, type ReadModel, type Relation } from '../../../platform/loaders/read-model.ts';
import { Course } from './course.entity.ts';

export const courseReads: ReadModel<Course> = {
  entity: Course,
  visibility: () => 'all',
  scanCost: 100,
  filters: {
    status: equals('status'),
    departmentId: equals('departmentId'),
    category: equals('category'),
  },
};

export const coursesOfDepartment: Relation<Course> = {
  name: 'Department.courses',
  model: courseReads,
  key: sql`t.department_id`,
};

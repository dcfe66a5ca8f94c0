import { sql } from 'kysely';
import { equals, type ReadModel, type Relation } from '../../../platform/loaders/read-model.ts';
import { Material } from './material.entity.ts';
import { materialVisibility } from './material.visibility.ts';

export const materialReads: ReadModel<Material> = {
  entity: Material,
  visibility: materialVisibility,
  order: ['position asc'],
  filters: {
    courseId: equals('courseId'),
    batchId: equals('batchId'),
    sessionId: equals('sessionId'),
    status: equals('status'),
    audience: equals('audience'),
  },
};

export const materialsOfCourse: Relation<Material> = {
  name: 'Course.materials',
  model: materialReads,
  key: sql`t.course_id`,
};

export const materialsOfBatch: Relation<Material> = {
  name: 'Batch.materials',
  model: materialReads,
  key: sql`t.batch_id`,
};

export const materialsOfSession: Relation<Material> = {
  name: 'ClassSession.materials',
  model: materialReads,
  key: sql`t.session_id`,
};

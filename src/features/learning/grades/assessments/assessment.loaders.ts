import { sql } from 'kysely';
import { equals, type ReadModel, type Relation } from '../../../../platform/loaders/read-model.ts';
import { assessmentVisibility } from '../grade.visibility.ts';
import { Assessment } from './assessment.entity.ts';

export const assessmentReads: ReadModel<Assessment> = {
  entity: Assessment,
  visibility: (context) => assessmentVisibility(context, 't'),
  scanCost: 200,
  filters: {
    batchId: equals('batchId'),
    termId: equals('termId'),
    kind: equals('kind'),
    status: equals('status'),
  },
};

export const assessmentsOfBatch: Relation<Assessment> = {
  name: 'Batch.assessments',
  model: assessmentReads,
  key: sql`t.batch_id`,
};

import { officeAlone } from '../../../platform/loaders/office-alone.ts';
import { equals, type ReadModel } from '../../../platform/loaders/read-model.ts';
import { FeePlan } from './fee-plan.entity.ts';

export const feePlanReads: ReadModel<FeePlan> = {
  entity: FeePlan,
  visibility: officeAlone,
  scanCost: 100,
  search: ['name'],
  filters: { status: equals('status'), courseId: equals('courseId'), batchId: equals('batchId') },
};

import { officeOnly } from '../../../platform/loaders/office-only.ts';
import { equals, type ReadModel } from '../../../platform/loaders/read-model.ts';
import { FeePlan } from './fee-plan.entity.ts';

export const feePlanReads: ReadModel<FeePlan> = {
  entity: FeePlan,
  visibility: officeOnly,
  scanCost: 100,
  filters: { status: equals('status'), courseId: equals('courseId'), batchId: equals('batchId') },
};

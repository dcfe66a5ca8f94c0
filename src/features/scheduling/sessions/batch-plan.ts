import type { Batch } from '../../academics/batches/batch.entity.ts';
import type { SchedulePlan } from './schedule-plan.ts';

/** A batch and the planned changes of its sessions. */
export interface BatchPlan extends SchedulePlan {
  readonly batch: Batch;
}

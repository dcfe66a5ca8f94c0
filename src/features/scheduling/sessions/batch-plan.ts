import type { Batch } from '../../academics/batches/batch.entity.ts';
import type { SchedulePlan } from './schedule-plan.ts';

/** A batch, with what becomes of its sessions. */
export interface BatchPlan extends SchedulePlan {
  readonly batch: Batch;
}

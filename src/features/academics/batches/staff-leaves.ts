import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../../platform/database/records.ts';
import { jobKind, onJob, type Schedule } from '../../../platform/jobs/job-kind.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { writeEach } from '../../academy/academies/job-academy.ts';
import { Staff } from '../../people/staff/staff.entity.ts';
import { staffLeft } from '../../people/staff/staff.signals.ts';
import { hasLeftBefore, lastDayOf } from '../../people/staff/staff-values.ts';
import { isEnd } from './batch.enums.ts';
import { releaseInstructor } from './batch.service.ts';
import { batchesFollowed } from './batch.signals.ts';
import { lockBatchesTakingUp } from './batches-taking-up.ts';
import { instructorsWhoLeft } from './taking-up.loaders.ts';

/**
 * When a staff member leaves: removes this person as the instructor of batches that are not over. If the person has a
 * last working day in the future, keeps the person in batches that begin on or before this day.
 */
export const leaveBatches = onSignal(staffLeft, (ctx: RequestContext, em, { staff }) =>
  releaseFromBatches(ctx, em, staff),
);

const releasing = jobKind<Record<string, never>>('batches.release-instructors');

/** Removes instructors who have left from batches each night, at ten past midnight in the academy's local time. */
export const releaseSchedule: Schedule = { name: 'batches.release-instructors', cron: '10 0 * * *', kind: releasing };

/**
 * In the night after the last working day of instructors: removes them from their batches that are not over. Each
 * instructor has their own transaction. A second run finds no such batch.
 */
export const releaseInstructors = onJob(releasing, (job) =>
  writeEach(job, (ctx) => {
    const today = todayOf(ctx);
    return {
      find: (em) => instructorsWhoLeft(em, today),
      async write(em, id) {
        const [staff] = await lockRecords(em, Staff, [id], { lock: 'shared', filters: { notDeleted: false } });
        if (staff && hasLeftBefore(staff, today)) await releaseFromBatches(ctx, em, staff);
      },
    };
  }),
);

/** Removes a staff member who has left from the batches after the last working day. The staff member is locked. */
async function releaseFromBatches(ctx: RequestContext, em: SqlEntityManager, staff: Staff): Promise<void> {
  const today = todayOf(ctx);
  const lastDay = lastDayOf(staff, today);
  const taken = await lockBatchesTakingUp(em, { instructorId: staff.id });
  const batches = taken.filter(
    ({ status, instructor, startDate, endDate }) =>
      instructor?.id === staff.id && !isEnd(status) && (lastDay === null ? endDate >= today : startDate > lastDay),
  );
  for (const batch of batches) releaseInstructor(batch);
  await ctx.signals.publish(ctx, em, batchesFollowed, { batches, left: { instructorId: staff.id, lastDay } });
}

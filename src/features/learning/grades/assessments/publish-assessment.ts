import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../../platform/database/records.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { jobKind, onJob } from '../../../../platform/jobs/job-kind.ts';
import { isOffice, roleOf } from '../../../../platform/permissions/roles.ts';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import type { Batch } from '../../../academics/batches/batch.entity.ts';
import { lockBatches } from '../../../academics/batches/locked-batches.ts';
import { Membership } from '../../../people/members/membership.entity.ts';
import { updateAverages } from '../averages/update-averages.ts';
import { AssessmentStatus } from '../grade.enums.ts';
import { Assessment } from './assessment.entity.ts';
import { mayGrade } from './may-grade.ts';

interface Publication {
  readonly assessmentId: string;
  readonly publishAt: string;
  /**
   * The id of the user who scheduled the publication: a teacher or department head. At the time of the publication,
   * this user must still be allowed to write the grades. Absent if an admin scheduled the publication.
   */
  readonly scheduledBy?: string;
}

/** The job that publishes a draft at its `publishAt`. If this time was changed, the former job does nothing. */
const publication = jobKind<Publication>('grades.publish');

/** Queues the job that publishes a draft at its `publishAt`. */
export async function schedulePublication(
  ctx: RequestContext,
  em: SqlEntityManager,
  { id, publishAt }: Pick<Assessment, 'id' | 'publishAt'>,
): Promise<void> {
  const { viewer } = requireAcademy(ctx);
  const runAt = publishAt ?? now();
  const scheduledBy = isOffice(viewer) ? {} : { scheduledBy: viewer.userId };
  await enqueue(em, publication, { assessmentId: id, publishAt: runAt, ...scheduledBy }, { runAt });
}

/**
 * Publishes a draft that is due. A teacher or department head who scheduled the publication must still be allowed to
 * write grades of the batch. If not, the assessment stays a draft, and its `publishAt` is removed.
 */
export const onPublication = onJob(publication, (job, { assessmentId, publishAt, scheduledBy }) =>
  job.finish(async (em) => {
    const known = await findRecord(em, Assessment, assessmentId);
    if (!known) return;
    const [batch] = await lockBatches(em, [known.batch.id]);
    const assessment = await findRecord(em, Assessment, assessmentId, { lock: true });
    if (assessment?.status !== AssessmentStatus.DRAFT || assessment.publishAt !== publishAt) return;
    if (!batch || !(await isStillAllowed(em, batch, scheduledBy))) {
      assessment.publishAt = null;
      return;
    }
    assessment.status = AssessmentStatus.PUBLISHED;
    await em.flush();
    await updateAverages(em, { batchId: known.batch.id, assessmentId });
  }),
);

/**
 * Returns true if the person who scheduled the publication may still publish. Drafts that an admin scheduled are always
 * published.
 */
async function isStillAllowed(em: SqlEntityManager, batch: Batch, scheduledBy: string | undefined): Promise<boolean> {
  if (scheduledBy === undefined) return true;
  const member = await em.findOne(Membership, { user: scheduledBy });
  const role = member && roleOf({ ...member, isSuperAdmin: false });
  return role !== null && mayGrade(em, { role, staffId: member?.staff?.id ?? null }, batch);
}

import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../../platform/database/records.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { jobKind, onJob } from '../../../../platform/jobs/job-kind.ts';
import { now } from '../../../../platform/time/now.ts';
import { lockBatches } from '../../../academics/batches/locked-batches.ts';
import { updateAverages } from '../averages/update-averages.ts';
import { AssessmentStatus } from '../grade.enums.ts';
import { Assessment } from './assessment.entity.ts';

/** The job that publishes a draft at its time. A job of a former time does nothing. */
const publication = jobKind<{ assessmentId: string; publishAt: string }>('grades.publish');

/** Lets the job publish a draft at its `publishAt`. */
export const schedulePublication = async (
  em: SqlEntityManager,
  { id, publishAt }: Pick<Assessment, 'id' | 'publishAt'>,
): Promise<void> => {
  const runAt = publishAt ?? now();
  await enqueue(em, publication, { assessmentId: id, publishAt: runAt }, { runAt });
};

export const onPublication = onJob(publication, (job, { assessmentId, publishAt }) =>
  job.finish(async (em) => {
    const known = await findRecord(em, Assessment, assessmentId);
    if (!known) return;
    await lockBatches(em, [known.batch.id]);
    const assessment = await findRecord(em, Assessment, assessmentId, { lock: true });
    if (assessment?.status !== AssessmentStatus.DRAFT || assessment.publishAt !== publishAt) return;
    assessment.status = AssessmentStatus.PUBLISHED;
    await em.flush();
    await updateAverages(em, { batchId: known.batch.id, assessmentId });
  }),
);

import type { SqlEntityManager } from '@mikro-orm/sql';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { type AcademyJobRun, jobKind, onJob } from '../../../platform/jobs/job-kind.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { enrollmentsCompleted } from '../../academics/enrollments/enrollment.signals.ts';
import { Track } from '../../academics/skills/track.entity.ts';
import { inAcademyOf } from '../../academy/academies/job-academy.ts';
import { studentPromoted } from '../skills/promotions/promotion.signals.ts';
import { automaticAmong } from './certified.loaders.ts';
import { draftOfEnrollment } from './draft-of-enrollment.ts';
import { draftOfLevel } from './draft-of-level.ts';
import { type CertificateDraft, writeCertificates } from './write-certificates.ts';

/** The job that issues the certificates of enrollments that meet the completion rule. */
const issueForEnrollments = jobKind<{ enrollmentIds: readonly string[] }>('certificates.issue-for-enrollments');

/** The job that issues the certificate of a level. */
const issueForLevel = jobKind<{ studentId: string; levelId: string }>('certificates.issue-for-level');

/** Queues the certificates of completed enrollments whose courses issue them automatically. */
export const certifyCompleted = onSignal(enrollmentsCompleted, async (ctx: RequestContext, em, { ids }) => {
  const enrollmentIds = await automaticAmong(ctx, em, ids);
  await queueCertificates(em, enrollmentIds);
});

/**
 * Queues the certificates of enrollments. The job issues a certificate for each enrollment that meets the completion
 * rule and has no certificate.
 */
export async function queueCertificates(em: SqlEntityManager, enrollmentIds: readonly string[]): Promise<void> {
  if (enrollmentIds.length > 0) await enqueue(em, issueForEnrollments, { enrollmentIds });
}

/** Queues the certificate of a promotion, if the track issues certificates automatically. */
export const certifyPromoted = onSignal(
  studentPromoted,
  async (_ctx: RequestContext, em, { trackId, studentId, levelId }) => {
    const track = await em.findOne(Track, { id: trackId });
    if (track?.autoCertificate) await enqueue(em, issueForLevel, { studentId, levelId });
  },
);

export const onIssueForEnrollments = onJob(issueForEnrollments, (job, { enrollmentIds }) =>
  issueEach(
    job,
    enrollmentIds.map((id) => (ctx: RequestContext, em: SqlEntityManager) => draftOfEnrollment(ctx, em, id, {})),
  ),
);

export const onIssueForLevel = onJob(issueForLevel, (job, given) =>
  issueEach(job, [(ctx: RequestContext, em: SqlEntityManager) => draftOfLevel(ctx, em, given)]),
);

/**
 * Issues certificates in the name of the service, each in its own transaction. Skips certificates that a rule forbids.
 */
async function issueEach(
  job: AcademyJobRun,
  drafts: readonly ((ctx: RequestContext, em: SqlEntityManager) => Promise<CertificateDraft>)[],
): Promise<void> {
  const { ctx } = await inAcademyOf(job);
  try {
    for (const draft of drafts) {
      job.signal.throwIfAborted();
      try {
        await ctx.session.write(async (em) => void (await writeCertificates(ctx, em, [await draft(ctx, em)])));
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'BAD_USER_INPUT')) throw error;
      }
    }
  } finally {
    await ctx.end();
  }
}

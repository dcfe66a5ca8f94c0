import { tenantTransaction } from '../../../platform/database/tenant-session.ts';
import { jobContext } from '../../../platform/jobs/job-context.ts';
import type { AcademyJobRun } from '../../../platform/jobs/job-kind.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Academy } from './academy.entity.ts';
import type { AcademySettings } from './academy-settings.ts';

/**
 * Returns the current settings of a job's academy, and a request context for the job in this academy. The caller must
 * call `end` of the context.
 */
export async function inAcademyOf(job: AcademyJobRun): Promise<{ ctx: RequestContext; settings: AcademySettings }> {
  const id = job.academyId;
  const { settings } = await tenantTransaction(job.services.database, id, (em) => em.findOneOrFail(Academy, { id }));
  return { ctx: jobContext(job, settings), settings };
}

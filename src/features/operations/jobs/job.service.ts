import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import { type Decision, decideOnJob } from '../../../platform/jobs/decide-on-job.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { isUuid } from '../../../platform/validation/uuid.ts';

/** Runs a dead job again at once, with as many attempts as a new job. Throws CONFLICT if the job is not dead. */
export const retryJob = (ctx: RequestContext, id: string): Promise<string> =>
  decide(ctx, id, 'retry', 'Only a dead job can be retried.');

/** Deletes a job. Throws CONFLICT if the job is running or done. */
export async function discardJob(ctx: RequestContext, id: string): Promise<void> {
  await decide(ctx, id, 'discard', 'A job that is running or done cannot be discarded.');
}

/**
 * Retries or discards a job. Returns the job's id in lower case. Throws CONFLICT with the text `refusal` if the job's
 * status does not allow the decision.
 */
async function decide(ctx: RequestContext, id: string, decision: Decision, refusal: string): Promise<string> {
  if (!isUuid(id)) throw notFound('Job');
  const jobId = id.toLowerCase();
  const outcome = await decideOnJob(ctx.database, jobId, decision);
  if (outcome === 'unknown') throw notFound('Job');
  if (outcome === 'refused') throw new AppError('CONFLICT', refusal);
  ctx.directory.clear();
  const { requestId, principal } = ctx;
  ctx.log.info({ requestId, userId: principal?.userId, job: jobId, decision }, 'a job was decided on');
  return jobId;
}

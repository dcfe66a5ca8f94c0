import type { SqlEntityManager } from '@mikro-orm/sql';
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

/** The writes of a job: `find` returns the ids of records, and `write` changes one of them. */
interface Writes {
  readonly find: (em: SqlEntityManager) => Promise<readonly string[]>;
  readonly write: (em: SqlEntityManager, id: string) => Promise<void>;
}

/**
 * Does the writes of a job in its academy, each in its own transaction. Locks are therefore short, and a repeated job
 * finds only the records that are left.
 */
export async function writeEach(
  job: AcademyJobRun,
  writesOf: (ctx: RequestContext, settings: AcademySettings) => Writes,
): Promise<void> {
  const { ctx, settings } = await inAcademyOf(job);
  const { find, write } = writesOf(ctx, settings);
  try {
    for (const id of await ctx.session.write(find)) {
      job.signal.throwIfAborted();
      await ctx.session.write((em) => write(em, id));
    }
  } finally {
    await ctx.end();
  }
}

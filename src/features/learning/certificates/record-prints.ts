import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { insertIfAbsent } from '../../../platform/database/insert-if-absent.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { jobKind, onJob } from '../../../platform/jobs/job-kind.ts';
import { RENDERER_VERSION } from '../../../platform/papers/paper.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { inAcademyOf } from '../../academy/academies/job-academy.ts';
import { certificatePaper } from './certificate.paper.ts';
import { certificateData } from './certificate-data.ts';
import { CertificatePrint } from './certificate-print.entity.ts';
import { hasPrint } from './certificate-prints.loaders.ts';
import { readPrintedCertificate } from './printed-certificates.loaders.ts';

/** The job that records the checksums of certificates' files. */
const recordPrints = jobKind<{ certificateIds: readonly string[] }>('certificates.record-prints');

/** Queues the job that records the checksums of new certificates. */
export async function queuePrints(em: SqlEntityManager, certificateIds: readonly string[]): Promise<void> {
  if (certificateIds.length > 0) await enqueue(em, recordPrints, { certificateIds });
}

/**
 * Queues the job that records the checksum of a certificate's file, unless this version of the layout has already
 * recorded it.
 */
export async function queuePrintIfNew(ctx: RequestContext, id: string): Promise<void> {
  if (await hasPrint(ctx, id)) return;
  const dedupeKey = `certificates.record-prints ${id} ${RENDERER_VERSION}`;
  await ctx.session.write((em) => enqueue(em, recordPrints, { certificateIds: [id] }, { dedupeKey }));
}

export const onRecordPrints = onJob(recordPrints, async (job, { certificateIds }) => {
  const { ctx } = await inAcademyOf(job);
  try {
    for (const id of certificateIds) {
      job.signal.throwIfAborted();
      if (await hasPrint(ctx, id)) continue;
      const certificate = await readPrintedCertificate(ctx, id);
      if (!certificate) continue;
      const data = await certificateData(ctx, [certificate]);
      const bytes = await ctx.papers.render(certificatePaper, data, job);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const print = { certificateId: id, rendererVersion: RENDERER_VERSION, sha256 };
      const key = ['academyId', 'certificateId', 'rendererVersion'] as const;
      await ctx.session.write((em) => insertIfAbsent(em, CertificatePrint, print, key));
    }
  } finally {
    await ctx.end();
  }
});

import { type RawBuilder, sql } from 'kysely';
import { fromJsonColumn } from '../../../platform/database/json-column.ts';
import { visibilityConditions } from '../../../platform/loaders/conditions.ts';
import { tableOf } from '../../../platform/loaders/table.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import type { CertificateState } from './certificate.enums.ts';
import { certificateReads } from './certificate.loaders.ts';
import type { CertificateSnapshot } from './certificate-snapshot.ts';

/** A certificate, and the ids of the pictures that it prints. */
export interface StoredCertificate {
  readonly id: string;
  readonly state: `${CertificateState}`;
  readonly snapshot: CertificateSnapshot;
  readonly backgroundFileId: string | null;
  readonly logoFileId: string | null;
}

/** Returns a certificate that can be printed; null if it was withdrawn or erased, or if the caller cannot see it. */
export const readPrintedCertificate = async (ctx: RequestContext, id: string): Promise<StoredCertificate | null> =>
  (await readStored(ctx, sql`t.id = ${id} and t.state <> 'withdrawn'`, 1))[0] ?? null;

/**
 * Returns the certificates in force for the enrollments in a batch, ordered by the names of the students. Omits
 * certificates that the caller cannot see.
 */
export function readCertificatesOfBatch(
  ctx: RequestContext,
  batchId: string,
  limit: number,
): Promise<StoredCertificate[]> {
  const { academyId } = requireReadContext(ctx);
  const ofBatch = sql`t.enrollment_id in (select e.id from enrollments e
    where e.academy_id = ${academyId} and e.batch_id = ${batchId})`;
  return readStored(ctx, sql`${ofBatch} and t.state = 'issued'`, limit);
}

async function readStored(
  ctx: RequestContext,
  wanted: RawBuilder<unknown>,
  limit: number,
): Promise<StoredCertificate[]> {
  const context = requireReadContext(ctx);
  const { academyId } = context;
  const visibility = visibilityConditions(tableOf(ctx.database, certificateReads), certificateReads, context);
  if (!visibility) return [];
  const rows = await ctx.session.query(
    sql<Omit<StoredCertificate, 'snapshot'> & { snapshot: unknown }>`select t.id, t.state, t.snapshot,
        t.background_file_id as "backgroundFileId", t.logo_file_id as "logoFileId"
      from certificates t join students s on s.academy_id = ${academyId} and s.id = t.student_id
      where t.academy_id = ${academyId} and ${wanted} and t.snapshot is not null and ${sql.join(visibility, sql` and `)}
      order by s.name, t.number limit ${limit}`,
  );
  return rows.map(({ snapshot, ...row }) => ({ ...row, snapshot: fromJsonColumn<CertificateSnapshot>(snapshot) }));
}

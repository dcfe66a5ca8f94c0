import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { fixedStatement } from '../../../platform/database/fixed-statement.ts';
import { RENDERER_VERSION } from '../../../platform/papers/paper.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';

/** Returns true if this version of the layout has recorded the checksum of a certificate's file. */
export async function hasPrint(ctx: RequestContext, certificateId: string): Promise<boolean> {
  const { academyId } = requireReadContext(ctx);
  const rows = await ctx.session.query(
    sql`select p.id from certificate_prints p where p.academy_id = ${academyId} and p.certificate_id = ${certificateId}
      and p.renderer_version = ${RENDERER_VERSION}`,
  );
  return rows.length > 0;
}

const readChecksums = fixedStatement(
  'checksums of a certificate',
  (academyId: string, certificateId: string) => sql<{ sha256: string }>`select p.sha256 from certificate_prints p
    where p.academy_id = ${academyId} and p.certificate_id = ${certificateId} order by p.renderer_version`,
);

/** Returns the checksums of a certificate's file, one for each version of the layout, oldest first. */
export async function checksumsOf(database: Database, academyId: string, certificateId: string): Promise<string[]> {
  const rows = await readChecksums(database, academyId, certificateId);
  return rows.map(({ sha256 }) => sha256);
}

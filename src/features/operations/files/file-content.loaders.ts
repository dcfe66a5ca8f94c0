import { sql } from 'kysely';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { fileReads } from './file.loaders.ts';

/** The data that a response with the content of a file needs. */
export interface FileFacts {
  readonly id: string;
  readonly academyId: string;
  readonly name: string;
  readonly size: number;
  readonly mimeType: string;
  readonly sha256: string;
  /** True if a learning material refers to the file. On SQLite, 1 or 0. */
  readonly isOfMaterial: boolean | number;
}

/** Returns a file of the request's academy; null if the caller cannot see the file. `id` must be a UUID. */
export async function visibleFile(ctx: RequestContext, id: string): Promise<FileFacts | null> {
  const context = requireReadContext(ctx);
  const visibility = fileReads.visibility(context);
  if (visibility === 'none') return null;
  const isVisible = visibility === 'all' ? sql`1 = 1` : visibility;
  const [file] = await ctx.session.query(
    sql<FileFacts>`select t.id, t.academy_id as "academyId", t.name, t.size, t.mime_type as "mimeType", t.sha256,
        exists (select 1 from file_references r where r.academy_id = ${context.academyId} and r.file_id = t.id
          and r.resource_type = 'Material') as "isOfMaterial"
      from files t where t.academy_id = ${context.academyId} and t.id = ${id} and ${isVisible}`,
  );
  return file ?? null;
}

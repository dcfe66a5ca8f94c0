import type { SqlEntityManager } from '@mikro-orm/sql';
import { blankAudit } from '../../../platform/audit/blank-audit.ts';
import { lockRecords } from '../../../platform/database/records.ts';
import type { ErasedPerson } from '../../../platform/privacy/person-erased.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { File } from './file.entity.ts';
import { removeFiles } from './file.service.ts';
import { FileReference } from './file-reference.entity.ts';
import { usedAmong } from './file-references.sql.ts';

/** Returns the ids of the files to which a person's record refers. */
export async function filesOfPerson(em: SqlEntityManager, { resource, id }: ErasedPerson): Promise<string[]> {
  const references = await em.find(FileReference, { resourceType: resource, resourceId: id }, { populate: ['file'] });
  return references.map(({ file }) => file.id);
}

/**
 * Deletes those files of an erased person to which no record refers any more. Also erases the names of the deleted
 * files in the audit log.
 */
export async function eraseFiles(ctx: RequestContext, em: SqlEntityManager, ids: readonly string[]): Promise<void> {
  const files = await lockRecords(em, File, ids);
  const used = await usedAmong(em, ids);
  const unused = files.filter(({ id }) => !used.has(id));
  if (unused.length === 0) return;
  const rows = { entity: File, ids: unused.map(({ id }) => id) };
  await removeFiles(em, unused);
  await blankAudit(em, ctx.database.engine, rows, { only: ['name'] });
}

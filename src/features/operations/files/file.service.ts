import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord } from '../../../platform/database/records.ts';
import { forbidden, invalidField } from '../../../platform/errors/app-error.ts';
import { isOffice } from '../../../platform/permissions/roles.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { assertVisible } from '../../../platform/tenancy/visibility.ts';
import { File } from './file.entity.ts';
import { fileReads } from './file.loaders.ts';
import { usedAmong } from './file-references.sql.ts';
import { removeObjects } from './remove-objects.ts';

/**
 * Deletes a file. Its content is deleted by a job after the commit. Only the uploader of the file and admins may delete
 * it. Throws BAD_USER_INPUT while a record refers to the file.
 */
export function deleteFile(ctx: RequestContext, id: string): Promise<void> {
  const { viewer } = requireAcademy(ctx);
  return ctx.session.write(async (em) => {
    if (!isOffice(viewer)) await assertVisible(ctx, em, { model: fileReads, id, name: 'File' });
    const file = await getRecord(em, File, id, { name: 'File', lock: true });
    if (!isOffice(viewer) && file.uploadedBy !== viewer.userId) throw forbidden();
    if ((await usedAmong(em, [file.id])).size > 0) throw invalidField('id', 'The file is in use.');
    await removeFiles(em, [file]);
  });
}

/** Deletes files to which no record refers. A job deletes their contents after the commit. The files must be locked. */
export async function removeFiles(em: SqlEntityManager, files: readonly File[]): Promise<void> {
  for (const file of files) em.remove(file);
  await em.flush();
  await removeObjects(
    em,
    files.map(({ id }) => id),
  );
}

import { getRecord } from '../../../../platform/database/records.ts';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { assertVisible } from '../../../../platform/tenancy/visibility.ts';
import { Material } from '../material.entity.ts';
import { materialReads } from '../material.loaders.ts';
import { materialsWithFile } from './material-view.loaders.ts';
import { storeViews } from './store-views.sql.ts';

/**
 * Counts a view for each material that has the file and that the calling student can see. Views by other callers do not
 * count, and no view counts while the academy is suspended.
 */
export async function countFileViews(ctx: RequestContext, fileId: string): Promise<void> {
  const { viewer, status } = requireAcademy(ctx);
  const { studentId } = viewer;
  if (viewer.role !== 'student' || studentId === null || status === 'suspended') return;
  const materialIds = await materialsWithFile(ctx, fileId);
  if (materialIds.length > 0) await ctx.session.write((em) => storeViews(em, studentId, materialIds));
}

/**
 * Counts a view of a material's address, if the caller is a student. For a material with a file, the view is counted
 * when the content of the file is read.
 */
export function openMaterial(ctx: RequestContext, id: string): Promise<void> {
  const { studentId, role } = requireAcademy(ctx).viewer;
  return ctx.session.write(async (em) => {
    await assertVisible(ctx, em, { model: materialReads, id, name: 'Material' });
    const { url, id: materialId } = await getRecord(em, Material, id, { name: 'Material' });
    if (role === 'student' && studentId !== null && url !== null) await storeViews(em, studentId, [materialId]);
  });
}

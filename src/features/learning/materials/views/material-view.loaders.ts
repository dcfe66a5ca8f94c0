import { sql } from 'kysely';
import { type ReadContext, type ReadModel, type Relation, type Sql } from '../../../../platform/loaders/read-model.ts';
import { isFamily } from '../../../../platform/permissions/roles.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../../platform/tenancy/require-read-context.ts';
import { conditionOf, studentVisibility } from '../../../people/students/student.visibility.ts';
import { materialVisibility } from '../material.visibility.ts';
import { MaterialView } from './material-view.entity.ts';

/** Selects the materials that the caller can see. */
const visibleMaterials = (context: ReadContext): Sql => sql`select t.id from materials t
  where t.academy_id = ${context.academyId} and t.deleted_at is null and ${conditionOf(materialVisibility(context))}`;

/** The read model for views. Staff see a view if they can see both its student and its material. */
export const materialViewReads: ReadModel<MaterialView> = {
  entity: MaterialView,
  visibility(context) {
    if (isFamily(context.viewer)) return 'none';
    const students = conditionOf(studentVisibility(context, sql`t.student_id`));
    return sql`(t.material_id in (${visibleMaterials(context)}) and ${students})`;
  },
};

export const viewsOfMaterial: Relation<MaterialView> = {
  name: 'Material.views',
  model: materialViewReads,
  key: sql`t.material_id`,
};

/** Returns the ids of the materials that have the file and that the caller can see. */
export async function materialsWithFile(ctx: RequestContext, fileId: string): Promise<string[]> {
  const context = requireReadContext(ctx);
  const rows = await ctx.session.query(
    sql<{ id: string }>`${visibleMaterials(context)} and t.file_id = ${fileId} order by t.id`,
  );
  return rows.map(({ id }) => id);
}

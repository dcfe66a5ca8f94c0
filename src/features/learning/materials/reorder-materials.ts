import { lockWhere } from '../../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { requireValue } from '../../../platform/errors/require-value.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { visibleAmong } from '../../../platform/tenancy/visibility.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { isUuid } from '../../../platform/validation/uuid.ts';
import { Material } from './material.entity.ts';
import type { ReorderMaterialsArgs } from './material.inputs.ts';
import { materialReads } from './material.loaders.ts';
import { isIn, lockPlace } from './material-place.ts';
import { placeOf } from './writable-material.ts';

/**
 * Gives materials of one course, batch or session a new order. The listed materials exchange their places with each
 * other, and all other materials keep their places. Returns the materials in the new order.
 */
export async function reorderMaterials(ctx: RequestContext, args: ReorderMaterialsArgs): Promise<Material[]> {
  const ids = args.ids.map((id) => id.toLowerCase());
  return ctx.session.write(async (em) => {
    const visible = await visibleAmong(ctx, em, materialReads, ids.filter(isUuid));
    refuseUnless(ids, (id) => visible.has(id));
    const first = await em.findOneOrFail(Material, { id: requireValue(ids[0]) });
    const place = await lockPlace(ctx, em, placeOf(first));
    const locked = place ? await lockWhere(em, Material, isIn(place)) : [];
    const byId = new Map(locked.map((material) => [material.id, material]));
    refuseUnless(ids, (id) => byId.has(id));
    const reordered = ids.map((id) => requireValue(byId.get(id)));
    for (const [index, material] of newOrder(locked, reordered).entries()) material.position = index + 1;
    await em.flush();
    return reordered.map(asRow);
  });
}

/** Throws BAD_USER_INPUT with an error for each id that is not allowed. */
function refuseUnless(ids: readonly string[], isAllowed: (id: string) => boolean): void {
  const errors: FieldErrors = {};
  for (const [index, id] of ids.entries()) {
    if (!isAllowed(id)) errors[`ids.${index}`] = [messages.selected(`ids.${index}`)];
  }
  refuseIfAny(errors);
}

/**
 * Returns all materials in their new order. The materials in `reordered` share out the places that they held before:
 * the first material gets the first of these places, and so on.
 */
function newOrder(all: readonly Material[], reordered: readonly Material[]): Material[] {
  const moved = new Set(reordered);
  const next = reordered.values();
  return all.toSorted(byPosition).map((each) => (moved.has(each) ? requireValue(next.next().value) : each));
}

const byPosition = (one: Material, other: Material): number =>
  one.position - other.position || (one.id < other.id ? -1 : 1);

/** Returns the material as a query returns it: with the ids of related records, not with these records. */
function asRow(material: Material): Material {
  const { academyId, id, title, description, fileId, url, section, position, status, audience } = material;
  const { visibleFrom, visibleUntil, version, createdAt, updatedAt } = material;
  const { courseId = null, batchId = null, sessionId = null } = placeOf(material);
  return {
    ...{ academyId, id, title, description, fileId, url, courseId, batchId, sessionId, section, position, status },
    ...{ audience, visibleFrom, visibleUntil, version, createdAt, updatedAt },
  } as Material;
}

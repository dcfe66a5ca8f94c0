import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord } from '../../../platform/database/records.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { assertVisible } from '../../../platform/tenancy/visibility.ts';
import { Material } from './material.entity.ts';
import { materialReads } from './material.loaders.ts';
import { lockPlace, type PlaceIds } from './material-place.ts';

const NAME = 'Material';

/**
 * Returns a material whose place and row are locked. Throws NOT_FOUND for a material that the caller cannot see, and
 * FORBIDDEN for a material that the caller can read but not change.
 */
export async function writableMaterial(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<Material> {
  await assertVisible(ctx, em, { model: materialReads, id, name: NAME });
  const known = await getRecord(em, Material, id, { name: NAME });
  if (!(await lockPlace(ctx, em, placeOf(known)))) throw notFound(NAME);
  return getRecord(em, Material, id, { name: NAME, lock: true });
}

/** Returns the ids of the place of a material. */
export const placeOf = ({ course, batch, session }: Material): PlaceIds => ({
  courseId: course?.id,
  batchId: batch?.id,
  sessionId: session?.id,
});

import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven, lockWhere } from '../../../platform/database/records.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { requireValue } from '../../../platform/errors/require-value.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import { fileErrors } from '../../../platform/tenancy/file-errors.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { emptyAsNull } from '../../../platform/validation/empty-text.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { batchScheduled } from '../../academics/batches/batch.signals.ts';
import { courseDeleting } from '../../academics/courses/course.signals.ts';
import { pinSession } from '../../scheduling/sessions/pin-session.ts';
import { Material } from './material.entity.ts';
import { MaterialStatus } from './material.enums.ts';
import type { CreateMaterialInput, UpdateMaterialInput } from './material.inputs.ts';
import { isIn, isOpen, lockPlace, type MaterialPlace } from './material-place.ts';
import { missingErrors } from './missing-errors.ts';
import { writableMaterial } from './writable-material.ts';

/** The highest position. In a very long list, several materials at the end of the list have this position. */
const LAST = 100_000;

/**
 * Creates a material of a course, batch or session. The material comes after the last material of the same course,
 * batch or session, unless the input has a position. Returns the id of the material.
 */
export function createMaterial(
  ctx: RequestContext,
  { courseId, batchId, sessionId, ...input }: CreateMaterialInput,
): Promise<string> {
  return ctx.session.write(async (em) => {
    const errors: FieldErrors = {};
    const place = await lockPlace(ctx, em, { courseId, batchId, sessionId }, errors);
    if (place && !isOpen(place)) errors.batchId = [messages.selected('batchId')];
    const material = Object.assign(new Material(), { position: place ? await nextPosition(em, place) : 1 });
    await change(ctx, em, { material, errors }, input);
    const { session } = Object.assign(material, requireValue(place));
    if (session) await pinSession(em, session);
    em.persist(material);
    await em.flush();
    return material.id;
  });
}

async function nextPosition(em: SqlEntityManager, place: MaterialPlace): Promise<number> {
  const [last] = await em.find(Material, isIn(place), { orderBy: { position: 'desc' }, limit: 1 });
  return Math.min((last?.position ?? 0) + 1, LAST);
}

/** Changes a material. A new file replaces the address, and a new address replaces the file. */
export function updateMaterial(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateMaterialInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const material = await writableMaterial(ctx, em, id);
    assertVersion(material, expectedVersion);
    await change(ctx, em, { material, errors: {} }, input);
  });
}

/** Publishes a material. Does nothing if the material is already published. */
export function publishMaterial(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const material = await writableMaterial(ctx, em, id);
    assertVersion(material, expectedVersion);
    material.status = MaterialStatus.PUBLISHED;
  });
}

/** Marks a material as deleted. It no longer refers to its file. */
export function deleteMaterial(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const material = await writableMaterial(ctx, em, id);
    assertVersion(material, expectedVersion);
    remove(material);
  });
}

function remove(material: Material): void {
  material.deletedAt = now();
  material.fileId = null;
}

/** Applies an input to a material. Throws BAD_USER_INPUT with `errors` and with the errors that this function finds. */
async function change(
  ctx: RequestContext,
  em: SqlEntityManager,
  { material, errors }: { readonly material: Material; readonly errors: FieldErrors },
  input: Omit<UpdateMaterialInput, 'expectedVersion'>,
): Promise<void> {
  const { fileId, url, ...given } = emptyAsNull(input);
  assignGiven(material, given);
  if (fileId || url) Object.assign(material, { fileId: fileId?.toLowerCase() ?? null, url: url ?? null });
  else assignGiven(material, { fileId, url });
  if (material.fileId && material.url) errors.fileId = [messages.prohibits('fileId', ['url'])];
  if (!material.fileId && !material.url) Object.assign(errors, missingErrors(ctx, ['fileId', 'url']));
  const { visibleFrom, visibleUntil } = material;
  if (visibleFrom !== null && visibleUntil !== null && visibleUntil < visibleFrom) {
    errors.visibleUntil = [messages.dateAfterOrEqual('visibleUntil', 'visibleFrom')];
  }
  const wrong = await fileErrors(ctx, em, Material, { fileId });
  for (const [name, texts] of Object.entries(wrong)) errors[name] ??= texts;
  refuseIfAny(errors);
}

/** Deletes the materials of a deleted batch and of its sessions. */
export const deleteWithBatch = onSignal(batchScheduled, async (_ctx, em, { batch, before }) => {
  if (batch.deletedAt && !before?.deletedAt) await removeAll(em, batch.id);
});

/** Deletes the materials of a deleted course. */
export const deleteWithCourse = onSignal(courseDeleting, (_ctx, em, { course }) => removeAll(em, course.id));

async function removeAll(em: SqlEntityManager, placeId: string): Promise<void> {
  for (const material of await lockWhere(em, Material, { placeId })) remove(material);
  await em.flush();
}

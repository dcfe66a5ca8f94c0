import type { SqlEntityManager } from '@mikro-orm/sql';
import { findRecord } from '../../../platform/database/records.ts';
import { type FieldErrors, forbidden } from '../../../platform/errors/app-error.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { BatchStatus } from '../../academics/batches/batch.enums.ts';
import { assertLeadsBatch } from '../../academics/batches/batch.service.ts';
import { Course } from '../../academics/courses/course.entity.ts';
import { assertLeadsCourse } from '../../academics/courses/course.service.ts';
import { ClassSession } from '../../scheduling/sessions/class-session.entity.ts';
import type { Material } from './material.entity.ts';
import { missingErrors } from './missing-errors.ts';

/** The course, batch or session to which materials belong. */
export type MaterialPlace = Pick<Material, 'course' | 'batch' | 'session' | 'placeId'>;

/** The ids of a place in an input, or in a material. Exactly one of them must be set. */
export interface PlaceIds {
  readonly courseId?: string | null | undefined;
  readonly batchId?: string | null | undefined;
  readonly sessionId?: string | null | undefined;
}

const NAMES = ['courseId', 'batchId', 'sessionId'] as const;

/**
 * Locks the place of materials, so that writers of one place wait for each other and positions stay distinct. Returns
 * null and adds an error to `errors` if the ids do not name exactly one existing place. Throws FORBIDDEN for a
 * department head of another department, and for a teacher who does not teach the batch.
 */
export async function lockPlace(
  ctx: RequestContext,
  em: SqlEntityManager,
  ids: PlaceIds,
  errors: FieldErrors = {},
): Promise<MaterialPlace | null> {
  const names = NAMES.filter((each) => ids[each]);
  const [name] = names;
  if (name && names.length === 1) {
    const place = await PLACES[name](ctx, em, ids[name] ?? '');
    if (!place) errors[name] = [messages.selected(name)];
    return place;
  }
  if (!name) Object.assign(errors, missingErrors(ctx, NAMES));
  for (const each of names) {
    const others = names.filter((other) => other !== each);
    errors[each] = [messages.prohibits(each, others)];
  }
  return null;
}

type FindPlace = (ctx: RequestContext, em: SqlEntityManager, id: string) => Promise<MaterialPlace | null>;

const PLACES: Readonly<Record<(typeof NAMES)[number], FindPlace>> = {
  async courseId(ctx, em, id) {
    const course = await findRecord(em, Course, id, { lock: true });
    if (!course) return null;
    if (requireAcademy(ctx).viewer.role === 'teacher') throw forbidden();
    await assertLeadsCourse(ctx, em, course);
    return { course, batch: null, session: null, placeId: course.id };
  },
  async batchId(ctx, em, id) {
    const batch = await findRecord(em, Batch, id, { lock: true });
    if (!batch) return null;
    await assertWrites(ctx, em, batch);
    return { course: null, batch, session: null, placeId: batch.id };
  },
  async sessionId(ctx, em, id) {
    const session = await findRecord(em, ClassSession, id, { lock: true });
    const batch = session && (await findRecord(em, Batch, session.batch.id));
    if (!batch) return null;
    await assertWrites(ctx, em, batch);
    return { course: null, batch: null, session, placeId: batch.id };
  },
};

/** Throws FORBIDDEN for a teacher who does not teach the batch, and for a department head who does not lead its course. */
async function assertWrites(ctx: RequestContext, em: SqlEntityManager, batch: Batch): Promise<void> {
  const { viewer } = requireAcademy(ctx);
  if (viewer.role === 'teacher' && (!viewer.staffId || batch.instructor?.id !== viewer.staffId)) throw forbidden();
  await assertLeadsBatch(ctx, em, batch);
}

/** Returns true if a place accepts new materials: a batch that is not cancelled, a course or a session. */
export const isOpen = ({ batch }: MaterialPlace): boolean => batch?.status !== BatchStatus.CANCELLED;

/** Returns the condition for the materials of a place. */
export const isIn = ({ course, batch, session }: MaterialPlace) =>
  session ? { sessionId: session.id } : batch ? { batchId: batch.id } : { courseId: course?.id ?? null };

import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord } from '../../../../platform/database/records.ts';
import { type FieldErrors, forbidden, notFound } from '../../../../platform/errors/app-error.ts';
import { isOffice, type Viewer } from '../../../../platform/permissions/roles.ts';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { Batch } from '../../../academics/batches/batch.entity.ts';
import { Course } from '../../../academics/courses/course.entity.ts';
import { Department } from '../../../people/staff/department.entity.ts';
import { Announcement, type AnnouncementAudience } from './announcement.entity.ts';
import { AnnouncementState } from './announcement.enums.ts';
import type { AnnouncementAudienceInput } from './announcement.inputs.ts';

const NAME = 'Announcement';

const ONE_OF_THEM = 'The audience field must have exactly one of everyone, roles, course ids and batch ids.';

/**
 * Returns the audience in an input, and its errors. The input must set exactly one field, and the chosen courses or
 * batches must belong to the academy. Throws FORBIDDEN if the caller may not address the audience. Department heads may
 * address courses and batches of their departments. Teachers may address their own batches.
 */
export async function checkedAudience(
  ctx: RequestContext,
  em: SqlEntityManager,
  { everyone, roles, courseIds, batchIds }: AnnouncementAudienceInput,
): Promise<{ checked: AnnouncementAudience; errors: FieldErrors }> {
  const given: AnnouncementAudience = {
    ...(everyone === true && { everyone }),
    ...(roles && { roles }),
    ...(courseIds && { courseIds: courseIds.map((id) => id.toLowerCase()) }),
    ...(batchIds && { batchIds: batchIds.map((id) => id.toLowerCase()) }),
  };
  const { courses, batches } = await addressed(em, given);
  await assertMayAddress(ctx, em, given);
  return {
    checked: given,
    errors: {
      ...(Object.keys(given).length === 1 ? {} : { audience: [ONE_OF_THEM] }),
      ...unknownIds('audience.courseIds', given.courseIds, courses),
      ...unknownIds('audience.batchIds', given.batchIds, batches),
    },
  };
}

/** Throws FORBIDDEN if the caller may not address the audience. */
async function assertMayAddress(
  ctx: RequestContext,
  em: SqlEntityManager,
  audience: AnnouncementAudience,
): Promise<void> {
  if (!(await mayAddress(em, requireAcademy(ctx).viewer, audience))) throw forbidden();
}

/** Returns true if a person with the given role may address an audience. */
export async function mayAddress(
  em: SqlEntityManager,
  { role, staffId }: Pick<Viewer, 'role' | 'staffId'>,
  audience: AnnouncementAudience,
): Promise<boolean> {
  if (isOffice({ role })) return true;
  if (staffId === null || audience.everyone || audience.roles) return false;
  const { courses, batches } = await addressed(em, audience);
  if (role === 'teacher') {
    return courses.length === 0 && batches.every((batch) => batch.instructor?.id === staffId);
  }
  const led = new Set((await em.find(Department, { headStaff: { id: staffId } })).map(({ id }) => id));
  const ofBatches = await em.find(Course, { id: { $in: batches.map((batch) => batch.course.id) } });
  const isLed = ({ department }: Course) => Boolean(department && led.has(department.id));
  return role === 'department_head' && [...courses, ...ofBatches].every(isLed);
}

async function addressed(em: SqlEntityManager, { courseIds, batchIds }: AnnouncementAudience) {
  const courses = courseIds ? await em.find(Course, { id: { $in: courseIds } }) : [];
  const batches = batchIds ? await em.find(Batch, { id: { $in: batchIds } }) : [];
  return { courses, batches };
}

function unknownIds(
  field: string,
  ids: readonly string[] | null | undefined,
  rows: readonly { id: string }[],
): FieldErrors {
  const known = new Set(rows.map(({ id }) => id));
  const unknown = (ids ?? []).flatMap((id, index) => (known.has(id) ? [] : [`${field}.${index}`]));
  return Object.fromEntries(unknown.map((name) => [name, [messages.selected(name)]]));
}

/**
 * Locks an announcement. Throws NOT_FOUND if it is a draft of another author and the caller is not an admin. Throws
 * FORBIDDEN if the caller may not address its audience.
 */
export async function writableAnnouncement(
  ctx: RequestContext,
  em: SqlEntityManager,
  id: string,
): Promise<Announcement> {
  const announcement = await getRecord(em, Announcement, id, { name: NAME, lock: true });
  const { viewer } = requireAcademy(ctx);
  const { state, author } = announcement;
  const isDraft = state === AnnouncementState.DRAFT || state === AnnouncementState.SCHEDULED;
  if (isDraft && !isOffice(viewer) && author.id !== viewer.userId) throw notFound(NAME);
  await assertMayAddress(ctx, em, announcement.audience);
  return announcement;
}

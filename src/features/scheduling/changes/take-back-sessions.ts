import type { SqlEntityManager } from '@mikro-orm/sql';
import { found, invalidField } from '../../../platform/errors/app-error.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { Batch } from '../../academics/batches/batch.entity.ts';
import { lockBatches } from '../../academics/batches/locked-batches.ts';
import { Course } from '../../academics/courses/course.entity.ts';
import { lockPlaces, refusesClashes } from '../../academics/rooms/lock-places.ts';
import type { Staff } from '../../people/staff/staff.entity.ts';
import { StaffStatus } from '../../people/staff/staff.enums.ts';
import { reconcileBatches } from '../sessions/reconcile.ts';
import { clockOf } from '../sessions/schedule-clock.ts';
import { SessionOverride } from '../sessions/session.enums.ts';
import { isOver } from '../sessions/wanted-days.ts';
import { batchesOnceOf, type FreeSession, freeSessionsOf } from './follow/free-sessions.loaders.ts';
import type { TakeBackPayload } from './take-back-sessions.types.ts';

/**
 * Assigns a rehired staff member to the batches and upcoming sessions that this person lost by leaving. Skips batches
 * and sessions that have a new instructor, and sessions that the staff member cannot lead. If the caller is a
 * department head, also skips batches of other departments.
 */
export function takeBackSessions(ctx: RequestContext, staffId: string): Promise<TakeBackPayload> {
  return ctx.session.write(async (em) => {
    const places = await lockPlaces(em, ctx.database, { staffIds: [staffId] });
    const staff = found(places.staff[0] ?? null, 'Staff member');
    if (staff.status === StaffStatus.TERMINATED) throw invalidField('staffId', 'The staff member has left.');
    const clock = clockOf(ctx);
    const known = await lockBatches(em, await batchesOnceOf(em, staff.id, clock.now));
    const batches = await changeable(ctx, em, known);
    const free = await freeSessionsOf(
      em,
      batches.map(({ id }) => id),
      staff.id,
      clock.now,
    );
    const own = batches.filter((batch) => batch.formerInstructor?.id === staff.id && !batch.instructor);
    const offered = offeredOf(free, own, staff);
    const given = possible(offered, await refusesClashes(em));
    const taken = own.filter(({ id }) => {
      const sessions = offered.filter(({ batchId }) => batchId === id);
      return sessions.length === 0 || sessions.some((session) => given.has(session.id));
    });
    for (const batch of taken) Object.assign(batch, { instructor: staff, formerInstructor: null });
    const takenIds = new Set(taken.map(({ id }) => id));
    const left = offered.filter(({ id }) => !given.has(id));
    const skipped = new Set(left.filter(({ batchId }) => takenIds.has(batchId)).map(({ id }) => id));
    await reconcileBatches(em, clock, batches, { back: { instructorId: staff.id, given, skipped } });
    return { staffId: staff.id, batches: taken.length, sessions: given.size, skipped: left.length };
  });
}

/** Returns the batches to which the caller may assign an instructor. Completed and cancelled batches are omitted. */
async function changeable(ctx: RequestContext, em: SqlEntityManager, batches: readonly Batch[]): Promise<Batch[]> {
  const open = batches.filter((batch) => !isOver(batch));
  const { role, staffId } = requireAcademy(ctx).viewer;
  if (role !== 'department_head') return open;
  const ids = open.map(({ course }) => course.id);
  const courses = staffId
    ? await em.find(Course, { id: { $in: ids }, department: { headStaff: { id: staffId } } })
    : [];
  const led = new Set(courses.map(({ id }) => id));
  return open.filter(({ course }) => led.has(course.id));
}

/**
 * Returns the sessions without an instructor that the staff member may get back: sessions whose former instructor is
 * the staff member, and sessions that follow the instructor of a batch in `own`.
 */
function offeredOf(free: readonly FreeSession[], own: readonly Batch[], staff: Staff): FreeSession[] {
  const ownIds = new Set(own.map(({ id }) => id));
  return free.filter(
    ({ batchId, slotDate, overrides, formerInstructorId }) =>
      formerInstructorId === staff.id ||
      (ownIds.has(batchId) && slotDate !== null && !overrides.includes(SessionOverride.INSTRUCTOR)),
  );
}

/**
 * Returns the ids of the sessions that the staff member can lead. If the academy refuses clashes, omits sessions that
 * overlap another session of the staff member or an earlier session in `offered`.
 */
function possible(offered: readonly FreeSession[], isRefusing: boolean): Set<string> {
  const ids = new Set<string>();
  let busyUntil = '';
  for (const { id, startsAt, endsAt, isBusy, isAway } of offered) {
    if (isAway || (isRefusing && (isBusy || startsAt < busyUntil))) continue;
    ids.add(id);
    if (endsAt > busyUntil) busyUntil = endsAt;
  }
  return ids;
}

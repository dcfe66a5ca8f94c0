import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven, findRecord, getRecord, newCode } from '../../../platform/database/records.ts';
import {
  type FieldErrors,
  forbidden,
  invalidField,
  refuseIfAny,
  unlessRefused,
} from '../../../platform/errors/app-error.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import { requireAcademy, todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { lockAcademy } from '../../academy/academies/academy-lock.ts';
import { assertWithinPlan } from '../../academy/academies/plan.ts';
import type { Staff } from '../../people/staff/staff.entity.ts';
import { worksOn } from '../../people/staff/staff-values.ts';
import { Course } from '../courses/course.entity.ts';
import { assertLeadsCourse } from '../courses/course.service.ts';
import { courseDeleting } from '../courses/course.signals.ts';
import { type LockedPlaces, lockPlaces, type Places, rowOf } from '../rooms/lock-places.ts';
import { changePlace, chosenRoom } from '../rooms/place.ts';
import type { Room } from '../rooms/room.entity.ts';
import { Batch } from './batch.entity.ts';
import { BatchStatus, isEnd } from './batch.enums.ts';
import type { CreateBatchInput, UpdateBatchInput } from './batch.inputs.ts';
import { type BatchSchedule, batchDatesMoving, batchEnded, batchResized, batchScheduled } from './batch.signals.ts';

/** Creates a batch of a course. Returns the batch's id. */
export function createBatch(ctx: RequestContext, { courseId, ...input }: CreateBatchInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const academy = await lockAcademy(em, ctx.session.academyId);
    let course = null as Course | null;
    const chosen = await lockChosen(ctx, em, input, {
      async between() {
        // locks the course, so that no other transaction deletes it before the batch is written
        course = await findRecord(em, Course, courseId, { lock: 'shared' });
        if (course) await assertLeadsCourse(ctx, em, course);
      },
    });
    const batch = new Batch();
    batch.code = newCode('BAT');
    batch.maxStudents = academy.settings.defaultBatchCapacity;
    const errors = change(ctx, batch, input, chosen);
    if (!course) errors.courseId = [messages.selected('courseId')];
    Object.assign(batch, unlessRefused(errors, { course }));
    await assertWithinPlan(em, academy, { resource: 'batches', entity: Batch });
    em.persist(batch);
    await reschedule(ctx, em, batch, null);
    return batch.id;
  });
}

/**
 * Changes a batch. Department heads may change the batches of their departments. Teachers may change only the notes of
 * batches that they lead. A new status or number of seats also changes enrollments in the batch, in the same
 * transaction. If the input sets the status or the last day of a batch whose instructor has left the academy, removes
 * the instructor from the batch, unless it is over.
 */
export function updateBatch(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateBatchInput,
): Promise<void> {
  assertNotesAlone(ctx, input);
  return ctx.session.write(async (em) => {
    const keeping = await presentInstructor(em, id, input);
    const chosen = await lockChosen(ctx, em, input, {
      staffIds: [keeping],
      taken: { batchIds: [id] },
      between: () => lockForDates(ctx, em, id, input),
    });
    const batch = await writableBatch(ctx, em, id);
    assertVersion(batch, expectedVersion);
    const { status, maxStudents } = batch;
    const before = scheduleOf(batch);
    const errors = change(ctx, batch, input, chosen);
    if (input.status !== undefined) batch.statusIsManual = true;
    const statusChanged = batch.status !== status;
    if (statusChanged) batch.calledOffOn = batch.status === BatchStatus.CANCELLED ? todayOf(ctx) : null;
    const isKept = batch.instructor?.id !== keeping || mayTeach(ctx, rowOf(chosen.staff, keeping), batch);
    if (keeping !== null && !isKept && batch.endDate >= todayOf(ctx)) releaseInstructor(batch);
    if (batch.maxStudents !== maxStudents) await ctx.signals.publish(ctx, em, batchResized, { batch, errors });
    refuseIfAny(errors);
    if (statusChanged && isEnd(batch.status)) {
      await ctx.signals.publish(ctx, em, batchEnded, { batch, how: batch.status });
    }
    await reschedule(ctx, em, batch, before);
  });
}

/** Marks a batch as deleted and drops its open enrollments. */
export function deleteBatch(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const batch = await writableBatch(ctx, em, id);
    assertVersion(batch, expectedVersion);
    const before = scheduleOf(batch);
    batch.deletedAt = now();
    if (batch.status !== BatchStatus.CANCELLED) batch.calledOffOn = todayOf(ctx);
    await ctx.signals.publish(ctx, em, batchEnded, { batch, how: 'deleted' });
    await reschedule(ctx, em, batch, before);
  });
}

/**
 * Publishes {@link batchScheduled} if the schedule of a batch differs from `before`, or if `before` is null because the
 * batch is new. Handlers then update the batch's sessions. If handlers report errors, throws BAD_USER_INPUT with these
 * errors.
 */
export async function reschedule(
  ctx: RequestContext,
  em: SqlEntityManager,
  batch: Batch,
  before: BatchSchedule | null,
): Promise<void> {
  if (before && isDeepStrictEqual(before, scheduleOf(batch))) return;
  const errors: FieldErrors = {};
  const afterwards: (() => Promise<void>)[] = [];
  await ctx.signals.publish(ctx, em, batchScheduled, { batch, before, errors, afterwards });
  refuseIfAny(errors);
  for (const work of afterwards) await work();
}

/** Returns the fields of a batch that determine its sessions. */
export function scheduleOf(batch: Batch): BatchSchedule {
  const { startDate, endDate, startTime, endTime, daysOfWeek, status, classroom, deletedAt } = batch;
  const instructors = {
    instructorId: batch.instructor?.id ?? null,
    formerInstructorId: batch.formerInstructor?.id ?? null,
  };
  const keys = { ...instructors, roomId: batch.room?.id ?? null };
  return { startDate, endDate, startTime, endTime, daysOfWeek, status, classroom, deletedAt, ...keys };
}

/**
 * Removes the instructor from a batch, because the instructor has left the academy. Stores the instructor as the
 * batch's `formerInstructor`.
 */
export function releaseInstructor(batch: Batch): void {
  batch.formerInstructor = batch.instructor;
  batch.instructor = null;
}

/** Throws FORBIDDEN if the caller is a teacher and changes any field of a batch except `notes`. */
function assertNotesAlone(ctx: RequestContext, { notes: _, ...others }: UpdateBatchInput): void {
  const isMore = Object.values(others).some((value) => value !== undefined);
  if (requireAcademy(ctx).viewer.role === 'teacher' && isMore) throw forbidden();
}

async function writableBatch(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<Batch> {
  const batch = await getRecord(em, Batch, id, { name: 'Batch', lock: true });
  const { viewer } = requireAcademy(ctx);
  if (viewer.role === 'teacher' && (!viewer.staffId || batch.instructor?.id !== viewer.staffId)) throw forbidden();
  await assertLeadsBatch(ctx, em, batch);
  return batch;
}

/** Throws FORBIDDEN if the caller is a department head who does not lead the department of the batch's course. */
export async function assertLeadsBatch(ctx: RequestContext, em: SqlEntityManager, batch: Batch): Promise<void> {
  if (requireAcademy(ctx).viewer.role !== 'department_head') return;
  const course = await findRecord(em, Course, batch.course.id);
  if (!course) throw forbidden();
  await assertLeadsCourse(ctx, em, course);
}

/** The input fields that determine the sessions of a batch. */
const FOLLOWED = [
  ...['startDate', 'endDate', 'startTime', 'endTime', 'daysOfWeek', 'status'],
  ...['instructorId', 'roomId', 'classroom'],
];

/** The instructor and the room that an input names, and all staff and rooms that were locked for the write. */
interface Chosen extends LockedPlaces {
  readonly instructor: Staff | null;
  readonly room: Room | null;
}

/**
 * If the input sets a field that determines sessions, locks the instructor and the room in the input. Until the
 * transaction ends, no other transaction can change or delete them.
 */
async function lockChosen(
  ctx: RequestContext,
  em: SqlEntityManager,
  input: UpdateBatchInput,
  { staffIds = [], ...others }: Pick<Places, 'staffIds' | 'taken' | 'between'>,
): Promise<Chosen> {
  const { instructorId, roomId, classroom } = input;
  const isFollowed = FOLLOWED.some((name) => input[name as keyof UpdateBatchInput] !== undefined);
  const roomName = roomId === undefined ? classroom : null;
  const places = { staffIds: [instructorId, ...staffIds], roomIds: [roomId], roomName, ...others };
  if (!isFollowed) await others.between?.();
  const locked = isFollowed ? await lockPlaces(em, ctx.database, places) : { staff: [], rooms: [] };
  return { ...locked, instructor: rowOf(locked.staff, instructorId) ?? null, room: chosenRoom(input, locked.rooms) };
}

/**
 * Returns the id of the batch's present instructor if the input sets the status to upcoming or ongoing, or sets the last
 * day, but sets no instructor. Otherwise returns null. This instructor may have left the academy since the batch ended.
 */
async function presentInstructor(
  em: SqlEntityManager,
  id: string,
  { status, endDate, instructorId }: UpdateBatchInput,
): Promise<string | null> {
  const isExtended = status === undefined ? endDate !== undefined : !isEnd(status);
  if (!isExtended || instructorId !== undefined) return null;
  return (await findRecord(em, Batch, id))?.instructor?.id ?? null;
}

/** If the input changes the first or the last day of the batch, locks the students whose fees may then change. */
async function lockForDates(
  ctx: RequestContext,
  em: SqlEntityManager,
  id: string,
  { startDate, endDate }: UpdateBatchInput,
): Promise<void> {
  if (startDate === undefined && endDate === undefined) return;
  const known = await findRecord(em, Batch, id);
  if (!known) return;
  const isMoved = (startDate ?? known.startDate) !== known.startDate || (endDate ?? known.endDate) !== known.endDate;
  if (isMoved) await ctx.signals.ask(ctx, em, batchDatesMoving, { batchId: known.id });
}

/** Returns true if a staff member can be the instructor of a batch: works until its first day, or later. */
const mayTeach = (ctx: RequestContext, staff: Staff | null | undefined, { startDate }: Batch): boolean =>
  Boolean(staff && worksOn(staff, startDate, todayOf(ctx)));

/** Applies an input to a batch. Returns an error for each invalid field. */
function change(
  ctx: RequestContext,
  batch: Batch,
  { instructorId, roomId, classroom, ...given }: UpdateBatchInput,
  { instructor, room }: Chosen,
): FieldErrors {
  assignGiven(batch, given);
  const errors = changePlace(batch, { roomId, classroom }, room);
  if (batch.endDate < batch.startDate) errors.endDate = [messages.dateAfterOrEqual('endDate', 'startDate')];
  if (batch.endTime <= batch.startTime) errors.endTime = [messages.dateAfter('endTime', 'startTime')];
  if (instructorId !== undefined) {
    const isKept = instructor !== null && instructor.id === batch.instructor?.id;
    if (instructorId !== null && !isKept && !mayTeach(ctx, instructor, batch)) {
      errors.instructorId = [messages.selected('instructorId')];
    }
    batch.instructor = instructor;
    if (instructor) batch.formerInstructor = null;
  }
  return errors;
}

/** Throws BAD_USER_INPUT if a course that is about to be deleted has batches. */
export const forbidDeletingCourseWithBatches = onSignal(courseDeleting, async (_ctx, em, { course }) => {
  if ((await em.count(Batch, { course })) > 0) throw invalidField('id', 'The course still has batches.');
});

import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords, referTo } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { isUuid } from '../../../platform/validation/uuid.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { Course } from '../../academics/courses/course.entity.ts';
import { Room } from '../../academics/rooms/room.entity.ts';
import type { Closure } from './closure.entity.ts';
import { ClosureTarget } from './closure-target.entity.ts';

const KINDS = ['courseIds', 'batchIds', 'roomIds'] as const;

/**
 * The ids of the courses, batches and rooms to which a closure applies, each list sorted. If all lists are empty, the
 * closure applies to the whole academy.
 */
export type TargetIds = Readonly<Record<(typeof KINDS)[number], readonly string[]>>;

/** The ids in an input. A list that the input omits is not changed. */
type GivenIds = { readonly [Kind in keyof TargetIds]?: readonly string[] | undefined };

/** Returns the ids of the courses, batches and rooms in a closure's targets. */
export const targetIdsOf = (targets: readonly ClosureTarget[]): TargetIds => ({
  courseIds: targets.flatMap(({ course }) => course?.id ?? []).toSorted(),
  batchIds: targets.flatMap(({ batch }) => batch?.id ?? []).toSorted(),
  roomIds: targets.flatMap(({ room }) => room?.id ?? []).toSorted(),
});

/**
 * Returns errors for targets that do not exist, by paths such as `courseIds.0`. Targets that the closure already has
 * are allowed, even if they were deleted. Locks the closure's present and new rooms, so that no other transaction moves
 * a batch into or out of these rooms at the same time.
 */
export async function targetErrors(em: SqlEntityManager, present: TargetIds, given: GivenIds): Promise<FieldErrors> {
  const rooms = await lockRecords(em, Room, [...present.roomIds, ...(given.roomIds ?? [])]);
  // courses and batches need no lock: if one of them is deleted meanwhile, it has no upcoming sessions
  const courses = await found(em, Course, given.courseIds);
  const batches = await found(em, Batch, given.batchIds);
  const there = { courseIds: courses, batchIds: batches, roomIds: rooms };
  const errors: FieldErrors = {};
  for (const kind of KINDS) {
    const known = new Set([...there[kind].map(({ id }) => id), ...present[kind]]);
    for (const [index, id] of (given[kind] ?? []).entries()) {
      const field = `${kind}.${index}`;
      if (!known.has(id.toLowerCase())) errors[field] = [messages.selected(field)];
    }
  }
  return errors;
}

async function found(
  em: SqlEntityManager,
  entity: typeof Course | typeof Batch,
  ids: readonly string[] = [],
): Promise<readonly { id: string }[]> {
  const wanted = ids.filter(isUuid).map((id) => id.toLowerCase());
  return wanted.length > 0 ? em.find<Course | Batch>(entity, { id: { $in: wanted } }) : [];
}

/**
 * Replaces the targets of a closure, except targets of kinds that `given` omits. Returns the ids of all targets of the
 * closure.
 */
export function exchangeTargets(
  em: SqlEntityManager,
  closure: Closure,
  targets: readonly ClosureTarget[],
  given: GivenIds,
): TargetIds {
  const named = { ...targetIdsOf(targets) };
  for (const kind of KINDS) {
    const ids = given[kind];
    if (!ids) continue;
    const wanted = new Set(ids.map((id) => id.toLowerCase()));
    named[kind] = [...wanted].toSorted();
    for (const target of targets) {
      const id = idOf(kind, target);
      if (id !== undefined && !wanted.delete(id)) em.remove(target);
    }
    for (const id of wanted) em.persist(newTarget(em, closure, kind, id));
  }
  return named;
}

const idOf = (kind: keyof TargetIds, { course, batch, room }: ClosureTarget): string | undefined =>
  ({ courseIds: course, batchIds: batch, roomIds: room })[kind]?.id;

function newTarget(em: SqlEntityManager, closure: Closure, kind: keyof TargetIds, id: string): ClosureTarget {
  const target = new ClosureTarget();
  target.closure = closure;
  if (kind === 'courseIds') target.course = referTo(em, Course, id);
  if (kind === 'batchIds') target.batch = referTo(em, Batch, id);
  if (kind === 'roomIds') target.room = referTo(em, Room, id);
  return target;
}

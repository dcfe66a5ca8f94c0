import type { SqlEntityManager } from '@mikro-orm/sql';
import { actorIn } from '../../../platform/database/actor.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { now } from '../../../platform/time/now.ts';
import type { ChangedDays } from './changed-days.types.ts';
import type { ClassSession } from './class-session.entity.ts';
import { SessionStatus } from './session.enums.ts';

/** Days of the weekly schedule of a batch that are not charged from now on. */
export interface ExcusedDays {
  readonly batchId: string;
  readonly days: readonly string[];
}

/** Credits charges for days that are no longer charged, in the background. */
export const sessionsExcused = jobKind<ExcusedDays>('sessions.excused');

/** Revokes credits for days that are charged again. */
export const sessionsCharged = jobKind<ExcusedDays>('sessions.charged');

/** The fields of a session that decide whether it is charged. */
type Charged = Pick<ClassSession, 'status' | 'excusesFees'>;

/** A session of the weekly schedule, as it is from now on, and whether it was excused before. */
export interface ExcuseChange {
  readonly batchId: string;
  readonly slotDate: string | null;
  readonly startsAt: string;
  readonly wasExcused: boolean;
  readonly isExcused: boolean;
}

/** Returns whether a session is cancelled and not charged. */
export const isExcused = ({ status, excusesFees }: Charged): boolean =>
  status === SessionStatus.CANCELLED && excusesFees;

/** Queues what follows from sessions that are not charged any more, or charged again: jobs for each batch. */
export async function tellExcused(em: SqlEntityManager, changes: readonly ExcuseChange[]): Promise<void> {
  if (!actorIn(em)) return;
  for (const { batchId, excused, charged } of excusedDays(changes)) {
    if (excused.length > 0) await enqueue(em, sessionsExcused, { batchId, days: excused });
    if (charged.length > 0) await enqueue(em, sessionsCharged, { batchId, days: charged });
  }
}

/** Returns the days that changes excuse and charge again, by batch. A session that has begun stays excused. */
export function excusedDays(changes: readonly ExcuseChange[]): ChangedDays[] {
  const present = now();
  return [...Map.groupBy(changes, ({ batchId }) => batchId)].map(([batchId, own]) => {
    const daysOf = (some: readonly ExcuseChange[]) => some.flatMap(({ slotDate }) => slotDate ?? []);
    const excused = daysOf(own.filter(({ wasExcused, isExcused: is }) => is && !wasExcused));
    const toCome = own.filter(({ startsAt }) => startsAt > present);
    return { batchId, excused, charged: daysOf(toCome.filter(({ wasExcused, isExcused: is }) => wasExcused && !is)) };
  });
}

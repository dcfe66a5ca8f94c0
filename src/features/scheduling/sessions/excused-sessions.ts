import type { SqlEntityManager } from '@mikro-orm/sql';
import { actorIn } from '../../../platform/database/actor.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { now } from '../../../platform/time/now.ts';
import type { ChangedDays } from './changed-days.types.ts';
import type { ClassSession } from './class-session.entity.ts';
import { SessionStatus } from './session.enums.ts';

/** The days in the schedule of a batch that are no longer charged. */
export interface ExcusedDays {
  readonly batchId: string;
  readonly days: readonly string[];
}

/** The job that creates credits for charges on days that are no longer charged. */
export const sessionsExcused = jobKind<ExcusedDays>('sessions.excused');

/** The job that revokes credits for days that are charged again. */
export const sessionsCharged = jobKind<ExcusedDays>('sessions.charged');

/** The fields that determine if students pay for a session. */
type Charged = Pick<ClassSession, 'status' | 'excusesFees'>;

/** A session in its new state. Also states whether the session was charged before. */
export interface ExcuseChange {
  readonly batchId: string;
  readonly slotDate: string | null;
  readonly startsAt: string;
  readonly wasExcused: boolean;
  readonly isExcused: boolean;
}

/** Returns true if a session is cancelled and not charged. */
export const isExcused = ({ status, excusesFees }: Charged): boolean =>
  status === SessionStatus.CANCELLED && excusesFees;

/** Enqueues jobs per batch for sessions that are no longer charged or are charged again. */
export async function tellExcused(em: SqlEntityManager, changes: readonly ExcuseChange[]): Promise<void> {
  if (!actorIn(em)) return;
  for (const { batchId, excused, charged } of excusedDays(changes)) {
    if (excused.length > 0) await enqueue(em, sessionsExcused, { batchId, days: excused });
    if (charged.length > 0) await enqueue(em, sessionsCharged, { batchId, days: charged });
  }
}

/**
 * Returns, by batch, the days that are newly excused, and the days that are charged again. A session that has begun and
 * was excused stays excused.
 */
export function excusedDays(changes: readonly ExcuseChange[]): ChangedDays[] {
  const present = now();
  return [...Map.groupBy(changes, ({ batchId }) => batchId)].map(([batchId, own]) => {
    const daysOf = (some: readonly ExcuseChange[]) => some.flatMap(({ slotDate }) => slotDate ?? []);
    const excused = daysOf(own.filter(({ wasExcused, isExcused: is }) => is && !wasExcused));
    const toCome = own.filter(({ startsAt }) => startsAt > present);
    return { batchId, excused, charged: daysOf(toCome.filter(({ wasExcused, isExcused: is }) => wasExcused && !is)) };
  });
}

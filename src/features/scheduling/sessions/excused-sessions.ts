import type { SqlEntityManager } from '@mikro-orm/sql';
import { actorIn } from '../../../platform/database/actor.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { now } from '../../../platform/time/now.ts';
import type { ChangedDays } from './changed-days.types.ts';
import type { ClassSession } from './class-session.entity.ts';
import { SessionStatus } from './session.enums.ts';

/**
 * The data of a job: days in the schedule of a batch. The kind of the job states whether these days are no longer
 * charged or are charged again.
 */
export interface ExcusedDays {
  readonly batchId: string;
  readonly days: readonly string[];
}

/** The job that creates credits for days that are no longer charged. */
export const sessionsExcused = jobKind<ExcusedDays>('sessions.excused');

/** The job that revokes credits for days that are charged again. */
export const sessionsCharged = jobKind<ExcusedDays>('sessions.charged');

/** The fields that determine whether students pay for a session. */
type Charged = Pick<ClassSession, 'status' | 'excusesFees'>;

/** A session in its new state. `wasExcused` states whether the session was excused from fees before. */
export interface ExcuseChange {
  readonly session: Charged & Pick<ClassSession, 'batchId' | 'slotDate' | 'startsAt'>;
  readonly wasExcused: boolean;
}

/** Returns true if a session is cancelled and students do not pay for it. */
export const isExcused = ({ status, excusesFees }: Charged): boolean =>
  status === SessionStatus.CANCELLED && excusesFees;

/** Enqueues jobs for each batch with sessions that are no longer charged or are charged again. */
export async function tellExcused(em: SqlEntityManager, changes: readonly ExcuseChange[]): Promise<void> {
  if (!actorIn(em)) return;
  for (const { batchId, excused, charged } of excusedDays(changes)) {
    if (excused.length > 0) await enqueue(em, sessionsExcused, { batchId, days: excused });
    if (charged.length > 0) await enqueue(em, sessionsCharged, { batchId, days: charged });
  }
}

/**
 * Returns, by batch, the days that are newly excused from fees, and the days that are charged again. A session that has
 * begun is charged again only if a user restored it. If it stays cancelled, it did not take place.
 */
export function excusedDays(changes: readonly ExcuseChange[]): ChangedDays[] {
  const present = now();
  const isCharged = ({ session, wasExcused }: ExcuseChange) =>
    wasExcused && !isExcused(session) && (session.startsAt > present || session.status !== SessionStatus.CANCELLED);
  return [...Map.groupBy(changes, ({ session }) => session.batchId)].map(([batchId, own]) => {
    const daysOf = (some: readonly ExcuseChange[]) => some.flatMap(({ session }) => session.slotDate ?? []);
    const excused = daysOf(own.filter(({ session, wasExcused }) => isExcused(session) && !wasExcused));
    return { batchId, excused, charged: daysOf(own.filter(isCharged)) };
  });
}

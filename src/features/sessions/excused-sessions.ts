import type { SqlEntityManager } from '@mikro-orm/sql';
import { actorIn } from '../../platform/database/actor.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { ClassSession } from './class-session.entity.ts';
import { SessionStatus } from './session.enums.ts';

/** Days of the weekly schedule of a batch that are not charged from now on. */
export interface ExcusedDays {
  readonly batchId: string;
  readonly days: readonly string[];
}

/** What was billed for days that are not charged any more has to follow, which nobody waits for. */
export const sessionsExcused = jobKind<ExcusedDays>('sessions.excused');

/** What of a session decides whether it is charged. */
type Charged = Pick<ClassSession, 'status' | 'excusesFees'>;

/** A session of the weekly schedule, as it is from now on, and whether it was excused before. */
export interface ExcuseChange {
  readonly batchId: string;
  readonly slotDate: string | null;
  readonly wasExcused: boolean;
  readonly isExcused: boolean;
}

/** Whether a session falls out and is not charged. */
export const isExcused = ({ status, excusesFees }: Charged): boolean =>
  status === SessionStatus.CANCELLED && excusesFees;

/** Queues what follows from sessions that are not charged any more: a job for each batch. */
export async function tellExcused(em: SqlEntityManager, changes: readonly ExcuseChange[]): Promise<void> {
  if (!actorIn(em)) return;
  const excused = changes.filter(({ wasExcused, isExcused: is }) => is && !wasExcused);
  for (const [batchId, own] of Map.groupBy(excused, (change) => change.batchId)) {
    const days = own.flatMap(({ slotDate }) => slotDate ?? []);
    if (days.length > 0) await enqueue(em, sessionsExcused, { batchId, days });
  }
}

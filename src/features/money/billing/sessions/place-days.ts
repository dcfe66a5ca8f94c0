import type { SqlEntityManager } from '@mikro-orm/sql';
import { FIRST_DAY, hasDay, LAST_DAY } from '../../../../platform/time/days.ts';
import { now } from '../../../../platform/time/now.ts';
import { ClassSession } from '../../../scheduling/sessions/class-session.entity.ts';
import { learnedIn } from '../../pricing/counted-days.ts';
import type { PricedEnrollment } from '../../pricing/priced-enrollment.ts';

/** All days of the calendar. */
export const ALL_DAYS = { from: FIRST_DAY, until: LAST_DAY };

/** Returns true if the place of an enrollment includes the session of a day. */
export type HasSession = (enrollment: PricedEnrollment, day: string) => boolean;

/**
 * Returns a function that decides which sessions the places of enrollments include. A student who has left pays for the
 * session of the day of leaving only if it has begun. The student cannot attend any later session, even if a closure
 * that cancelled it is deleted.
 */
export async function readPlaceSessions(
  em: SqlEntityManager,
  enrollments: readonly PricedEnrollment[],
): Promise<HasSession> {
  const left = enrollments.flatMap(({ batch, until }) => (batch && until !== null ? [{ batch, until }] : []));
  const where = {
    batch: { id: { $in: [...new Set(left.map(({ batch }) => batch.id))] } },
    slotDate: { $in: [...new Set(left.map(({ until }) => until))] },
    startsAt: { $lte: now() },
  };
  const sessions = left.length > 0 ? await em.find(ClassSession, where, { fields: ['batchId', 'slotDate'] }) : [];
  const begun = new Set(sessions.map(({ batchId, slotDate }) => `${batchId} ${slotDate}`));

  return (enrollment, day) => {
    const learned = learnedIn(ALL_DAYS, enrollment);
    if (!learned || !hasDay(learned, day)) return false;
    return day !== enrollment.until || begun.has(`${enrollment.batchId} ${day}`);
  };
}

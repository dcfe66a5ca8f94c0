import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion } from '../../../platform/database/records.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Academy } from '../../academy/academies/academy.entity.ts';
import { isWithinEditHours } from '../../academy/academies/edit-hours.ts';
import type { ClassSession } from '../sessions/class-session.entity.ts';
import { clockOf } from '../sessions/schedule-clock.ts';
import { SessionStatus } from '../sessions/session.enums.ts';
import { lockSession } from './locked-session.ts';
import { leadsForAnother } from './session-rights.ts';

/**
 * Sets the status of a session to "held". Throws BAD_USER_INPUT if the session has not begun. A teacher who is not the
 * instructor of the batch can do so only during the academy's edit hours for attendance marks.
 */
export function holdSession(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const { session, batch } = await lockSession(ctx, em, id);
    assertVersion(session, expectedVersion);
    if (session.status === SessionStatus.CANCELLED) throw invalidField('status', 'The session is cancelled.');
    if (session.status === SessionStatus.HELD) throw invalidField('status', 'The session has been held.');
    if (session.startsAt > clockOf(ctx).now) throw invalidField('status', 'The session has not begun.');
    if (leadsForAnother(ctx, batch)) await assertWithinEditHours(ctx, em, session);
    session.status = SessionStatus.HELD;
  });
}

/** Throws BAD_USER_INPUT if the edit hours after the day of the session are over. */
async function assertWithinEditHours(ctx: RequestContext, em: SqlEntityManager, { date }: ClassSession): Promise<void> {
  const { settings } = await em.findOneOrFail(Academy, { id: academyOf(em) });
  const { timezone } = requireAcademy(ctx);
  if (!isWithinEditHours(date, timezone, settings.attendanceEditHours, clockOf(ctx).now)) {
    throw invalidField('status', 'The session is outside the edit window.');
  }
}

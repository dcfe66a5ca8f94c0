import { assertVersion } from '../../platform/database/records.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { clockOf } from '../sessions/schedule-clock.ts';
import { SessionStatus } from '../sessions/session.enums.ts';
import { lockSession } from './locked-session.ts';

/** Says that a session, which has begun, is held. */
export function holdSession(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const { session } = await lockSession(ctx, em, id);
    assertVersion(session, expectedVersion);
    if (session.status === SessionStatus.CANCELLED) throw invalidField('status', 'The session is cancelled.');
    if (session.status === SessionStatus.HELD) throw invalidField('status', 'The session has been held.');
    if (session.startsAt > clockOf(ctx).now) throw invalidField('status', 'The session has not begun.');
    session.status = SessionStatus.HELD;
  });
}

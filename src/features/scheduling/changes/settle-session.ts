import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { Batch } from '../../academics/batches/batch.entity.ts';
import { refusingClashes } from '../clashes/refusing-clashes.ts';
import type { ClassSession } from '../sessions/class-session.entity.ts';
import { reconcileBatches } from '../sessions/reconcile.ts';
import { clockOf } from '../sessions/schedule-clock.ts';

/** Computes the start and end instants of a session from its day and times in the academy's time zone. */
export function setInstants(ctx: RequestContext, session: ClassSession): void {
  Object.assign(session, clockOf(ctx).wall.intervalOf(session.date, session.startTime, session.endTime));
}

/** A session and its batch. The batch is locked, and so is the session unless it is new. */
interface SessionToSettle {
  readonly session: ClassSession;
  readonly batch: Batch;
  readonly isNew?: boolean;
}

/**
 * Writes a session that was added, moved or restored, or that got another instructor or room. Then applies the
 * academy's closures to the session. If the academy refuses clashes, throws BAD_USER_INPUT for hard clashes that the
 * write causes.
 */
export async function settleSession(
  ctx: RequestContext,
  em: SqlEntityManager,
  { session, batch, isNew = false }: SessionToSettle,
): Promise<void> {
  await refusingClashes(ctx, em, isNew ? [] : [session.id], async () => {
    em.persist(session);
    await em.flush();
    await reconcileBatches(em, clockOf(ctx), [batch]);
    return { sessionIds: [session.id] };
  });
}

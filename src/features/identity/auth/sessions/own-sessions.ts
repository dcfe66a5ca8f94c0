import { systemTransaction } from '../../../../platform/database/tenant-session.ts';
import { notFound } from '../../../../platform/errors/app-error.ts';
import type { MessagePayload } from '../../../../platform/graphql/message.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { isUuid } from '../../../../platform/validation/uuid.ts';
import { Session } from './session.entity.ts';
import { endSessions, holder } from './sessions.ts';

/**
 * Ends one of the caller's login sessions, which may be the current one. All processes reject its token from then on.
 * Throws NOT_FOUND if the login session has already ended or belongs to another user.
 */
export async function revokeSession(ctx: RequestContext, id: string): Promise<void> {
  const { userId } = holder(ctx);
  const wanted = { id: isUuid(id) ? id.toLowerCase() : '', user: userId, revokedAt: null, expiresAt: { $gt: now() } };
  if (wanted.id === '') throw notFound('Session');
  const revoked = await systemTransaction(ctx.database, (em) => em.nativeUpdate(Session, wanted, { revokedAt: now() }));
  if (revoked === 0) throw notFound('Session');
}

/** Ends all login sessions of the caller except the current one. */
export async function revokeOtherSessions(ctx: RequestContext): Promise<MessagePayload> {
  const { userId, sessionId } = holder(ctx);
  await systemTransaction(ctx.database, (em) => endSessions(em, userId, { except: sessionId }));
  return { message: 'All other sessions have ended.' };
}

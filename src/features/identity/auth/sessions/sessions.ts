import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import type { Config } from '../../../../config.ts';
import { unauthenticated } from '../../../../platform/errors/app-error.ts';
import { subnetOf } from '../../../../platform/http/networks.ts';
import type { Principal } from '../../../../platform/permissions/caller.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { User } from '../user.entity.ts';
import { Session } from './session.entity.ts';
import { signToken } from './tokens.ts';

/** A token, and the time at which it and its login session expire: RFC 3339, UTC. */
export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: string;
}

type TokenConfig = Pick<Config, 'jwtSecrets' | 'tokenTtl'>;

/** The maximum number of characters of a user agent that are stored. */
const MAX_USER_AGENT = 255;

/**
 * The user agent and the IP address of a sign-in. They help the user to recognize the login session. Only a part of the
 * IP address is stored.
 */
type Client = Partial<Pick<RequestContext, 'ip' | 'userAgent'>>;

/** Creates a login session of the user, and returns its first token. The next flush stores the login session. */
export function startSession(
  em: SqlEntityManager,
  config: TokenConfig,
  userId: string,
  { ip, userAgent }: Client = {},
): IssuedToken {
  const sessionId = uuid();
  const { tokenId, ...issued } = issueToken(config, userId, sessionId);
  em.create(
    Session,
    {
      ...{
        id: sessionId,
        user: em.getReference(User, userId),
        tokenId,
        expiresAt: issued.expiresAt,
        lastUsedAt: now(),
      },
      ...{ userAgent: userAgent?.slice(0, MAX_USER_AGENT) || null, address: ip === undefined ? null : subnetOf(ip) },
    },
    { partial: true },
  );
  return issued;
}

/**
 * Replaces the token of a login session with a new one. Returns null if the login session has ended, or if `tokenId` is
 * not the id of its current token. If several requests replace the same token at the same time, only one succeeds.
 */
export async function rotateToken(
  em: SqlEntityManager,
  config: TokenConfig,
  held: { userId: string; sessionId: string; tokenId: string },
): Promise<IssuedToken | null> {
  const { tokenId, ...issued } = issueToken(config, held.userId, held.sessionId);
  const rotated = await em.nativeUpdate(
    Session,
    { id: held.sessionId, tokenId: held.tokenId, revokedAt: null },
    { tokenId, previousTokenId: held.tokenId, rotatedAt: now(), lastUsedAt: now(), expiresAt: issued.expiresAt },
  );
  return rotated === 1 ? issued : null;
}

/** Ends a login session. All processes reject its token from then on. */
export async function endSession(em: SqlEntityManager, sessionId: string): Promise<void> {
  await em.nativeUpdate(Session, { id: sessionId, revokedAt: null }, { revokedAt: now() });
}

/** Ends all login sessions of a user. With `except`, the login session with this id does not end. */
export async function endSessions(
  em: SqlEntityManager,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  const others = except === undefined ? {} : { id: { $ne: except } };
  await em.nativeUpdate(Session, { user: userId, revokedAt: null, ...others }, { revokedAt: now() });
}

/** Deletes the login sessions of a user whose tokens have expired. */
export async function deleteExpiredSessions(em: SqlEntityManager, userId: string): Promise<void> {
  await em.nativeDelete(Session, { user: userId, expiresAt: { $lte: now() } });
}

/** Returns the caller of a request. Throws UNAUTHENTICATED if the request has no valid token. */
export function holder({ principal }: RequestContext): Principal {
  if (!principal) throw unauthenticated();
  return principal;
}

function issueToken(config: TokenConfig, userId: string, sessionId: string) {
  const tokenId = uuid();
  const expiresAt = Math.floor(Date.now() / 1000) + config.tokenTtl;
  return {
    tokenId,
    token: signToken(config, { userId, sessionId, tokenId, expiresAt }),
    expiresAt: new Date(expiresAt * 1000).toISOString(),
  };
}

import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Config } from '../../config.ts';
import { isUuid } from '../../platform/validation/uuid.ts';

/** What a token says. */
export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** The token's own id: each refresh makes a new one. */
  readonly tokenId: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

type Keys = Pick<Config, 'jwtSecrets'>;

const ALGORITHM = 'HS256';
const ISSUER = 'academy-platform-api';
const AUDIENCE = 'academy-platform';
const MAX_BYTES = 4096;

/** A JWT signed with the newest key. */
export function signToken(config: Keys, claims: TokenClaims): string {
  const [newest] = keyring(config);
  if (!newest) throw new Error('There is no key to sign tokens with.');
  const [keyid, key] = newest;
  return jwt.sign({ sub: claims.userId, sid: claims.sessionId, jti: claims.tokenId, exp: claims.expiresAt }, key, {
    algorithm: ALGORITHM,
    issuer: ISSUER,
    audience: AUDIENCE,
    keyid,
  });
}

/** What the token says; null when it is malformed, too long, expired, or not signed by one of the keys. */
export function verifyToken(config: Keys, token: string): TokenClaims | null {
  if (token.length > MAX_BYTES) return null;
  const payload = verified(config, token);
  if (typeof payload !== 'object' || payload === null) return null;
  const { sub, sid, jti, exp } = payload;
  if (!isId(sub) || !isId(sid) || !isId(jti) || typeof exp !== 'number') return null;
  return { userId: sub, sessionId: sid, tokenId: jti, expiresAt: exp };
}

function verified(config: Keys, token: string): jwt.JwtPayload | string | null {
  try {
    const keyId = jwt.decode(token, { complete: true })?.header.kid;
    const key = keyring(config).get(keyId ?? '');
    return key ? jwt.verify(token, key, { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE }) : null;
  } catch {
    return null;
  }
}

const isId = (claim: unknown): claim is string => typeof claim === 'string' && isUuid(claim);

const keyrings = new WeakMap<readonly string[], Map<string, KeyObject>>();

/** The keys by their ids, newest first. */
function keyring({ jwtSecrets }: Keys): Map<string, KeyObject> {
  const known = keyrings.get(jwtSecrets);
  if (known) return known;
  const keys = new Map(jwtSecrets.map((secret) => [keyIdOf(secret), createSecretKey(Buffer.from(secret))]));
  keyrings.set(jwtSecrets, keys);
  return keys;
}

const keyIdOf = (secret: string): string =>
  createHash('sha256').update('key id of ').update(secret).digest('base64url').slice(0, 8);

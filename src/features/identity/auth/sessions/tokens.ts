import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../../../config.ts';
import { isUuid } from '../../../../platform/validation/uuid.ts';

export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** The id of the token (`jti`). Each refresh creates a token with a new id. */
  readonly tokenId: string;
  /** The expiry time in seconds since 1970. */
  readonly expiresAt: number;
}

type Keys = Pick<Config, 'jwtSecrets'>;

const ALGORITHM = 'HS256';
const ISSUER = 'academy-platform-api';
const AUDIENCE = 'academy-platform';
const MAX_BYTES = 4096;
/**
 * The maximum number of tokens that a process remembers after it has verified their signatures. Each one uses about
 * half a kilobyte of memory.
 */
const MAX_VERIFIED = 10_000;

/** Returns a JWT signed with the newest key. */
export function signToken(config: Keys, claims: TokenClaims): string {
  const [newest] = keyring(config).keys;
  if (!newest) throw new Error('There is no key to sign tokens with.');
  const [keyid, key] = newest;
  return jwt.sign({ sub: claims.userId, sid: claims.sessionId, jti: claims.tokenId, exp: claims.expiresAt }, key, {
    algorithm: ALGORITHM,
    issuer: ISSUER,
    audience: AUDIENCE,
    keyid,
  });
}

/**
 * Returns the claims in a token. Returns null if the token is malformed, too long, expired, or not signed with one of
 * the service's keys.
 */
export function verifyToken(config: Keys, token: string): TokenClaims | null {
  if (token.length > MAX_BYTES) return null;
  const { verified } = keyring(config);
  const known = verified.get(token);
  if (known && known.expiresAt > Date.now() / 1000) return known;
  verified.delete(token);
  const claims = verify(config, token);
  if (claims) verified.set(token, claims);
  return claims;
}

function verify(config: Keys, token: string): TokenClaims | null {
  const payload = payloadOf(config, token);
  if (typeof payload !== 'object' || payload === null) return null;
  const { sub, sid, jti, exp } = payload;
  if (!isId(sub) || !isId(sid) || !isId(jti) || typeof exp !== 'number') return null;
  return { userId: sub, sessionId: sid, tokenId: jti, expiresAt: exp };
}

function payloadOf(config: Keys, token: string): jwt.JwtPayload | string | null {
  try {
    const keyId = jwt.decode(token, { complete: true })?.header.kid;
    const key = keyring(config).keys.get(keyId ?? '');
    return key ? jwt.verify(token, key, { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE }) : null;
  } catch {
    return null;
  }
}

const isId = (claim: unknown): claim is string => typeof claim === 'string' && isUuid(claim);

interface Keyring {
  /** The keys by their ids, newest first. */
  readonly keys: Map<string, KeyObject>;
  /** The claims of tokens whose signature is already verified. The login session is still checked for each request. */
  readonly verified: LRUCache<string, TokenClaims>;
}

const keyrings = new WeakMap<readonly string[], Keyring>();

function keyring({ jwtSecrets }: Keys): Keyring {
  const known = keyrings.get(jwtSecrets);
  if (known) return known;
  const keys = new Map(jwtSecrets.map((secret) => [keyIdOf(secret), createSecretKey(Buffer.from(secret))]));
  const made = { keys, verified: new LRUCache<string, TokenClaims>({ max: MAX_VERIFIED }) };
  keyrings.set(jwtSecrets, made);
  return made;
}

const keyIdOf = (secret: string): string =>
  createHash('sha256').update('key id of ').update(secret).digest('base64url').slice(0, 8);

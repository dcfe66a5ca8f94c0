import { createHash, randomBytes } from 'node:crypto';

/** Bytes of randomness in the address of a feed. */
const TOKEN_BYTES = 32;

const FORM = /^[\w-]{43}$/;

/** What is kept of a token: SHA-256, in hexadecimal. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new token, which is shown once, and what to keep of it. */
export function newFeedToken(): { token: string; hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** What is kept of a token that somebody sent; null for what can be none. */
export const hashOfSent = (token: string): string | null => (FORM.test(token) ? hashOf(token) : null);

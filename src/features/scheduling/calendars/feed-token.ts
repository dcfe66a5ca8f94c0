import { hashOf, newSecret } from '../../../platform/secrets/secret-hash.ts';

/** 32 bytes in base64url. */
const FORM = /^[\w-]{43}$/;

/** A new token, which is shown once, and what to keep of it. */
export function newFeedToken(): { token: string; hash: string } {
  const token = newSecret();
  return { token, hash: hashOf(token) };
}

/** What is kept of a token that somebody sent; null for what can be none. */
export const hashOfSent = (token: string): string | null => (FORM.test(token) ? hashOf(token) : null);

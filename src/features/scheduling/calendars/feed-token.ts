import { hashOf, newSecret } from '../../../platform/secrets/secret-hash.ts';

/** 32 bytes in base64url. */
const FORM = /^[\w-]{43}$/;

/** A new token, which is shown once, and what to keep of it. */
export function newFeedToken(): { token: string; hash: string } {
  const token = newSecret();
  return { token, hash: hashOf(token) };
}

/** Returns the hash of a sent token; null for a text that cannot be a token. */
export const hashOfSent = (token: string): string | null => (FORM.test(token) ? hashOf(token) : null);

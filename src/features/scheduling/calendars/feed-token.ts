import { hashOf, newSecret } from '../../../platform/secrets/secret-hash.ts';

/** The format of a token: 32 bytes in base64url. */
const FORM = /^[\w-]{43}$/;

/** Returns a new token, which is shown only once, and its hash for storage. */
export function newFeedToken(): { token: string; hash: string } {
  const token = newSecret();
  return { token, hash: hashOf(token) };
}

/** Returns the hash of a token from a request; null if the text cannot be a token. */
export const hashOfSent = (token: string): string | null => (FORM.test(token) ? hashOf(token) : null);

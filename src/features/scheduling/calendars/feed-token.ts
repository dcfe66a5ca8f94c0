import { hashOf, newSecret } from '../../../platform/secrets/secret-hash.ts';

/** The format of a token: 32 bytes in base64url. */
const FORM = /^[\w-]{43}$/;

/** Returns a new token and its hash. The service stores only the hash. */
export function newFeedToken(): { token: string; hash: string } {
  const token = newSecret();
  return { token, hash: hashOf(token) };
}

/** Returns the hash of a token from a request. Returns null if the text does not have the format of a token. */
export const hashOfSent = (token: string): string | null => (FORM.test(token) ? hashOf(token) : null);

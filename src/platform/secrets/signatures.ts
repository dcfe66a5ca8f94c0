import { createHmac, timingSafeEqual } from 'node:crypto';
import { requireValue } from '../errors/require-value.ts';

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Signs a text with the newest key. Returns the signature in base64url. */
export const signatureOf = ([newest]: readonly Buffer[], text: string): string =>
  hmac(requireValue(newest), text).toString('base64url');

/** Returns true if any of the keys has signed the text. */
export function isSignedBy(keys: readonly Buffer[], text: string, signature: string): boolean {
  const sent = Buffer.from(signature, 'utf8');
  return keys.some((key) => {
    const expected = Buffer.from(hmac(key, text).toString('base64url'));
    return expected.length === sent.length && timingSafeEqual(expected, sent);
  });
}

/** The seconds for which a signed address is valid. */
const VALID_SECONDS = 5 * 60;

/** Returns the end of the validity of a new signed address, in seconds since 1970. */
export const expiryOf = (now = Date.now()): number => Math.floor(now / 1000) + VALID_SECONDS;

/** Returns true if `expires`, in seconds since 1970, is a valid time that has not passed. */
export const isUnexpired = (expires: number, now = Date.now()): boolean =>
  Number.isSafeInteger(expires) && expires * 1000 >= now;

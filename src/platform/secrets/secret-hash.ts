import { createHash, randomBytes } from 'node:crypto';

/** The number of random bytes in a secret. */
const SECRET_BYTES = 32;

/** Returns a new random secret, in base64url. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Returns the stored hash of a secret text: SHA-256, in hexadecimal. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

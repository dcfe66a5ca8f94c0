import { createHash, randomBytes } from 'node:crypto';

/** Bytes of randomness in a secret. */
const SECRET_BYTES = 32;

/** A new secret, in base64url: nobody guesses it. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** What is kept of a text that is not to be known: SHA-256, in hexadecimal. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

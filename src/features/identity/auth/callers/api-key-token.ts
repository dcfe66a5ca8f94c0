import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The prefix of every API key. People, and programs that search for leaked secrets, recognize a key by this prefix. */
const PREFIX = 'acad_';

/** The number of random bytes in the secret of a key. */
const SECRET_BYTES = 32;

/**
 * The format of a key: `acad_`, the id, the secret, and a checksum of the preceding parts. The parts after `acad_`
 * consist of lower-case hexadecimal digits.
 */
const FORM = /^(acad_([0-9a-f]{32})([0-9a-f]{64}))([0-9a-f]{8})$/;

export interface ApiKeyToken {
  readonly id: string;
  readonly secret: string;
}

const checksumOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Returns the text of a new API key, and the hash of its secret. Only the hash is stored. */
export function newApiKeyToken(id: string): { token: string; hash: string } {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  const text = `${PREFIX}${id.replaceAll('-', '')}${secret}`;
  return { token: text + checksumOf(text), hash: hashOf(secret).toString('hex') };
}

/** Returns true if a bearer token begins like an API key. */
export const isApiKey = (token: string): boolean => token.startsWith(PREFIX);

/**
 * Returns the id and the secret in the text of an API key. Returns null if the format or the checksum of the text is
 * wrong.
 */
export function parseApiKey(token: string): ApiKeyToken | null {
  const [, text = '', id = '', secret = '', checksum] = FORM.exec(token) ?? [];
  if (checksum !== checksumOf(text)) return null;
  return { id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), secret };
}

/** Returns true if a secret matches a hash. The duration does not depend on the secret. */
export const isSecretOf = (hash: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(hash, 'hex'), hashOf(secret));

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The encryption keys of 32 bytes, newest first. The first key encrypts; each key can decrypt. */
type Keys = readonly Buffer[];

/**
 * Encrypts and authenticates a secret for storage, as base64url. `context` names the owner (an academy and an
 * endpoint). With another context, the secret cannot be decrypted.
 */
export function sealSecret(keys: Keys, secret: string, context: string): string {
  const [newest] = keys;
  if (!newest) throw new Error('There is no key to seal secrets with.');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, newest, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a secret. Returns null if it was encrypted with another key or another context. */
export function openSecret(keys: Keys, sealed: string, context: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const opened = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      return opened.toString('utf8');
    } catch {
      // this key did not encrypt the secret, so the next key is tried
    }
  }
  return null;
}

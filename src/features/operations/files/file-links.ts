import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config.ts';

/** The seconds for which a link is valid. */
const VALID_SECONDS = 5 * 60;

/** A link to the content of a file, for a user. */
export interface FileLink {
  readonly fileId: string;
  readonly userId: string;
  /** The end of its validity, in seconds since 1970. */
  readonly expires: number;
}

type Keys = Pick<Config, 'secretKeys'>;

const signatureOf = (key: Buffer, { fileId, userId, expires }: FileLink): string =>
  createHmac('sha256', key).update(`file content ${fileId} ${userId} ${expires}`).digest('base64url');

/** Returns the path of a file's content, with a signature that is valid for five minutes. */
export function fileLink({ secretKeys }: Keys, fileId: string, userId: string, now = Date.now()): string {
  const [newest] = secretKeys;
  if (!newest) throw new Error('There is no key to sign addresses of files.');
  const link = { fileId, userId, expires: Math.floor(now / 1000) + VALID_SECONDS };
  const { expires } = link;
  const query = new URLSearchParams({ expires: String(expires), user: userId, signature: signatureOf(newest, link) });
  return `/api/v1/files/${fileId}/content?${query}`;
}

/** Returns true if any of the keys has signed the link, and the link has not expired. */
export function isValidLink({ secretKeys }: Keys, link: FileLink, signature: string, now = Date.now()): boolean {
  if (!Number.isSafeInteger(link.expires) || link.expires * 1000 < now) return false;
  return secretKeys.some((key) => isEqual(signatureOf(key, link), signature));
}

const isEqual = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

import type { Config } from '../../../config.ts';
import { isSignedBy, signatureOf } from '../../../platform/secrets/signatures.ts';

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

const textOf = ({ fileId, userId, expires }: FileLink): string => `file content ${fileId} ${userId} ${expires}`;

/** Returns the path of a file's content, with a signature that is valid for five minutes. */
export function fileLink({ secretKeys }: Keys, fileId: string, userId: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + VALID_SECONDS;
  const signature = signatureOf(secretKeys, textOf({ fileId, userId, expires }));
  const query = new URLSearchParams({ expires: String(expires), user: userId, signature });
  return `/api/v1/files/${fileId}/content?${query}`;
}

/** Returns true if any of the keys has signed the link, and the link has not expired. */
export function isValidLink({ secretKeys }: Keys, link: FileLink, signature: string, now = Date.now()): boolean {
  if (!Number.isSafeInteger(link.expires) || link.expires * 1000 < now) return false;
  return isSignedBy(secretKeys, textOf(link), signature);
}

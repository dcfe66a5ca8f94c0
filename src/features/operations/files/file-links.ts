import type { Config } from '../../../config.ts';
import { expiryOf, isSignedBy, isUnexpired, signatureOf } from '../../../platform/secrets/signatures.ts';

/** The signed values of a link by which a user gets the content of a file. */
export interface FileLink {
  readonly fileId: string;
  readonly userId: string;
  /** The time at which the link expires, in seconds since 1970. */
  readonly expires: number;
}

type Keys = Pick<Config, 'secretKeys'>;

const textOf = ({ fileId, userId, expires }: FileLink): string => `file content ${fileId} ${userId} ${expires}`;

/** Returns a signed link to the content of a file: a path, with a signature that is valid for five minutes. */
export function fileLink({ secretKeys }: Keys, fileId: string, userId: string, now = Date.now()): string {
  const expires = expiryOf(now);
  const signature = signatureOf(secretKeys, textOf({ fileId, userId, expires }));
  const query = new URLSearchParams({ expires: String(expires), user: userId, signature });
  return `/api/v1/files/${fileId}/content?${query}`;
}

/** Returns true if the signature was made with one of the keys, and the link has not expired. */
export function isValidLink({ secretKeys }: Keys, link: FileLink, signature: string, now = Date.now()): boolean {
  return isUnexpired(link.expires, now) && isSignedBy(secretKeys, textOf(link), signature);
}

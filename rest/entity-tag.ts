import { createHash } from 'node:crypto';
import { AppError } from '../src/platform/errors/app-error.ts';

/**
 * Returns the entity tag of a response with a record: the version of the record, and a hash of the body. If-Match
 * compares only the version. If-None-Match compares the whole tag, because values of related records in the body can
 * change without the version.
 */
export const entityTag = (version: number, body: string): string =>
  `"${version}-${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;

/**
 * Returns the version that an If-Match header requires. The header has an entity tag or only a version. Returns
 * undefined for `*`, which allows any version. Throws CONFLICT (412) for a tag without a version, because such a tag
 * matches no record.
 */
export function expectedVersion(ifMatch: string): number | undefined {
  const header = ifMatch.trim();
  if (header === '*') return undefined;
  const version = /^"(\d{1,9})(?:-[\w-]{16})?"$/.exec(header)?.[1];
  if (!version) throw new AppError('CONFLICT', 'The If-Match header does not match.', { status: 412 });
  return Number(version);
}

/**
 * Returns true if an If-None-Match header contains the tag. `Cache-Control: no-cache` is ignored, because fetch adds it
 * to each request that has an If-None-Match header.
 */
export const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((each) => ['*', tag, `W/${tag}`].includes(each.trim())) ?? false;

import { createHash } from 'node:crypto';
import { AppError } from '../src/platform/errors/app-error.ts';

/**
 * The entity tag of an answer about a record: the version of the record, which If-Match compares, and what tells answers
 * of one version apart, which If-None-Match compares. What is told beside the record changes without it.
 */
export const entityTag = (version: number, body: string): string =>
  `"${version}-${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;

/**
 * The version that an If-Match header asks for, by an entity tag or by the version alone; undefined for `*`, which asks for
 * none. Throws CONFLICT, 412, for a tag that is no version of ours: it cannot match.
 */
export function expectedVersion(ifMatch: string): number | undefined {
  const header = ifMatch.trim();
  if (header === '*') return undefined;
  const version = /^"(\d{1,9})(?:-[\w-]{16})?"$/.exec(header)?.[1];
  if (!version) throw new AppError('CONFLICT', 'The If-Match header does not match.', { status: 412 });
  return Number(version);
}

/**
 * Whether an If-None-Match header names the tag. That the client also says `Cache-Control: no-cache` is of no matter: fetch
 * says so by itself with each such header.
 */
export const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((each) => ['*', tag, `W/${tag}`].includes(each.trim())) ?? false;

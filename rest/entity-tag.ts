import { AppError } from '../src/platform/errors/app-error.ts';

/** The entity tag of a version of a record. */
export const entityTag = (version: number): string => `"${version}"`;

/**
 * The version that an If-Match header asks for; undefined for `*`, which asks for none. Throws CONFLICT, 412, for a tag
 * that is no version of ours: it cannot match.
 */
export function expectedVersion(ifMatch: string): number | undefined {
  const header = ifMatch.trim();
  if (header === '*') return undefined;
  const version = /^"(\d{1,9})"$/.exec(header)?.[1];
  if (!version) throw new AppError('CONFLICT', 'The If-Match header does not match.', { status: 412 });
  return Number(version);
}

import type { Config } from '../../config.ts';
import { expiryOf, isSignedBy, isUnexpired, signatureOf } from '../secrets/signatures.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import type { PaperSource } from './paper-source.ts';

/** The parameters in the query string of a paper, such as `term_id`. */
export type PaperParameters = Readonly<Record<string, string>>;

/** A link to a paper, for a user. */
export interface PaperLink {
  /** The path below the prefix of the API: `/payments/0199…/receipt.pdf`. */
  readonly path: string;
  readonly parameters: PaperParameters;
  readonly academyId: string;
  readonly userId: string;
  /** The time when the link expires, in seconds since 1970. */
  readonly expires: number;
}

type Keys = Pick<Config, 'secretKeys'>;

const textOf = ({ path, parameters, academyId, userId, expires }: PaperLink): string =>
  JSON.stringify(['paper', path, Object.entries(parameters).toSorted(), academyId, userId, expires]);

/**
 * Returns the address of a paper, with a signature that is valid for five minutes; null for API keys, which send their
 * token. The caller's rights are checked again each time the address is used.
 */
export function paperUrl(
  { config, origin, principal, session }: RequestContext,
  { path: template }: Pick<PaperSource, 'path'>,
  id: string,
  parameters: PaperParameters = {},
): string | null {
  if (!principal || principal.scopes) return null;
  const path = template.replace(':id', id);
  const expires = expiryOf();
  const link = { path, parameters, academyId: session.academyId, userId: principal.userId, expires };
  const signature = signatureOf(config.secretKeys, textOf(link));
  const { academyId: academy, userId: user } = link;
  const query = new URLSearchParams({ ...parameters, academy, expires: String(expires), user, signature });
  return `${origin}/api/v1${path}?${query}`;
}

/** Returns true if any of the keys has signed the link, and the link has not expired. */
export function isValidPaperLink({ secretKeys }: Keys, link: PaperLink, signature: string): boolean {
  return isUnexpired(link.expires) && isSignedBy(secretKeys, textOf(link), signature);
}

import { hashOf, newSecret } from '../../../../platform/secrets/secret-hash.ts';
import { isUuid } from '../../../../platform/validation/uuid.ts';

/** The parts of an invitation's token: whose it is, and what proves it. */
export interface InvitationToken {
  readonly academyId: string;
  /** SHA-256 of the secret, in hexadecimal: all that is kept of it. */
  readonly hash: string;
}

/** A new token and what to keep of it. The token is shown once. */
export function newInvitationToken(academyId: string): { token: string; hash: string } {
  const secret = newSecret();
  return { token: `${academyId}.${secret}`, hash: hashOf(secret) };
}

/** The parts of a token; null for what cannot be one. */
export function parseInvitationToken(token: string): InvitationToken | null {
  const [academyId = '', secret = '', ...rest] = token.split('.');
  if (!isUuid(academyId) || secret === '' || rest.length > 0) return null;
  return { academyId: academyId.toLowerCase(), hash: hashOf(secret) };
}

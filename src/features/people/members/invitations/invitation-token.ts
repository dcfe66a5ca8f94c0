import { hashOf, newSecret } from '../../../../platform/secrets/secret-hash.ts';
import { isUuid } from '../../../../platform/validation/uuid.ts';

/** The parts of an invitation token: the id of the academy, and the hash of the secret. */
export interface InvitationToken {
  readonly academyId: string;
  /** The SHA-256 of the secret, in hexadecimal digits. The secret itself is not stored. */
  readonly hash: string;
}

/** Returns a new token, and the hash of its secret. Only the hash is stored. */
export function newInvitationToken(academyId: string): { token: string; hash: string } {
  const secret = newSecret();
  return { token: `${academyId}.${secret}`, hash: hashOf(secret) };
}

/** Returns the parts of a token. Returns null if the text does not have the format of a token. */
export function parseInvitationToken(token: string): InvitationToken | null {
  const [academyId = '', secret = '', ...rest] = token.split('.');
  if (!isUuid(academyId) || secret === '' || rest.length > 0) return null;
  return { academyId: academyId.toLowerCase(), hash: hashOf(secret) };
}

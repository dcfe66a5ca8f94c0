import { createHash, randomBytes } from 'node:crypto';
import { isUuid } from '../../platform/validation/uuid.ts';

/** Bytes of randomness in a token. */
const SECRET_BYTES = 32;

/** The parts of an invitation's token: whose it is, and what proves it. */
export interface InvitationToken {
  readonly academyId: string;
  /** SHA-256 of the secret, in hexadecimal: all that is kept of it. */
  readonly hash: string;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A new token and what to keep of it. The token is shown once. */
export function newInvitationToken(academyId: string): { token: string; hash: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { token: `${academyId}.${secret}`, hash: hashOf(secret) };
}

/** The parts of a token; null for what cannot be one. */
export function parseInvitationToken(token: string): InvitationToken | null {
  const [academyId = '', secret = '', ...rest] = token.split('.');
  if (!isUuid(academyId) || secret === '' || rest.length > 0) return null;
  return { academyId: academyId.toLowerCase(), hash: hashOf(secret) };
}

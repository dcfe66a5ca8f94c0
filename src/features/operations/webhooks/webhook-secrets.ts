import { randomBytes } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { SECRET_PREFIX } from '../../../platform/outgoing/signed-headers.ts';
import { openSecret, sealSecret } from '../../../platform/secrets/secret-box.ts';
import type { WebhookEndpoint } from './webhook-endpoint.entity.ts';

const SECRET_BYTES = 32;

type Keys = Pick<Config, 'secretKeys'>;

/** Returns the context of an encrypted secret. The secret can be decrypted only with the same context. */
const contextOf = (academyId: string, endpointId: string): string => `webhook ${academyId} ${endpointId}`;

/** Returns a new secret for an endpoint, and the same secret encrypted. Only one response contains the secret. */
export function newWebhookSecret(
  { secretKeys }: Keys,
  academyId: string,
  endpointId: string,
): { secret: string; sealed: string } {
  const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
  return { secret, sealed: sealSecret(secretKeys, secret, contextOf(academyId, endpointId)) };
}

/**
 * Returns the secrets that sign requests at an instant: the current one and, while it is still valid, the former one.
 * Returns null if the current secret cannot be decrypted.
 */
export function signingSecrets({ secretKeys }: Keys, endpoint: WebhookEndpoint, at: string): string[] | null {
  const { academyId, id, sealedSecret, formerSealedSecret, formerSignsUntil } = endpoint;
  const open = (sealed: string) => openSecret(secretKeys, sealed, contextOf(academyId, id));
  const present = open(sealedSecret);
  if (present === null) return null;
  const isLeft = formerSealedSecret !== null && formerSignsUntil !== null && formerSignsUntil > at;
  const former = isLeft ? open(formerSealedSecret) : null;
  return former === null ? [present] : [present, former];
}

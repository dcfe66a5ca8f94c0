import { createHmac } from 'node:crypto';

/** The beginning of a signing secret. The key follows it, in base64. */
export const SECRET_PREFIX = 'whsec_';

/** Returns the headers of a message, as in Standard Webhooks. Each secret signs the exact bytes of the body. */
export function signedHeaders(secrets: readonly string[], id: string, seconds: number, body: string) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}

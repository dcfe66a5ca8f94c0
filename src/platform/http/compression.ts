import compression from 'compression';
import type { Express, RequestHandler, Response } from 'express';
import type { Config } from '../../config.ts';

const COMPRESSION = 'compression';

/** The minimum size in bytes of a response that is compressed. Compressing smaller responses gains nothing. */
const THRESHOLD = 1_000;

/** The `Cache-Control` of responses with secrets: no cache may store them, and no proxy may compress them. */
export const SECRET_ANSWER = 'no-store, no-transform';

/**
 * Returns true if a document selects secrets. Responses with secrets are not compressed: if the same response contains
 * a text from an attacker, the compressed length could reveal the secret. The address of a calendar feed is a secret
 * too.
 */
export const asksForSecrets = (document: string): boolean =>
  /\b(token|secret|(create|rotate)CalendarFeed)\b/i.test(document);

/**
 * Enables compression for an app, unless the configuration turns it off. Only responses for which {@link compress} is
 * called are compressed.
 */
export function setCompression(app: Express, config: Pick<Config, 'compression'>): void {
  if (config.compression) app.set(COMPRESSION, compression({ threshold: THRESHOLD }));
}

/**
 * Compresses the body that is sent next on a response, as brotli or gzip, by the client's preference. Streams are
 * compressed too. Skips bodies below 1,000 bytes, and responses with {@link SECRET_ANSWER}. `length` is the number of
 * bytes, if it is known. Call this function before the head is sent. Do not call it for all responses: the library
 * replaces the methods of the response, which costs more than sending a small body.
 */
export function compress(res: Response, length = Number.POSITIVE_INFINITY): void {
  const handler: RequestHandler | undefined = res.app.get(COMPRESSION);
  if (!handler) return;
  const isAsked = res.req.headers['accept-encoding'] !== undefined;
  if (isAsked && length >= THRESHOLD) handler(res.req, res, () => undefined);
  else res.vary('Accept-Encoding');
}

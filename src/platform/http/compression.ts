import compression from 'compression';
import type { Express, RequestHandler, Response } from 'express';
import type { Config } from '../../config.ts';

const COMPRESSION = 'compression';

/** Bytes from which an answer is compressed: of less, nothing is gained. */
const THRESHOLD = 1_000;

/** `Cache-Control` of answers that tell secrets: kept by nobody, and compressed by nobody on the way either. */
export const SECRET_ANSWER = 'no-store, no-transform';

/**
 * Whether a document asks for secrets. Their answers are not compressed: whoever can have a text of theirs answered beside
 * a secret learns of it by the length. The address of a calendar feed is one.
 */
export const asksForSecrets = (document: string): boolean =>
  /\b(token|secret|(create|rotate)CalendarFeed)\b/i.test(document);

/** Has the answers of an app compressed that {@link compress} is called for, unless the configuration says otherwise. */
export function setCompression(app: Express, config: Pick<Config, 'compression'>): void {
  if (config.compression) app.set(COMPRESSION, compression({ threshold: THRESHOLD }));
}

/**
 * Compresses what is sent next as the body of a response, as the client prefers: brotli or gzip, streams too. Not less than 1,000
 * bytes, and not {@link SECRET_ANSWER}. `length`: of the body in bytes, where it is known. Call it before the head is sent, and
 * not for all answers: the library changes the response's methods, which costs more than to send a small body.
 */
export function compress(res: Response, length = Number.POSITIVE_INFINITY): void {
  const handler: RequestHandler | undefined = res.app.get(COMPRESSION);
  if (!handler) return;
  const isAsked = res.req.headers['accept-encoding'] !== undefined;
  if (isAsked && length >= THRESHOLD) handler(res.req, res, () => undefined);
  else res.vary('Accept-Encoding');
}

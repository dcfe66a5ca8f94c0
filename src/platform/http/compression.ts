import compression from 'compression';
import type { RequestHandler, Response } from 'express';
import type { Config } from '../../config.ts';

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

const prepared = new WeakSet<object>();

/** Says that an answer has the encoding in which it is to be sent. */
export const markPrepared = (res: Response): void => {
  prepared.add(res);
};

/**
 * Compresses what has many bytes, as the client prefers: brotli or gzip, streams too. Not {@link SECRET_ANSWER}, and not what is
 * prepared.
 */
export function compressionMiddleware(config: Pick<Config, 'compression'>): RequestHandler[] {
  if (!config.compression) return [];
  const filter: compression.CompressionFilter = (req, res) => !prepared.has(res) && compression.filter(req, res);
  return [compression({ threshold: THRESHOLD, filter })];
}

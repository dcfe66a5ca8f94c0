import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import compression from 'compression';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { Config } from '../../config.ts';

const COMPRESSION = 'compression';

/** An encoding that compresses a body. */
export type Encoding = 'br' | 'gzip';

/** Encodings of bodies. If a client accepts both, it gets the first one. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** The lowest quality. Higher ones take up to four times as long, and save at most a sixth of the bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const GZIP = { level: 1 };

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
 * Enables compression for an app, unless the configuration turns it off. Only responses for which {@link encodingFor}
 * or {@link compressStream} is called are compressed.
 */
export function setCompression(app: Express, config: Pick<Config, 'compression'>): void {
  if (config.compression) app.set(COMPRESSION, compression({ threshold: THRESHOLD }));
}

const compressorOf = (res: Response): RequestHandler | undefined => res.app.get(COMPRESSION);

/**
 * Compresses the stream that is sent next on a response, as brotli or gzip, by the client's preference. Call this
 * function before the head is sent. For a body of known length, use {@link encodingFor}, which costs a fraction.
 */
export function compressStream(res: Response): void {
  compressorOf(res)?.(res.req, res, () => undefined);
}

/**
 * Returns the encoding for a body of `length` bytes, or null if it must not be compressed: the client does not accept
 * compression, the body has less than 1,000 bytes, or the response contains secrets (see {@link SECRET_ANSWER}). Adds
 * Accept-Encoding to the Vary header. Call this function before the head is sent.
 */
export function encodingFor(res: Response, length: number): Encoding | null {
  if (!variesByEncoding(res)) return null;
  if (length < THRESHOLD || res.getHeader('Cache-Control') === SECRET_ANSWER) return null;
  return acceptedEncoding(res.req, ENCODINGS) ?? null;
}

/** Adds Accept-Encoding to the Vary header, and returns true. Only returns false if compression is turned off. */
export function variesByEncoding(res: Response): boolean {
  if (!compressorOf(res)) return false;
  res.vary('Accept-Encoding');
  return true;
}

/** Returns the first of the encodings that the client accepts; undefined if it accepts none of them. */
export function acceptedEncoding<Each extends string>(req: Request, encodings: readonly Each[]): Each | undefined {
  if (req.headers['accept-encoding'] === undefined) return undefined;
  return encodings.find((each) => req.acceptsEncodings(each));
}

/** Compresses a short body in this thread. */
export const compressNow = (encoding: Encoding, body: string | Buffer): Buffer =>
  encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body, GZIP);

const brotli = promisify(brotliCompress);
const zip = promisify<string | Buffer, typeof GZIP, Buffer>(gzip);

/** Compresses a body in another thread. */
export const compressed = (encoding: Encoding, body: string | Buffer): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, BROTLI) : zip(body, GZIP);

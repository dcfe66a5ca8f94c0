import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { Request, RequestHandler } from 'express';
import { MEGABYTE, notUtf8, refuse, refuseTooLarge } from './body.ts';

/** The maximum number of bytes in a multipart body for boundaries and headers, in addition to the file. */
const MAX_FRAME = 64 * 1024;

/** The name of the part that contains the file. */
const PART = 'file';

const notOneFile = () => refuse(400, `The request body must have one part, the file \`${PART}\`.`);

const unreadable = () => refuse(400, 'The request body could not be read.');

/**
 * Reads the file of a multipart body, at most `megabytes` of text, into `req.body`. A refusal is an `AppError` with one
 * of these statuses:
 * - 400: there is no file, there are further parts, or the file is not UTF-8.
 * - 413: the file is too large.
 * - 415: the body is compressed.
 */
export const multipartFile =
  (megabytes = 5): RequestHandler =>
  (req, _res, next) => {
    readFile(req, megabytes).then((text) => {
      req.body = text;
      next();
    }, next);
  };

async function readFile(req: Request, megabytes: number): Promise<string> {
  if (req.headers['content-encoding'] !== undefined) {
    throw refuse(415, 'The content encoding of the request body is not supported.');
  }
  const limit = megabytes * MEGABYTE;
  if (Number(req.headers['content-length']) > limit + MAX_FRAME) throw refuseTooLarge(megabytes);
  const bytes = await fileOf(req, limit, megabytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notUtf8();
  }
}

function fileOf(req: Request, limit: number, megabytes: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parts = parserFor(req, limit);
  let file: Buffer[] | undefined;
  let received = 0;
  const end = (error?: unknown): void => {
    req.unpipe(parts).off('data', count).off('close', closed);
    // reads a refused body to its end, because the client reads the response only after it has sent the whole body
    req.resume();
    if (error) reject(error);
    else if (file) resolve(Buffer.concat(file));
    else reject(notOneFile());
  };
  const count = (chunk: Buffer): void => {
    received += chunk.length;
    if (received > limit + MAX_FRAME) end(refuseTooLarge(megabytes));
  };
  const broken = (): void => end(unreadable());
  // the request also emits `close` after a complete body, possibly before the last part of the body was read
  const closed = (): void => void (req.complete || broken());
  const refusePart = (): void => end(notOneFile());
  parts.on('file', (name, stream) => {
    if (name !== PART) refusePart();
    const chunks: Buffer[] = [];
    file = chunks;
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('limit', () => end(refuseTooLarge(megabytes)));
    stream.on('error', broken);
  });
  parts.on('field', refusePart).on('fieldsLimit', refusePart).on('filesLimit', refusePart).on('partsLimit', refusePart);
  parts.on('error', broken).on('finish', () => end());
  req.on('data', count).on('close', closed);
  req.pipe(parts);
  return promise;
}

/** Returns the parser of a multipart body. Throws `AppError` for a body without a boundary. */
function parserFor({ headers }: Request, fileSize: number) {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: { fileSize, files: 1, fields: 0, headerPairs: 20, headerSize: 4_096, fieldNameSize: 100 },
    });
  } catch {
    throw unreadable();
  }
}

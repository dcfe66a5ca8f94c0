import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { Request } from 'express';
import { AppError } from '../errors/app-error.ts';
import { MEGABYTE, refuse, refuseTooLarge } from './body.ts';
import { passChunk } from './buffer-memory.ts';

/** An uploaded file that has arrived completely and is stored as a temporary file. */
export interface Upload {
  /** The path of the temporary file. */
  readonly path: string;
  /** The name that the client sent, without a folder; empty if it sent none. */
  readonly name: string;
  readonly size: number;
  /** The SHA-256 in hexadecimal digits. */
  readonly sha256: string;
  /** Removes the temporary file, if it is still there. */
  discard(): Promise<void>;
}

/** The limits of an upload, and the folder of its temporary file. */
export interface UploadOptions {
  readonly folder: string;
  /** Returns the largest size of a file in megabytes, by its name. */
  limitOf(name: string): number;
  /** The largest size of any file in megabytes. */
  readonly most: number;
}

/** The name of the part with the file. */
const PART = 'file';

/** The largest number of bytes in a multipart body in addition to its file: boundaries and headers. */
const MAX_FRAME = 64 * 1024;

const notOneFile = () => refuse(400, `The request body must have one part, the file \`${PART}\`.`);

const unreadable = () => refuse(400, 'The request body could not be read.');

/**
 * Streams the file of a multipart body into a temporary file. Refuses with an `AppError` of status 400 (not one file),
 * 413 (too large) or 415 (not multipart, or compressed). After a refusal, reads the rest of the body without storing
 * it. If anything fails, the temporary file is removed.
 */
export async function receiveUpload(req: Request, options: UploadOptions): Promise<Upload> {
  if (!req.is('multipart/form-data')) throw refuse(415, 'The request body must be sent as multipart/form-data.');
  if (req.headers['content-encoding'] !== undefined) {
    throw refuse(415, 'The content encoding of the request body is not supported.');
  }
  const announced = Number(req.headers['content-length']);
  if (announced > options.most * MEGABYTE + MAX_FRAME) throw refuseTooLarge(options.most);
  await mkdir(options.folder, { recursive: true });
  const path = join(options.folder, randomUUID());
  const discard = () => rm(path, { force: true });
  try {
    return { path, discard, ...(await readInto(path, req, options)) };
  } catch (error) {
    await discard();
    throw error;
  } finally {
    // reads a refused body to its end, so that the sender reads the response
    req.resume();
  }
}

type Received = Pick<Upload, 'name' | 'size' | 'sha256'>;

/** Reads the body, until its end or its first error. */
async function readInto(path: string, req: Request, options: UploadOptions): Promise<Received> {
  const parts = parserFor(req, options);
  const stop = new AbortController();
  let file: Promise<Received> | undefined;
  const end = new Promise<void>((resolve, reject) => {
    const refusePart = (): void => reject(notOneFile());
    parts.on('file', (part, stream, name) => {
      if (part !== PART || file) {
        stream.resume();
        refusePart();
        return;
      }
      file = store(path, stream, { name: name ?? '', req, options, signal: stop.signal });
      file.catch(reject);
    });
    parts.on('field', refusePart).on('fieldsLimit', refusePart).on('filesLimit', refusePart);
    parts.on('partsLimit', refusePart).on('error', () => reject(unreadable()));
    parts.on('finish', resolve);
    // the request also emits `close` after a complete body, possibly before the last part of the body was read
    req.on('close', () => void (req.complete || reject(unreadable())));
    req.on('error', () => reject(unreadable()));
  });
  req.pipe(parts);
  try {
    await end;
    if (!file) throw notOneFile();
    return await file;
  } catch (error) {
    req.unpipe(parts);
    stop.abort();
    // the temporary file must be closed before it is removed
    await file?.catch(() => undefined);
    throw error;
  }
}

interface Storing {
  readonly name: string;
  readonly req: Request;
  readonly options: UploadOptions;
  readonly signal: AbortSignal;
}

/** Writes the file, and counts and hashes its bytes. */
async function store(path: string, stream: Readable, { name, req, options, signal }: Storing): Promise<Received> {
  const megabytes = options.limitOf(name);
  const limit = megabytes * MEGABYTE;
  const tooLarge = refuseTooLarge(megabytes);
  const hash = createHash('sha256');
  let size = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      passChunk(chunk);
      done(size > limit ? tooLarge : null, chunk);
    },
  });
  if (Number(req.headers['content-length']) > limit + MAX_FRAME) {
    stream.resume();
    throw tooLarge;
  }
  try {
    await pipeline(stream, counting, createWriteStream(path, { flags: 'wx' }), { signal });
  } catch (error) {
    stream.resume();
    if (error instanceof AppError) throw error;
    throw signal.aborted ? unreadable() : error;
  }
  return { name, size, sha256: hash.digest('hex') };
}

/** Returns the parser of a multipart body. Throws `AppError` for a body without a boundary. */
function parserFor({ headers }: Request, { most }: UploadOptions) {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      // one byte more than allowed, so that the stream detects a file that is too large
      limits: {
        ...{ fileSize: most * MEGABYTE + 1, files: 1, fields: 0 },
        ...{ headerPairs: 20, headerSize: 4_096, fieldNameSize: 100 },
      },
    });
  } catch {
    throw unreadable();
  }
}

import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler } from 'express';
import { AppError } from '../errors/app-error.ts';
import { jsonShape } from './json-shape.ts';

export const MEGABYTE = 1024 * 1024;
const MAX_DEPTH = 100;

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The maximum number of members and items in a JSON body. No operation accepts a body with more than a tenth of this
 * number.
 */
export const MAX_VALUES = 10_000;
const BODYLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const refuse = (status: number, message: string) => new AppError('BAD_USER_INPUT', message, { status });

export const notUtf8 = () => refuse(400, 'The request body is not valid UTF-8.');

export const tooManyValues = () => refuse(413, `The request body must not have more than ${MAX_VALUES} values.`);

export const refuseTooLarge = (megabytes: number) =>
  refuse(413, `The request body must not be larger than ${megabytes} MB.`);

type Verify = (req: unknown, res: unknown, bytes: Buffer) => void;

/** Describes how one kind of body is parsed. */
interface Kind {
  /** The content type in error messages. */
  readonly type: string;
  readonly types: string[];
  readonly parser: (options: { limit: number; type: () => true; verify?: Verify }) => RequestHandler;
  /** Checks the bytes of a body before they are parsed. Throws `AppError`. */
  readonly verify?: Verify;
  /** Parses a whole body without a content encoding. Absent if `parser` is as fast. */
  readonly parseWhole?: (bytes: Buffer) => unknown;
  /** Returns the value for a missing body. */
  none(): unknown;
  /** Returns the body of a parsed request. Throws `AppError`. */
  finish(req: Request): unknown;
}

/**
 * Reads a JSON body of at most `megabytes` (decompressed) into `req.body`. A missing body is read as `{}`. A body that
 * is too large is refused as soon as it exceeds the limit, before all of it has arrived. A refusal is an `AppError`
 * with one of these statuses:
 * - 400: the body is not JSON, is not UTF-8, or is nested too deeply.
 * - 413: it is too large, or has too many values.
 * - 415: it was not sent as JSON.
 */
export const jsonBody = (megabytes = 1): RequestHandler =>
  reader(megabytes, {
    type: 'application/json',
    types: ['application/json', '+json'],
    parser: express.json,
    none: () => ({}),
    verify(_req, _res, bytes) {
      // the parser would replace invalid bytes by other characters
      if (!isUtf8(bytes)) throw notUtf8();
      // a megabyte of brackets would occupy the parser, and all later code, for tenths of a second
      const { depth, values } = jsonShape(bytes);
      if (depth > MAX_DEPTH) throw refuse(400, 'The request body is nested too deeply.');
      if (values > MAX_VALUES) throw tooManyValues();
    },
    parseWhole(bytes) {
      const text = bytes.toString();
      const value: unknown = JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
      if (typeof value !== 'object' || value === null) throw new SyntaxError('The body is no object.');
      return value;
    },
    finish({ body }) {
      disarm(body);
      return body;
    },
  });

/**
 * Reads a CSV file of at most `megabytes` (decompressed) as text into `req.body`. A missing body is read as `''`.
 * Refuses bodies like {@link jsonBody}. Text that is not UTF-8 is refused too, because guessing the charset would spoil
 * names.
 */
export const csvBody = (megabytes = 5): RequestHandler =>
  reader(megabytes, {
    type: 'text/csv',
    types: ['text/csv'],
    parser: express.raw,
    none: () => '',
    finish(req) {
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(req.body);
      } catch {
        throw notUtf8();
      }
    },
  });

/** Matches a content type whose charset is not UTF-8. */
const OTHER_CHARSET = /;\s*charset\s*=(?!\s*"?(utf-?8|us-ascii)\s*("|;|$))/i;

/** Returns the handler that reads one kind of body. */
export function reader(megabytes: number, kind: Kind): RequestHandler {
  const limit = megabytes * MEGABYTE;
  const tooLarge = () => refuseTooLarge(megabytes);
  const parse = kind.parser({ limit, type: () => true, ...(kind.verify && { verify: kind.verify }) });

  return (req, res, next) => {
    if (BODYLESS.has(req.method) || !hasBody(req)) {
      req.body = kind.none();
      next();
      return;
    }
    if (req.headers['content-type'] !== kind.type && !req.is(kind.types)) {
      next(refuse(415, `The request body must be sent as ${kind.type}.`));
      return;
    }
    if (OTHER_CHARSET.test(req.headers['content-type'] ?? '')) {
      next(refuse(415, 'The charset of the request body is not supported.'));
      return;
    }
    const length = Number(req.headers['content-length']);
    if (length > limit) {
      next(tooLarge());
      return;
    }

    let received = 0;
    let settled = false;
    const settle = (error?: unknown) => {
      if (settled) return;
      settled = true;
      req.off('data', count);
      next(error);
    };
    // the parser responds only after it has read a refused body completely; it would never respond to an endless body
    const count = (chunk: Buffer) => {
      received += chunk.length;
      if (received > limit) settle(tooLarge());
    };
    // node itself enforces a length that the client announced
    if (Number.isNaN(length)) req.on('data', count);
    const { verify, parseWhole } = kind;
    const isPlain = req.headers['content-encoding'] === undefined && req.headers['content-type'] === kind.type;
    const read = isPlain && parseWhole && length > 0 ? wholeReader(parseWhole, verify) : parse;
    read(req, res, (error?: unknown) => {
      if (error) {
        settle(translate(error, tooLarge));
        return;
      }
      try {
        req.body = kind.finish(req);
        settle();
      } catch (refusal) {
        settle(refusal);
      }
    });
  };
}

/**
 * Reads a body that is uncompressed and in UTF-8, and whose length the client has announced. Node enforces this length.
 * Most bodies are of this kind. The streams and charset tables of the general parser would take longer than parsing the
 * JSON.
 */
function wholeReader(parseWhole: (bytes: Buffer) => unknown, verify?: Verify): RequestHandler {
  return (req, res, next) => {
    const chunks: Buffer[] = [];
    const take = (chunk: Buffer): void => void chunks.push(chunk);
    const end = (error?: unknown): void => {
      req.off('data', take).off('end', read).off('close', broken).off('error', broken);
      next(error);
    };
    const broken = (): void => end({ status: 400 });
    const read = (): void => {
      const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      let failure: unknown;
      try {
        verify?.(req, res, bytes);
        req.body = parseWhole(bytes);
      } catch (error) {
        failure = error instanceof SyntaxError ? { type: 'entity.parse.failed' } : error;
      }
      end(failure);
    };
    req.on('data', take).on('end', read).on('close', broken).on('error', broken);
  };
}

function hasBody(req: Request): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}

/** Replaces the parser's errors, which quote the body, by errors that do not. */
function translate(error: unknown, tooLarge: () => AppError): unknown {
  if (error instanceof AppError) return error;
  const { type, status } = error as { type?: string; status?: number };
  switch (type) {
    case 'entity.too.large':
      return tooLarge();
    case 'charset.unsupported':
      return refuse(415, 'The charset of the request body is not supported.');
    case 'encoding.unsupported':
      return refuse(415, 'The content encoding of the request body is not supported.');
    case 'entity.verify.failed':
      return notUtf8();
    case 'entity.parse.failed':
      return refuse(400, 'The request body is not valid JSON.');
    default:
      return status === 400 ? refuse(400, 'The request body could not be read.') : error;
  }
}

/** Removes `__proto__` keys, because code that copies them would set a prototype. */
function disarm(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  for (const child of Object.values(value)) disarm(child);
}

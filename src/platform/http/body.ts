import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler } from 'express';
import { AppError } from '../errors/app-error.ts';
import { jsonShape } from './json-shape.ts';

export const MEGABYTE = 1024 * 1024;
const MAX_DEPTH = 100;

const BYTE_ORDER_MARK = '\uFEFF';

/** Members and items of a JSON body: the largest that an operation accepts has a tenth of them. */
export const MAX_VALUES = 10_000;
const BODYLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const refuse = (status: number, message: string) => new AppError('BAD_USER_INPUT', message, { status });

export const notUtf8 = () => refuse(400, 'The request body is not valid UTF-8.');

export const tooManyValues = () => refuse(413, `The request body must not have more than ${MAX_VALUES} values.`);

export const refuseTooLarge = (megabytes: number) =>
  refuse(413, `The request body must not be larger than ${megabytes} MB.`);

type Verify = (req: unknown, res: unknown, bytes: Buffer) => void;

/** A kind of body. */
interface Kind {
  /** As the message of a refusal names it. */
  readonly type: string;
  readonly types: string[];
  readonly parser: (options: { limit: number; type: () => true; verify?: Verify }) => RequestHandler;
  /** Looks at the bytes of a body before they are parsed. Throws `AppError`. */
  readonly verify?: Verify;
  /** Parses a whole body without any coding, as the parser would. Absent where that is the quickest itself. */
  readonly parseWhole?: (bytes: Buffer) => unknown;
  /** Returns the value for a missing body. */
  none(): unknown;
  /** The body of a request that was parsed. Throws `AppError`. */
  finish(req: Request): unknown;
}

/**
 * Reads a JSON body of at most `megabytes` (decompressed) into `req.body`; no body is `{}`.
 * Refuses with an `AppError` of status 400 (not JSON, not UTF-8, nested too deeply), 413 (too large, too many values) or 415 (not sent
 * as JSON).
 * A body that is too large is refused as soon as that is known, not when all of it has arrived.
 */
export const jsonBody = (megabytes = 1): RequestHandler =>
  reader(megabytes, {
    type: 'application/json',
    types: ['application/json', '+json'],
    parser: express.json,
    none: () => ({}),
    verify(_req, _res, bytes) {
      // the parser would put other characters in the place of bytes that are no text
      if (!isUtf8(bytes)) throw notUtf8();
      // a megabyte of brackets takes the parser, and all code after it, tenths of a second
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
 * Reads a CSV file of at most `megabytes` (decompressed) as text into `req.body`; no body is `''`. Refuses as
 * {@link jsonBody} does; text that is not UTF-8 is refused too, for guessing would spoil names.
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

/** The charset of a body, of which its sender says another than UTF-8. */
const OTHER_CHARSET = /;\s*charset\s*=(?!\s*"?(utf-?8|us-ascii)\s*("|;|$))/i;

/** Reads a kind of body. */
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
    // the parser responds only after reading all of a body that it refuses: an endless one would never end
    const count = (chunk: Buffer) => {
      received += chunk.length;
      if (received > limit) settle(tooLarge());
    };
    // node itself holds a body to a length that was announced
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
 * Reads a body whose length was announced, which node holds it to, and that is neither compressed nor in another charset: the usual
 * one, for which the parser's streams and tables of charsets take longer than the JSON.
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

/** The parser's errors quote the body; ours do not. */
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

/** Removes `__proto__` keys, which copying code would take for a prototype. */
function disarm(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  for (const child of Object.values(value)) disarm(child);
}

import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { withCaller } from '../src/platform/graphql/known-caller.ts';
import { passChunk } from '../src/platform/http/buffer-memory.ts';
import { annotateRequest } from '../src/platform/http/request-report.ts';
import type { RequestContext } from '../src/platform/tenancy/request-context.ts';
import { isKnown } from './entity-tag.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

/** The path of contents below the prefix of the API. */
export const CONTENT_PATH = '/files/:id/content';

/** The path of contents in logs and metrics. */
const CONTENT_ROUTE = `/api/v1${CONTENT_PATH}`;

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The content of a file. */
interface Content {
  readonly name: string;
  readonly size: number;
  readonly mimeType: string;
  readonly sha256: string;
  readonly isShown: boolean;
  open(range?: Range): Promise<Readable>;
  addressFor(disposition: string): Promise<string | null>;
}

/** The functions that find a content, for a caller with a token or by a signed address. */
export interface ContentSource {
  read(ctx: RequestContext, id: string, isWhole: boolean): Promise<Content>;
  readSigned(
    sent: Readonly<Record<'fileId' | 'expires' | 'user' | 'signature', string>> & { readonly isWhole: boolean },
    req: Request,
  ): Promise<Content>;
}

/** Returns true if a request for a content or a paper has a signed address, and so needs no token. */
export const isSigned = ({ query }: Request): boolean => query.signature !== undefined;

/** Admits requests, except requests for contents and papers with a signed address, which need no token. */
export function unlessSigned(admit: RequestHandler, papers: readonly { readonly path: string }[]): RequestHandler {
  const router = Router();
  const paths = [CONTENT_PATH, ...papers.map(({ path }) => path)];
  router.all(paths, (req, _res, next) => next(isSigned(req) ? 'router' : undefined));
  return router.use(admit);
}

/**
 * Serves the contents of files: the whole content, or one part of it (`Range`). Type and disposition come from the stored
 * file. The headers make browsers save the content, and run no script in it, whatever the file contains.
 */
export function contentHandler(source: ContentSource): RequestHandler<{ id: string }> {
  return async (req, res) => {
    annotateRequest(req.report, { route: CONTENT_ROUTE, operation: 'fileContent', keptOperation: 'fileContent' });
    if (refuseOtherMethods(req as Request, res, CONTENT_ROUTE)) return;
    const content = await find(source, req as Request, req.params.id);
    const disposition = dispositionOf(content, req.query.disposition);
    setHeaders(req as Request, res, content, disposition);
    const address = await content.addressFor(disposition);
    if (address !== null) res.redirect(302, address);
    else await send(req as Request, res, content);
  };
}

async function find({ read, readSigned }: ContentSource, req: Request, id: string): Promise<Content> {
  if (isSigned(req)) {
    const text = (name: string): string => (typeof req.query[name] === 'string' ? req.query[name] : '');
    const link = { fileId: id, expires: text('expires'), user: text('user'), signature: text('signature') };
    return readSigned({ ...link, isWhole: isWhole(req) }, req);
  }
  let ctx = req.context;
  try {
    return await withCaller(ctx, (known) => {
      ctx = known;
      return read(known, id, isWhole(req));
    });
  } finally {
    await ctx.end();
  }
}

/**
 * Returns true for a request for a whole content. Media players also request parts, and a request for a part does not
 * count as another view.
 */
const isWhole = (req: Request): boolean => req.method === 'GET' && req.get('range') === undefined;

/** Returns the header for a content (RFC 6266). A name that is not ASCII is only in `filename*`. */
export function dispositionOf({ name, isShown }: Pick<Content, 'name' | 'isShown'>, wanted: unknown): string {
  const kind = wanted === 'inline' && isShown ? 'inline' : 'attachment';
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename*=UTF-8''${encoded}`;
}

function setHeaders(req: Request, res: Response, { mimeType, sha256 }: Content, disposition: string): void {
  res.set({
    'Content-Type': mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType,
    'Content-Disposition': disposition,
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-cache',
    'Accept-Ranges': 'bytes',
    ETag: `"${sha256}"`,
    // pages of other origins may show the content of a signed address
    ...(isSigned(req) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  });
}

async function send(req: Request, res: Response, content: Content): Promise<void> {
  const { size, sha256 } = content;
  const tag = `"${sha256}"`;
  if (isKnown(req.get('if-none-match'), tag)) {
    res.status(304).end();
    return;
  }
  const range = rangeOf(req, size, tag);
  if (range === 'unsatisfiable') {
    res.status(416).set('Content-Range', `bytes */${size}`).removeHeader('Content-Disposition');
    res.end();
    return;
  }
  if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  res.set('Content-Length', String(range ? range.end - range.start + 1 : size));
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  const stream = await content.open(range ?? undefined);
  stream.on('data', passChunk);
  // a client that disconnects is no fault
  await pipeline(stream, res).catch((error: unknown) => {
    if (!res.destroyed) throw error;
  });
}

/** Returns the part that the header `Range` names; null for the whole content. Several parts are sent as a whole. */
function rangeOf(req: Request, size: number, tag: string): Range | null | 'unsatisfiable' {
  const condition = req.get('if-range');
  if (condition !== undefined && condition !== tag) return null;
  // RFC 9110 names the whole content here, but Express returns -1
  const [, last] = /^bytes=-(\d+)$/.exec(req.get('range') ?? '') ?? [];
  if (last !== undefined && size > 0 && Number(last) > size) return { start: 0, end: size - 1 };
  const ranges = req.range(size);
  if (ranges === -1) return 'unsatisfiable';
  const [range] = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges : [];
  return range ?? null;
}

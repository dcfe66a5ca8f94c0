import type { Request, RequestHandler, Response } from 'express';
import { withCaller } from '../src/platform/graphql/known-caller.ts';
import { annotateRequest } from '../src/platform/http/request-report.ts';
import type { RequestContext } from '../src/platform/tenancy/request-context.ts';
import { isKnown } from './entity-tag.ts';
import { dispositionOf, isSigned } from './file-content.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

/** A paper that was found for a caller. */
interface Paper {
  readonly fileName: string;
  readonly tag: string;
  render(): Promise<Uint8Array>;
}

/**
 * The address of a paper, and the functions that find the paper: for a caller with a token, and by a signed address.
 */
export interface PaperPath {
  readonly path: string;
  readonly operation: string;
  read(ctx: RequestContext, req: Request): Promise<Paper>;
  readSigned(req: Request): Promise<Paper>;
}

/**
 * Serves a paper as a PDF file. The entity tag is known without rendering, so a paper that the client has is not rendered
 * again. The connection to the database is free while the paper is rendered.
 */
export function paperHandler(source: PaperPath): RequestHandler<{ id: string }> {
  return async (request, res) => {
    const req = request as Request;
    const route = `/api/v1${source.path}`;
    annotateRequest(req.report, { route, operation: source.operation, keptOperation: source.operation });
    if (refuseOtherMethods(req, res, route)) return;
    const paper = await find(source, req);
    const tag = `"${paper.tag}"`;
    setHeaders(req, res, paper.fileName, tag);
    if (isKnown(req.get('if-none-match'), tag)) {
      res.status(304).end();
      return;
    }
    const bytes = await paper.render();
    res.set('Content-Length', String(bytes.length));
    res.end(req.method === 'HEAD' ? undefined : bytes);
  };
}

async function find({ read, readSigned }: PaperPath, req: Request): Promise<Paper> {
  if (isSigned(req)) return readSigned(req);
  let ctx = req.context;
  try {
    return await withCaller(ctx, (known) => {
      ctx = known;
      return read(known, req);
    });
  } finally {
    await ctx.end();
  }
}

function setHeaders(req: Request, res: Response, name: string, tag: string): void {
  res.set({
    'Content-Type': 'application/pdf',
    'Content-Disposition': dispositionOf({ name, isShown: true }, req.query.disposition),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-cache',
    ETag: tag,
    // pages of other origins may show the content of a signed address
    ...(isSigned(req) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  });
}

import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { annotateRequest } from '../src/platform/http/request-report.ts';
import { CONTENT_PATH, type ContentSource, contentHandler } from './file-content.ts';
import { handlerOf, type RestParts } from './handler.ts';
import { restError, unknownReport, unknownRoute, wrongMethod } from './laravel.ts';
import { loadOperations } from './operations.ts';
import { type PaperPath, paperHandler } from './papers.ts';
import type { Route } from './route.ts';
import { routesOf } from './routes/index.ts';

/**
 * Returns the router of the REST API. Each path runs a stored operation in this process, with the same executor and
 * context as GraphQL. Mount the router at its prefix, and `httpErrors` for REST after it. The router reads bodies
 * itself, after the caller is known. Throws if a route has no stored operation.
 */
export function restRouter(
  parts: RestParts & { readonly contents: ContentSource; readonly papers: readonly PaperPath[] },
  routes: readonly Route[] = routesOf(parts.schema),
): Router {
  const operations = loadOperations(parts.schema);
  const router = Router();
  const routers = new Map<string, Router>();
  for (const [path, served] of Map.groupBy(routes, (route) => route.path)) {
    const segment = firstSegment(path);
    const own = routers.get(segment) ?? Router();
    routers.set(segment, own);
    const at = own.route(path).all(template(path));
    for (const route of served) {
      const handler = handlerOf(parts, route, operations);
      at[route.method](handler);
      if (route.method === 'put') at.patch(handler);
    }
    at.all(otherMethods(served));
  }
  // one router would compare a path with all routes before its own
  router.use((req, res, next) => {
    const own = routers.get(firstSegment(req.path));
    if (own) own(req, res, next);
    else next();
  });
  router.all(CONTENT_PATH, contentHandler(parts.contents));
  for (const paper of parts.papers) router.all(paper.path, paperHandler(paper));
  router.use('/reports', (req) => {
    throw unknownReport(req.originalUrl.split('?', 1)[0] ?? '', reportsOf(routes));
  });
  router.use((req) => {
    throw unknownRoute(req.baseUrl + req.path);
  });
  const inRestWords: ErrorRequestHandler = (error, _req, _res, next) => next(restError(error));
  router.use(inRestWords);
  return router;
}

/** Returns the first part of a path in lower case: `students` for `/Students/:id`. Express ignores case, too. */
const firstSegment = (path: string): string => path.split('/', 2)[1]?.toLowerCase() ?? '';

/** Returns the names of the reports: `payment-history`. */
const reportsOf = (routes: readonly Route[]): string[] =>
  routes.filter(({ answer }) => answer === 'report').map(({ path }) => path.slice('/reports/'.length));

/**
 * Adds the template of the route, with the prefix, to the log and the metrics. Express accepts the prefix in upper or
 * lower case.
 */
const template =
  (path: string): RequestHandler =>
  (req, _res, next) => {
    annotateRequest(req.report, { route: req.baseUrl.toLowerCase() + path });
    next();
  };

const METHODS = { get: 'GET, HEAD', post: 'POST', put: 'PUT, PATCH', delete: 'DELETE' };

/** Handles OPTIONS, and refuses methods that the path does not support. */
function otherMethods(served: readonly Route[]): RequestHandler {
  const allowed = (['get', 'post', 'put', 'delete'] as const)
    .filter((method) => served.some((route) => route.method === method))
    .map((method) => METHODS[method])
    .join(', ');
  return (req, res) => {
    res.set('Allow', allowed);
    if (req.method !== 'OPTIONS') throw wrongMethod(req.method, req.baseUrl + req.path, allowed);
    res.status(204).end();
  };
}

import type { Request } from 'express';
import type { GraphQLError } from 'graphql';
import { AppError, type ErrorCode, type FieldErrors, httpStatus, invalid } from '../src/platform/errors/app-error.ts';
import { formatError, logFault } from '../src/platform/graphql/format-error.ts';
import { linkTo } from '../src/platform/http/address.ts';
import type { RequestContext } from '../src/platform/tenancy/request-context.ts';
import { snakeCase } from '../src/platform/validation/messages.ts';
import type { PageRequest } from './lists.ts';

/** The `meta` of a page of a list, in Laravel's form. `from` and `to` are 0 on an empty page. */
export interface PageMeta {
  readonly current_page: number;
  readonly from: number;
  readonly last_page: number;
  readonly per_page: number;
  readonly to: number;
  readonly total: number;
}

/**
 * Returns the `meta` of a page. `rows` is the number of rows on the page, and `total` the number of rows in the whole
 * list.
 */
export function metaOf({ page, perPage }: PageRequest, rows: number, total: number): PageMeta {
  const before = (page - 1) * perPage;
  return {
    current_page: page,
    from: rows === 0 ? 0 : before + 1,
    last_page: lastPage(perPage, total),
    per_page: perPage,
    to: rows === 0 ? 0 : before + rows,
    total,
  };
}

/**
 * The addresses of the first, the last, the previous and the next page, by their names in `links`. Null if there is no
 * such page.
 */
export interface PageLinks {
  readonly first: string;
  readonly last: string;
  readonly prev: string | null;
  readonly next: string | null;
}

/** Returns the `links` of a page in Laravel's form. They are made from the path and the query of the request. */
export function linksOf({ page, perPage }: PageRequest, total: number, req: Request): PageLinks {
  const last = lastPage(perPage, total);
  const list = linkTo(req, req.baseUrl + req.path);
  const parameters = new URLSearchParams(req.originalUrl.split('?', 2)[1]);
  // written once with the number of a page, which is then replaced, because writing each link would take longer
  parameters.set('page', '1');
  const query = parameters.toString();
  const at = (number: number): string => `${list}?${query.replace(PAGE, `$1page=${number}`)}`;
  return {
    first: at(1),
    last: at(last),
    prev: page > 1 ? at(page - 1) : null,
    next: page < last ? at(page + 1) : null,
  };
}

/** Matches the number of the page in a query string. Other values contain no `&`, because it would be encoded. */
const PAGE = /(^|&)page=1(?=&|$)/;

const lastPage = (perPage: number, total: number): number => Math.max(1, Math.ceil(total / perPage));

/** Returns the form of a path that messages use: `api/v1/batches` for `/api/v1/batches/`. */
const routeName = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** Returns the error for a path that has no route. */
export const unknownRoute = (path: string): AppError =>
  new AppError('NOT_FOUND', `The route ${routeName(path)} could not be found.`);

/** Returns the error for an unknown report. */
export const unknownReport = (path: string, reports: readonly string[]): AppError =>
  new AppError('NOT_FOUND', `${unknownRoute(path).message} The reports are ${reports.toSorted().join(', ')}.`);

/**
 * Returns the error for a method that the path does not support. `allowed` contains the supported methods, as in the
 * header `Allow`.
 */
export const wrongMethod = (method: string, path: string, allowed: string): AppError =>
  new AppError(
    'BAD_USER_INPUT',
    `The ${method} method is not supported for route ${routeName(path)}. Supported methods: ${allowed}.`,
    { status: 405 },
  );

/**
 * Returns the error that REST sends for the errors of an operation, which is the first of them. Logs faults and masks
 * their messages.
 */
export function errorOf(errors: readonly GraphQLError[], ctx: RequestContext): AppError {
  for (const error of errors) logFault(ctx.log, error, ctx.requestId);
  const [first] = errors as [GraphQLError];
  // returned unchanged, because its extensions lack some details of a rate limit
  if (first.originalError instanceof AppError) return first.originalError;
  const { message, extensions = {} } = formatError(ctx.log)(first.toJSON(), first);
  const { fields, retryAfter } = extensions as { fields?: FieldErrors; retryAfter?: number };
  return new AppError(extensions.code as ErrorCode, message, { fields, retryAfter });
}

/**
 * Returns an error in REST's words. Fields have their snake_case paths, and the message is made from the messages of
 * the fields.
 */
export function restError(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const { fields, status } = error.details;
  if (!fields) {
    const isInput = status === undefined && httpStatus(error.code) === 422;
    return isInput ? new AppError(error.code, error.message, { ...error.details, fields: {} }) : error;
  }
  const renamed = Object.fromEntries(Object.entries(fields).map(([path, messages]) => [snakeCase(path), messages]));
  return new AppError(error.code, invalid(renamed).message, { ...error.details, fields: renamed });
}

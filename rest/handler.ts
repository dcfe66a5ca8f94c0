import type { Request, RequestHandler, Response } from 'express';
import { GraphQLInputObjectType, type GraphQLSchema, getNullableType, isInputObjectType } from 'graphql';
import { AppError, httpStatus, notFound, unauthenticated } from '../src/platform/errors/app-error.ts';
import type { Executor } from '../src/platform/graphql/executor.ts';
import { csvBody, jsonBody } from '../src/platform/http/body.ts';
import { sendText } from '../src/platform/http/send-text.ts';
import { JsonText, withValues } from '../src/platform/statements/json-text.ts';
import type { RequestContext } from '../src/platform/tenancy/request-context.ts';
import { MAX_PAGE_SIZE } from '../src/platform/validation/page-size.ts';
import { isUuid } from '../src/platform/validation/uuid.ts';
import { snakeCase } from '../src/platform/validation/words.ts';
import { CsvRows, csvColumns, wantsCsv } from './csv.ts';
import { entityTag, expectedVersion } from './entity-tag.ts';
import { importOf } from './import.ts';
import { inputOf } from './input.ts';
import { errorOf, metaOf } from './laravel.ts';
import { type Asked, askedOf, type PageRequest } from './lists.ts';
import type { StoredOperation, StoredOperations } from './operations.ts';
import { queryOf } from './query.ts';
import { refuse } from './refusal.ts';
import type { Route } from './route.ts';
import { reshape } from './shape.ts';

/** What every route works with. */
export interface RestParts {
  readonly schema: GraphQLSchema;
  readonly executor: Executor;
  /** Who asks, and for which academy. */
  readonly contextOf: (req: Request) => RequestContext | Promise<RequestContext>;
}

const readJson = jsonBody();
const readCsv = csvBody();

/** The operation for a body. */
type Choice = (body: unknown) => StoredOperation;

/** Answers the requests of a route by its operation. Errors go to the next error handler. Throws where there is none. */
export function handlerOf(parts: RestParts, route: Route, operations: StoredOperations): RequestHandler {
  const find = (name: string): StoredOperation => {
    const operation = operations.get(name);
    if (!operation) throw new Error(`There is no stored operation ${name} for ${route.path}.`);
    return operation;
  };
  const operation = find(route.operation);
  const special = route.forBodiesWith && { ...route.forBodiesWith, operation: find(route.forBodiesWith.operation) };
  const choose: Choice = (body) =>
    special && Object.hasOwn(Object(body), special.member) ? special.operation : operation;
  const parent = route.within && find(route.within.operation);
  return async (req, res) => {
    const ctx = await parts.contextOf(req);
    // an answer holds more than the record whose version is its tag: it may have changed all the same
    delete req.headers['if-none-match'];
    try {
      const answer = answerOf(parts, route, choose, ctx, req, res);
      const body = await (parent ? within(parts, route, parent, ctx, req, answer) : answer);
      if (body instanceof CsvRows) await body.sendTo(res);
      else send(res, route, body);
    } finally {
      await end(ctx);
    }
  };
}

/** The answer; but bad input is not what is wrong where the record that the path names does not exist. */
async function within(
  parts: RestParts,
  route: Route,
  parent: StoredOperation,
  ctx: RequestContext,
  req: Request,
  answer: Promise<unknown>,
): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof AppError) || httpStatus(error.code) !== 422 || error.details.status) throw error;
    const { variables } = askedOf(parent, {}, false);
    found((await run(parts, parent, { ...variables, id: req.params.id }, ctx)).data, route);
    throw error;
  }
}

async function answerOf(
  parts: RestParts,
  route: Route,
  choose: Choice,
  ctx: RequestContext,
  req: Request,
  res: Response,
): Promise<unknown> {
  if (!route.open && !ctx.principal) throw unauthenticated();
  if (route.academyHeader && !req.get('X-Academy-ID')?.trim()) {
    throw new AppError('ACADEMY_REQUIRED', 'The X-Academy-ID header is required.');
  }
  if (route.body === 'csv') await bodyOf(readCsv, req, res);
  else if (route.body || choose(undefined).variables.has('input')) await bodyOf(readJson, req, res);
  const operation = choose(req.body);
  let asked: Asked;
  try {
    asked = askOf(route, operation, req);
  } catch (error) {
    if (error instanceof AppError) return refuse(parts.schema, operation, ctx, error);
    throw error;
  }
  const runIt: Run = (variables, asText) => run(parts, operation, variables, ctx, asText);
  if (route.answer === 'page' && wantsCsv(req)) return csvOf(operation, route, asked, runIt);
  return ANSWERS[route.answer](asked, runIt, route);
}

/** Answers JSON; what has a version tells it as the entity tag that If-Match sends back. */
function send(res: Response, route: Route, body: any): void {
  const version: unknown = body?.data?.version;
  if (typeof version === 'number') res.set('ETag', entityTag(version));
  res.status(route.status ?? 200).setHeader('Content-Type', 'application/json; charset=utf-8');
  sendText(res, body instanceof JsonText ? body.text : JSON.stringify(body));
}

/** The pages of a list as CSV, the first of them read before anything is sent: what is refused is told as JSON. */
async function csvOf(operation: StoredOperation, route: Route, asked: Asked, run: Run): Promise<CsvRows> {
  const read = async (after: string | null) =>
    listOf(await run({ ...asked.variables, first: MAX_PAGE_SIZE, offset: 0, after, csv: true }), route);
  return new CsvRows(route.operation, csvColumns(operation.document), await read(null), read);
}

/** What the request asks of the operation. Throws `AppError` for an id, a query or a body that are none. */
function askOf(route: Route, operation: StoredOperation, req: Request): Asked {
  const { id } = req.params;
  if (typeof id === 'string' && !isUuid(id)) throw notFound(route.name ?? 'Record');
  const query = queryOf(req.originalUrl);
  const { page, variables } = askedOf(operation, query, route.answer === 'page');
  if (route.body === 'csv') Object.assign(variables, importOf(query, req.body));
  if (route.body === 'variables') Object.assign(variables, inputOf(variablesType(operation), req.body));
  if (typeof id === 'string') variables.id = id.toLowerCase();
  if (operation.variables.has('expectedVersion')) variables.expectedVersion = versionAsked(req);
  const input = operation.variables.get('input');
  const inputType = input && getNullableType(input);
  if (isInputObjectType(inputType))
    variables.input = inputOf(inputType, given(inputType, route, req), route.method === 'post');
  return { page, variables };
}

/** An input type of the operation's own variables, all but the one that the path tells. */
const variablesType = ({ name, variables }: StoredOperation): GraphQLInputObjectType =>
  new GraphQLInputObjectType({
    name,
    fields: Object.fromEntries([...variables].filter(([key]) => key !== 'id').map(([key, type]) => [key, { type }])),
  });

/** The body, with what of the input the path and the headers tell. */
function given(type: GraphQLInputObjectType, { within }: Route, req: Request): unknown {
  const { body, params, headers } = req;
  const told: Record<string, unknown> = {};
  if (within?.field) told[snakeCase(within.field)] = params.id;
  const fields = type.getFields();
  if ('idempotencyKey' in fields) told.idempotency_key = headers['idempotency-key'];
  if ('expectedVersion' in fields && headers['if-match']) told.expected_version = versionAsked(req);
  return { ...(Array.isArray(body) ? {} : body), ...told };
}

const versionAsked = ({ headers }: Request): number | undefined =>
  headers['if-match'] ? expectedVersion(headers['if-match']) : undefined;

/** Runs the operation; `asText`: what may be JSON already stays so. */
type Run = (variables: Record<string, unknown>, asText?: boolean) => Promise<any>;

const ANSWERS: Record<Route['answer'], (asked: Asked, run: Run, route: Route) => Promise<unknown>> = {
  async one({ variables }, run, route) {
    const { data } = await run(variables);
    return { data: found(data, route) };
  },

  async page({ page, variables }, run, route) {
    const answer = await run(variables, true);
    const { nodes, total } = listOf('of' in answer ? withValues(answer) : answer, route);
    return nodes instanceof JsonText ? pageText(page, nodes, Number(total.text)) : pageOf(page, nodes, total);
  },

  async all({ variables }, run, route) {
    const data: unknown[] = [];
    let after: string | null = null;
    do {
      const { nodes, page } = listOf(await run({ ...variables, after }), route);
      data.push(...nodes);
      after = page.more ? page.end : null;
    } while (after !== null);
    return { data };
  },

  payload: async ({ variables }, run) => (await run(variables)).data,

  fields: ({ variables }, run) => run(variables),
};

/** The connection of a list, at the root or below the record that the path names. */
function listOf(data: any, route: Route): any {
  return 'of' in data ? found(data.of, route).list : data.list;
}

function found<T>(record: T | null, { name = 'Record' }: Route): T {
  if (record === null) throw notFound(name);
  return record;
}

const pageOf = (page: PageRequest, nodes: unknown[], total: number) => ({
  data: nodes,
  meta: metaOf(page, nodes.length, total),
});

/** A page whose rows are JSON already. One statement counted and read them, so they are as many as the count says. */
function pageText(page: PageRequest, { text }: JsonText, total: number): JsonText {
  const rows = Math.min(Math.max(total - (page.page - 1) * page.perPage, 0), page.perPage);
  return new JsonText(`{"data":${text},"meta":${JSON.stringify(metaOf(page, rows, total))}}`);
}

/**
 * Runs the operation as GraphQL would, and answers in REST's form; partial data counts as an error. Values are
 * {@link JsonText} only where `asText` allows it.
 */
async function run(
  { executor }: RestParts,
  { document, shape }: StoredOperation,
  variables: Record<string, unknown>,
  ctx: RequestContext,
  asText = false,
): Promise<any> {
  const { data, errors } = await executor.execute({ document, variables, context: ctx, textForm: 'flat' });
  if (errors?.length) throw errorOf(errors, ctx);
  return asText ? reshape(shape, data) : withValues(reshape(shape, data));
}

function bodyOf(read: RequestHandler, req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => read(req, res, (error?: unknown) => (error ? reject(error) : resolve())));
}

async function end(ctx: RequestContext): Promise<void> {
  try {
    await ctx.end();
  } catch (error) {
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'request session did not end');
  }
}

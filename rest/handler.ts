import type { Request, RequestHandler, Response } from 'express';
import { type GraphQLSchema, getNullableType, isInputObjectType } from 'graphql';
import { AppError, notFound, unauthenticated } from '../src/platform/errors/app-error.ts';
import { operationCost } from '../src/platform/graphql/cost.ts';
import type { Executor } from '../src/platform/graphql/executor.ts';
import { assertCost } from '../src/platform/graphql/limits.ts';
import { jsonBody } from '../src/platform/http/body.ts';
import type { RequestContext } from '../src/platform/tenancy/request-context.ts';
import { isUuid } from '../src/platform/validation/uuid.ts';
import { inputOf } from './input.ts';
import { errorOf, metaOf } from './laravel.ts';
import { type Asked, askedOf } from './lists.ts';
import type { StoredOperation } from './operations.ts';
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

const readBody = jsonBody();

/** Answers the requests of a route by its operation. Errors go to the next error handler. */
export function handlerOf(parts: RestParts, route: Route, operation: StoredOperation): RequestHandler {
  return async (req, res) => {
    const ctx = await parts.contextOf(req);
    const body = await answerOf(parts, route, operation, ctx, req, res).finally(() => end(ctx));
    res.status(route.status ?? 200).json(body);
  };
}

async function answerOf(
  parts: RestParts,
  route: Route,
  operation: StoredOperation,
  ctx: RequestContext,
  req: Request,
  res: Response,
): Promise<unknown> {
  if (!route.open && !ctx.principal) throw unauthenticated();
  if (route.academyHeader && !req.get('X-Academy-ID')?.trim()) {
    throw new AppError('ACADEMY_REQUIRED', 'The X-Academy-ID header is required.');
  }
  if (operation.variables.has('input')) await bodyOf(req, res);
  let asked: Asked;
  try {
    asked = askOf(route, operation, req);
  } catch (error) {
    if (error instanceof AppError) return refuse(parts.schema, operation, ctx, error);
    throw error;
  }
  return ANSWERS[route.answer](asked, (variables) => run(parts, operation, variables, ctx), route);
}

/** What the request asks of the operation. Throws `AppError` for an id, a query or a body that are none. */
function askOf(route: Route, operation: StoredOperation, req: Request): Asked {
  const { id } = req.params;
  if (typeof id === 'string' && !isUuid(id)) throw notFound(route.name ?? 'Record');
  const { page, variables } = askedOf(operation, queryOf(req.originalUrl), route.answer === 'page');
  if (typeof id === 'string') variables.id = id.toLowerCase();
  const input = operation.variables.get('input');
  const inputType = input && getNullableType(input);
  if (isInputObjectType(inputType)) variables.input = inputOf(inputType, req.body);
  return { page, variables };
}

type Run = (variables: Record<string, unknown>) => Promise<any>;

const ANSWERS: Record<Route['answer'], (asked: Asked, run: Run, route: Route) => Promise<unknown>> = {
  async one({ variables }, run, route) {
    const { data } = await run(variables);
    return { data: found(data, route) };
  },

  async page({ page, variables }, run, route) {
    const { nodes, total } = listOf(await run(variables), route);
    return { data: nodes, meta: metaOf(page, nodes.length, total) };
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

/** Runs the operation as GraphQL would; partial data counts as an error. */
async function run(
  { schema, executor }: RestParts,
  { document, definition, shape }: StoredOperation,
  variables: Record<string, unknown>,
  ctx: RequestContext,
): Promise<any> {
  assertCost(operationCost(schema, document, definition, variables));
  const { data, errors } = await executor.execute({ document, variables, context: ctx });
  if (errors?.length) throw errorOf(errors, ctx);
  return reshape(shape, data);
}

function bodyOf(req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => readBody(req, res, (error?: unknown) => (error ? reject(error) : resolve())));
}

async function end(ctx: RequestContext): Promise<void> {
  try {
    await ctx.end();
  } catch (error) {
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'request session did not end');
  }
}

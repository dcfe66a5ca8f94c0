import type { Request, RequestHandler, Response } from 'express';
import { type GraphQLSchema, print } from 'graphql';
import { AppError, httpStatus, unauthenticated } from '../src/platform/errors/app-error.ts';
import { requireValue } from '../src/platform/errors/require-value.ts';
import { deprecationHeaders } from '../src/platform/graphql/deprecation.ts';
import type { Deprecations } from '../src/platform/graphql/deprecations.ts';
import { endSession } from '../src/platform/graphql/end-session.ts';
import type { Executor } from '../src/platform/graphql/executor.ts';
import { withCaller } from '../src/platform/graphql/known-caller.ts';
import { csvBody, jsonBody } from '../src/platform/http/body.ts';
import { asksForSecrets, SECRET_ANSWER } from '../src/platform/http/compression.ts';
import { formBody } from '../src/platform/http/form-body.ts';
import { multipartFile } from '../src/platform/http/multipart-file.ts';
import { annotateRequest } from '../src/platform/http/request-report.ts';
import { withValues } from '../src/platform/query-planner/json-text.ts';
import type { RequestContext } from '../src/platform/tenancy/request-context.ts';
import { ANSWERS, csvOf, found, type Run, rowsOf, send } from './answers.ts';
import { CsvRows, wantsCsv } from './csv.ts';
import { isForm } from './form.ts';
import { errorOf } from './laravel.ts';
import { type RestQuery, readRestQuery } from './lists.ts';
import { contextOfOnce } from './once.ts';
import type { StoredOperation, StoredOperations } from './operations.ts';
import { Picture, pictureOf, wantedChart } from './pictures.ts';
import { refuse } from './refusal.ts';
import { csvOfReport, REPORT_ROWS } from './reports.ts';
import type { Route } from './route.ts';
import { documentFor } from './sent-selection.ts';
import { reshape } from './shape.ts';
import { askOf } from './variables.ts';

/** The parts of the service that every route uses. */
export interface RestParts {
  readonly schema: GraphQLSchema;
  readonly executor: Executor;
  readonly deprecations: Deprecations;
  readonly receiveFile: ReceiveFile;
}

/** Stores the file of a multipart body, and returns its id. */
type ReceiveFile = (ctx: RequestContext, req: Request) => Promise<string>;

/** A request to a route, after the caller was identified. */
interface Call {
  readonly parts: RestParts;
  readonly route: Route;
  readonly ctx: RequestContext;
  readonly req: Request;
  readonly res: Response;
}

const readJson = jsonBody();
const readCsv = csvBody();
const readForm = formBody();
const readFile = multipartFile();

/** Records the deprecated parts that an operation uses. Records each part once for each request. */
type Note = Deprecations['note'];

/** Chooses the operation to run, by the body. */
type Choice = (body: unknown) => StoredOperation;

/**
 * Returns the handler for a route, which runs the operation of the route. The handler passes errors to the next error
 * handler. Throws if the operation does not exist.
 */
export function handlerOf(parts: RestParts, route: Route, operations: StoredOperations): RequestHandler {
  const find = (name: string): (() => StoredOperation) => {
    if (!operations.names.has(name)) throw new Error(`There is no stored operation ${name} for ${route.path}.`);
    return () => requireValue(operations.get(name));
  };
  const usual = find(route.operation);
  const special = route.forBodiesWith && { ...route.forBodiesWith, operation: find(route.forBodiesWith.operation) };
  const choose: Choice = (body) =>
    special && Object.hasOwn(Object(body), special.member) ? special.operation() : usual();
  const parent = route.within && find(route.within.operation);
  // computed at the first request: printing all documents at the start would make the start slow
  let isSecret: boolean | undefined;
  return async (req, res) => {
    let ctx = req.context;
    const operation = usual();
    report(ctx, operation);
    isSecret ??= route.path.startsWith('/auth/') || asksForSecrets(print(operation.document));
    if (isSecret) res.set('Cache-Control', SECRET_ANSWER);
    let uses: ReturnType<Deprecations['note']> | undefined;
    const note: Note = (used) => {
      uses ??= parts.deprecations.note(used);
      return uses;
    };
    try {
      const body = await withCaller(ctx, (known) => {
        ctx = known;
        const call = { parts, route, ctx: known, req, res };
        const answer = answerOf(call, choose, note);
        return parent ? within(call, parent(), answer) : answer;
      });
      if (body instanceof CsvRows || body instanceof Picture) await body.sendTo(res);
      else send(res, route, body);
    } finally {
      await endSession(ctx);
    }
  };
}

/** Returns the time zone of the academy, or UTC outside of academies. */
const timezoneOf = ({ academy }: RequestContext): string => (academy instanceof AppError ? 'UTC' : academy.timezone);

/**
 * Returns the body of the response. If the input is bad and the record in the path does not exist, throws NOT_FOUND and
 * not the error about the input.
 */
async function within(call: Call, parent: StoredOperation, answer: Promise<unknown>): Promise<unknown> {
  const { route, ctx, req } = call;
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof AppError) || httpStatus(error.code) !== 422 || error.details.status) throw error;
    const { variables } = readRestQuery(parent, {}, null, timezoneOf(ctx));
    const read = run<{ readonly data: unknown }>(call, parent, { ...variables, id: req.params.id });
    // an API key that may write the record but not read it gets the error about the input
    const record = await read.catch((reason) => {
      throw reason instanceof AppError && reason.code === 'FORBIDDEN' ? error : reason;
    });
    found(record.data, route);
    throw error;
  }
}

async function answerOf(call: Call, choose: Choice, note: Note): Promise<unknown> {
  const { parts, route, ctx, req, res } = call;
  if (!route.open && !ctx.principal) throw unauthenticated();
  // an API key belongs to one academy, so its requests need no X-Academy-ID header
  if (route.academyHeader && !req.get('X-Academy-ID')?.trim() && !ctx.principal?.scopes) {
    throw new AppError('ACADEMY_REQUIRED', 'The X-Academy-ID header is required.');
  }
  if (route.body === 'upload') return uploaded(call, choose(undefined));
  if (route.body === 'csv') await bodyOf(req.is('multipart/form-data') ? readFile : readCsv, req, res);
  else if (route.body || choose(undefined).variables.has('input'))
    await bodyOf(isForm(req) ? readForm : readJson, req, res);
  const operation = choose(req.body);
  report(ctx, operation);
  let asked: RestQuery;
  let own: RequestContext;
  try {
    asked = askOf(route, operation, req, timezoneOf(ctx));
    own = contextOfOnce(call, operation, asked.variables);
  } catch (error) {
    // confirms the caller first, because the error depends on what the caller can see
    await ctx.presumption?.confirm();
    if (error instanceof AppError) return refuse(parts.schema, operation, ctx, { refusal: error, id: req.params.id });
    throw error;
  }
  const { document } = operation;
  res.set(deprecationHeaders(note({ document, variables: asked.variables })));
  const runIt: Run = (variables, asText) => run({ parts, ctx: own }, operation, variables, asText);
  if (route.answer === 'report') {
    const runMore: Run = (variables) => run({ parts, ctx: { ...ctx, mostRows: REPORT_ROWS } }, operation, variables);
    const wanted = wantedChart(req, parts.schema, route);
    if (wanted) return pictureOf(route, wanted, asked, runMore);
    if (wantsCsv(req)) {
      return csvOf({ operation, route, asked }, runMore, csvOfReport(parts.schema, route));
    }
  } else if ((route.answer === 'page' || route.rows) && wantsCsv(req)) {
    const exported = { operation, route, asked };
    ctx.readRoute?.preferReplica();
    return route.rows ? rowsOf(exported, runIt) : csvOf(exported, runIt);
  }
  return ANSWERS[route.answer](asked, runIt, route, res);
}

/**
 * Stores the file of the request, and returns its record. An API key needs only `files:write` and not `files:read`,
 * because the key's holder has sent the file.
 */
async function uploaded({ parts, route, ctx, req }: Call, operation: StoredOperation): Promise<unknown> {
  const id = await parts.receiveFile(ctx, req);
  const { principal } = ctx;
  const scopes = principal?.scopes?.union(new Set(['files:read']));
  const reader = principal && scopes ? { ...ctx, principal: { ...principal, scopes } } : ctx;
  const { data } = await run<{ readonly data: unknown }>({ parts, ctx: reader }, operation, { id });
  return { data: found(data, route) };
}

function report(ctx: RequestContext, { name }: StoredOperation): void {
  annotateRequest(ctx.report, { operation: name, keptOperation: name });
}

/**
 * Runs the operation as GraphQL would, and returns the result in REST's form. Partial data counts as an error. Values
 * are {@link JsonText} only if `asText` allows this.
 */
async function run<Returned>(
  { parts: { executor, schema }, ctx }: Pick<Call, 'parts' | 'ctx'>,
  operation: StoredOperation,
  variables: Record<string, unknown>,
  asText = false,
): Promise<Returned> {
  const { shape } = operation;
  const document = documentFor(schema, operation, variables, ctx);
  const { data, errors } = await executor.execute({ document, variables, context: ctx, textForm: 'flat' });
  if (errors?.length) throw errorOf(errors, ctx);
  const returned = reshape(shape, data) as Returned & Record<string, unknown>;
  return asText ? returned : withValues(returned);
}

function bodyOf(read: RequestHandler, req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => read(req, res, (error?: unknown) => (error ? reject(error) : resolve())));
}

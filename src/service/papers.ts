import type { Request } from 'express';
import type { GraphQLSchema } from 'graphql';
import { callerInAcademy } from '../features/academy/academies/academy-member.loaders.ts';
import { AppError, type FieldErrors, notFound, refuseIfAny, unauthenticated } from '../platform/errors/app-error.ts';
import { requireValue } from '../platform/errors/require-value.ts';
import { papersOf } from '../platform/graphql/schema-papers.ts';
import { annotateRequest } from '../platform/http/request-report.ts';
import { isValidPaperLink, type PaperParameters } from '../platform/paper-sources/paper-links.ts';
import type { PaperParameter, PaperSource } from '../platform/paper-sources/paper-source.ts';
import { assertPermitted } from '../platform/permissions/permissions.ts';
import { assertScope } from '../platform/permissions/selection-scopes.ts';
import { createContext, requireAcademy } from '../platform/tenancy/context.ts';
import type { RequestContext, Services } from '../platform/tenancy/request-context.ts';
import { messages } from '../platform/validation/messages.ts';
import { parseDate } from '../platform/validation/scalars.ts';
import { isUuid } from '../platform/validation/uuid.ts';

const invalidLink = () => new AppError('FORBIDDEN', 'The link is invalid or has expired.');

/** Returns the papers that REST serves, with the functions that find them. */
export const paperFunctions = (services: Services, schema: GraphQLSchema) => ({
  papers: papersOf(schema).map((source) => ({
    path: source.path,
    operation: source.operation,
    /** Finds the paper for the caller of a request. */
    read: (ctx: RequestContext, req: Request) => findPaper(schema, source, ctx, req),
    /** Finds the paper of a signed address. */
    readSigned: (req: Request) => findSigned(services, schema, source, req),
  })),
});

/** Finds a paper for a caller. Checks that the caller has the permission and can see the record. */
async function findPaper(schema: GraphQLSchema, source: PaperSource, ctx: RequestContext, { params, query }: Request) {
  if (!ctx.principal) throw unauthenticated();
  requireAcademy(ctx);
  await assertPermitted(requireValue(schema.getQueryType()?.getFields()[source.permission]), ctx);
  for (const scope of source.furtherScopes) assertScope(ctx, scope);
  const id = String(params.id);
  if (!isUuid(id)) throw notFound(source.record);
  const { fileName, kind, data } = await source.find(ctx, id.toLowerCase(), parametersOf(source, query));
  const { papers, gone, session } = ctx;
  const { academyId } = session;
  return {
    fileName,
    tag: papers.tagOf(kind, data as never),
    /** Returns the bytes of the paper. Does not use the database. */
    render: () => papers.render(kind, data as never, { academyId, gone: gone?.() }),
  };
}

async function findSigned(services: Services, schema: GraphQLSchema, source: PaperSource, req: Request) {
  const { config, database, limits } = services;
  const { id: requestId, ip = '', report, query } = req;
  const link = {
    path: source.path.replace(':id', String(req.params.id)),
    parameters: sentParameters(source, query),
    academyId: textIn(query, 'academy'),
    userId: textIn(query, 'user'),
    expires: Number(textIn(query, 'expires')),
  };
  const { academyId, userId } = link;
  const isIntact = isUuid(academyId) && isUuid(userId) && isValidPaperLink(config, link, textIn(query, 'signature'));
  const caller = isIntact ? await callerInAcademy(database, academyId, userId) : null;
  await limits.request({ userId: caller ? userId : null, ip });
  if (!caller) throw invalidLink();
  annotateRequest(report, { userId, academyId });
  const ctx = createContext(services, { requestId: String(requestId), ip, ...(report && { report }), ...caller });
  try {
    return await findPaper(schema, source, ctx, req);
  } finally {
    await ctx.end();
  }
}

type Query = Request['query'];

const textIn = (query: Query, name: string): string => {
  const value = query[name];
  return typeof value === 'string' ? value : '';
};

/** Returns the parameters of a paper that the query string contains. */
const sentParameters = ({ parameters = {} }: PaperSource, query: Query): PaperParameters =>
  Object.fromEntries(
    Object.keys(parameters).flatMap((name) => (query[name] === undefined ? [] : [[name, textIn(query, name)]])),
  );

/** Checks the parameters of a paper. Throws BAD_USER_INPUT if there are errors. */
function parametersOf(source: PaperSource, query: Query): PaperParameters {
  const sent = sentParameters(source, query);
  const errors: FieldErrors = {};
  for (const [name, parameter] of Object.entries(source.parameters ?? {})) {
    const error = isList(query, name) ? wrong(name, parameter) : errorOf(name, parameter, sent[name] ?? '');
    if (error) errors[name] = [error];
  }
  refuseIfAny(errors);
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''));
}

/** Returns true if a query string has several values for a parameter: `from[]=…`, or `from=…` twice. */
const isList = (query: Query, name: string): boolean =>
  Array.isArray(query[name]) || Object.keys(query).some((key) => key.startsWith(`${name}[`));

function errorOf(name: string, parameter: PaperParameter, value: string): string | null {
  if (value === '') return parameter.isRequired ? messages.required(name) : null;
  const isValid = parameter.format === 'date' ? parseDate(value) !== null : isUuid(value);
  return isValid ? null : wrong(name, parameter);
}

const wrong = (name: string, { format }: PaperParameter): string =>
  format === 'date' ? messages.type(name, 'a valid date') : messages.selected(name);

import type { Request, RequestHandler, Response } from 'express';
import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { AppError } from '../errors/app-error.ts';
import type { Deprecations } from '../graphql/deprecations.ts';
import type { DocumentStore } from '../graphql/document-store.ts';
import { formatError } from '../graphql/format-error.ts';
import { costExtension } from '../graphql/limits.ts';
import { withText } from '../graphql/named-document.ts';
import type { TrustedDocuments } from '../graphql/trusted-documents.ts';
import { annotateRequest } from '../http/request-report.ts';
import { sendText } from '../http/send-text.ts';
import { tableOf } from '../loaders/table.ts';
import type { Principal } from '../permissions/caller.ts';
import { assertPermitted } from '../permissions/permissions.ts';
import type { RequestContext, Services } from '../tenancy/request-context.ts';
import type { Hub } from './hub.ts';
import { endEvents, LiveStream } from './live-stream.ts';
import { type LiveSubscription, prepareSubscription, RefusedDocument } from './prepare-subscription.ts';
import { refusedResult } from './refused-result.ts';

/** The parts of the service that streams need. */
export interface LiveParts {
  readonly schema: GraphQLSchema;
  readonly services: Pick<Services, 'database' | 'config'>;
  readonly documents: DocumentStore;
  readonly trusted: TrustedDocuments | null;
  readonly deprecations: Deprecations;
  readonly hub: Hub;
  /** Returns an error in the form that clients see. */
  format(error: unknown): ReturnType<ReturnType<typeof formatError>>;
}

/**
 * The header and the URL parameter with which clients of graphql-sse request its single connection mode. The service
 * refuses such requests.
 */
const RESERVED = { header: 'x-graphql-event-stream-token', parameter: 'token' };

/** The maximum number of characters of an operation name in reports. Clients choose these names. */
const MAX_NAME = 100;

/** Refuses all methods except POST, before the caller is identified. */
export const onlyPost: RequestHandler = (req, res, next) => {
  if (req.method === 'POST') return next();
  res.setHeader('Allow', 'POST');
  throw new AppError('BAD_USER_INPUT', 'Subscriptions are sent with POST.', { status: 405 });
};

/**
 * Returns the handler for subscriptions with parsed bodies, in graphql-sse's distinct connections mode: each
 * subscription has its own response. If a subscription is refused, its stream consists of a result with the error and
 * the event `complete`. If a document is refused, the response has status 400.
 */
export function liveHandler(parts: LiveParts): RequestHandler {
  const { hub, format } = parts;
  return async (req, res) => {
    refuseReserved(req);
    if (!req.accepts('text/event-stream'))
      throw new AppError('BAD_USER_INPUT', 'The Accept header must allow text/event-stream.', { status: 406 });
    const subscription = prepared(parts, req, res);
    if (!subscription) return;
    try {
      const subscriber = await subscriberOf(req.context, subscription);
      hub.assertRoom(subscriber.principal.userId);
      const { id, report, ip = '' } = req;
      const request = { id, ip, userAgent: req.get('user-agent'), ...(report && { report }) };
      await hub.open(new LiveStream(res, request, subscription, subscriber), req.get('last-event-id'));
    } catch (error) {
      if (!(error instanceof AppError) || isOfServer(error)) throw error;
      annotateRequest(req.report, { errorCodes: [error.code] });
      endEvents(res, refusedResult(subscription, format(error)));
    }
  };
}

/** Returns true for errors that are sent with their own HTTP status, which shows clients that they may try again. */
const isOfServer = ({ code }: AppError): boolean => code === 'RATE_LIMITED' || code === 'SERVICE_UNAVAILABLE';

function refuseReserved(req: Request): void {
  if (req.get(RESERVED.header) === undefined && req.query[RESERVED.parameter] === undefined) return;
  const message = 'Connections cannot be reserved: send each subscription as a request of its own.';
  throw new AppError('BAD_USER_INPUT', message, { status: 400 });
}

/** Returns the subscription of a request. If its document is refused, sends the response and returns undefined. */
function prepared(
  { schema, services, documents, trusted, deprecations, format }: LiveParts,
  req: Request,
  res: Response,
): LiveSubscription | undefined {
  const { database, config } = services;
  const { body } = withText(trusted, { method: 'POST', search: '', body: req.body });
  try {
    const subscription = prepareSubscription(body as object, {
      ...{ schema, documents, introspection: config.introspection },
      tableOf: ({ model }) => tableOf(database, model),
    });
    const { document, operationName, variables, cost } = subscription;
    annotateRequest(req.report, { operation: nameIn(document, operationName), cost });
    annotateRequest(req.report, { keptOperation: trusted?.nameOf(document, operationName) ?? undefined });
    deprecations.note({ document, operationName, variables });
    return subscription;
  } catch (error) {
    if (!(error instanceof RefusedDocument)) throw error;
    const errors = error.errors.map(format);
    annotateRequest(req.report, { errorCodes: [...new Set(errors.map(({ extensions }) => String(extensions?.code)))] });
    sendText(res.status(400).type('json'), JSON.stringify({ errors, extensions: { cost: costExtension(0) } }));
    return undefined;
  }
}

/** Returns the caller in the academy. Throws if the caller may not subscribe. */
async function subscriberOf(
  { principal, academy }: RequestContext,
  { field, selection }: LiveSubscription,
): Promise<{ principal: Principal; academy: Exclude<RequestContext['academy'], AppError> }> {
  await assertPermitted(field, { principal, academy }, selection);
  if (!principal || academy instanceof AppError) throw new Error(`${field.name} was permitted outside of an academy.`);
  return { principal, academy };
}

function nameIn(document: DocumentNode, operationName: string | undefined): string | undefined {
  const names = document.definitions.flatMap((each) =>
    each.kind === 'OperationDefinition' ? (each.name?.value ?? []) : [],
  );
  return (operationName ?? names[0])?.slice(0, MAX_NAME);
}

/** Returns a function that formats an error of a stream in the same way as `/graphql`. */
export const formatOf = (...options: Parameters<typeof formatError>): LiveParts['format'] => {
  const format = formatError(...options);
  return (error) => {
    const { message } = error as Error;
    return format(error instanceof GraphQLError ? error.toJSON() : { message }, error);
  };
};

import { type ApolloServer, HeaderMap, type HTTPGraphQLHead, type HTTPGraphQLResponse } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import { asksForSecrets, SECRET_ANSWER } from '../http/compression.ts';
import { annotateRequest } from '../http/request-report.ts';
import { sendText } from '../http/send-text.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { reportByApollo } from './execution.ts';
import { withCaller } from './known-caller.ts';
import type { GraphqlAnswer, KnownQueries } from './known-queries.ts';
import { withText } from './named-document.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

/**
 * Returns a handler for GraphQL requests with parsed bodies. `apollo` must be started. Without `known`, Apollo Server
 * processes all requests.
 */
export function graphqlHandler(
  apollo: ApolloServer<RequestContext>,
  trusted: TrustedDocuments | null = null,
  known: KnownQueries = async () => null,
): RequestHandler {
  return async (req, res) => {
    const { method } = req;
    const { query, search, body } = withText(trusted, { method, search: searchOf(req), body: req.body });
    const answer = await withCaller(req.context, async (ctx) => {
      const quick = method === 'POST' ? await known(body, req.headers.accept, ctx) : null;
      if (quick && 'pieces' in quick) return quick;
      const httpGraphQLRequest = { method, search, body, headers: headersOf(req) };
      if (quick) reportByApollo(httpGraphQLRequest, quick.failed);
      return answerOf(await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => ctx }));
    });
    // the request was refused before its operation was known
    if (answer.status >= 400 && !req.report?.errorCodes) {
      annotateRequest(req.report, { errorCodes: [answer.status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST'] });
    }
    res.statusCode = answer.status;
    if (typeof query === 'string' && asksForSecrets(query)) res.setHeader('Cache-Control', SECRET_ANSWER);
    for (const [name, value] of answer.headers) res.setHeader(name, value);
    sendText(res, ...answer.pieces);
  };
}

function answerOf({ status = 200, headers, body }: HTTPGraphQLResponse): GraphqlAnswer {
  if (body.kind !== 'complete') throw new Error('The schema has neither @defer nor @stream.');
  return { status, headers, pieces: [body.string] };
}

function headersOf({ headers }: Request): HTTPGraphQLHead['headers'] {
  const map = new HeaderMap();
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

function searchOf({ url }: Request): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

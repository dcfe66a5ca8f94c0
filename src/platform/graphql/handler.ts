import { type ApolloServer, HeaderMap, type HTTPGraphQLHead } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import { asksForSecrets, SECRET_ANSWER } from '../http/compression.ts';
import { annotateRequest } from '../http/request-report.ts';
import { sendText } from '../http/send-text.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { withCaller } from './known-caller.ts';
import { withText } from './named-document.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

/** Returns a handler for GraphQL requests with parsed bodies. `apollo` must be started. */
export function graphqlHandler(
  apollo: ApolloServer<RequestContext>,
  trusted: TrustedDocuments | null = null,
): RequestHandler {
  return async (req, res) => {
    const { query, ...sent } = withText(trusted, { method: req.method, search: searchOf(req), body: req.body });
    const {
      status = 200,
      headers,
      body,
    } = await withCaller(req.context, (ctx) =>
      apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { ...sent, headers: headersOf(req) },
        context: async () => ctx,
      }),
    );
    // the request was refused before its operation was known
    if (status >= 400 && !req.report?.errorCodes) {
      annotateRequest(req.report, { errorCodes: [status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST'] });
    }
    if (body.kind !== 'complete') throw new Error('The schema has neither @defer nor @stream.');
    res.statusCode = status;
    if (typeof query === 'string' && asksForSecrets(query)) res.setHeader('Cache-Control', SECRET_ANSWER);
    for (const [name, value] of headers) res.setHeader(name, value);
    sendText(res, body.string);
  };
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

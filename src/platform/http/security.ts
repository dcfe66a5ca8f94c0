import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from 'cors';
import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../../config.ts';

const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  'Cache-Control',
  'X-Academy-ID',
  'X-Read-Preference',
  'X-Request-Id',
  'X-Requested-With',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  // headers that Apollo's and other GraphQL clients send
  'apollo-require-preflight',
  'apollographql-client-name',
  'apollographql-client-version',
  'x-apollo-operation-name',
  // headers that tracing tools send
  'traceparent',
  'tracestate',
  'sentry-trace',
  'baggage',
];

const ANSWER_HEADERS = [
  'Content-Disposition',
  'Deprecation',
  'ETag',
  'Link',
  'Location',
  'Retry-After',
  'Sunset',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-Request-Id',
];

const HELMET: HelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
};

/** The language of messages. It does not depend on the client's preference. */
const LANGUAGE: readonly [string, string] = ['Content-Language', 'en'];

/**
 * Returns the middleware that sets security headers for an API without pages, and allows cross-origin access from the
 * configured origins. Cross-origin requests need no cookies, because clients send tokens in a header. Without
 * configured origins, there are no CORS headers.
 */
export function securityMiddleware(config: Pick<Config, 'corsOrigins'>): RequestHandler[] {
  const headers = [...headersOf(helmet(HELMET)), LANGUAGE];
  const setHeaders: RequestHandler = (_req, res, next) => {
    res.removeHeader('X-Powered-By');
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
  if (config.corsOrigins.length === 0) return [setHeaders];
  const crossOrigin = cors({
    origin: config.corsOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: REQUEST_HEADERS,
    exposedHeaders: ANSWER_HEADERS,
    maxAge: 600,
  });
  return [setHeaders, crossOrigin];
}

/** Returns the headers that a middleware sets for every request. They are computed only once. */
function headersOf(middleware: ReturnType<typeof helmet>): readonly [string, string][] {
  const headers: [string, string][] = [];
  class Recorder extends ServerResponse {
    override setHeader(name: string, value: number | string | readonly string[]): this {
      headers.push([name, String(value)]);
      return this;
    }
  }
  const request = new IncomingMessage(new Socket());
  middleware(request, new Recorder(request), () => {});
  return headers;
}

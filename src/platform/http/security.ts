import cors from 'cors';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../../config.ts';

const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  'X-Academy-ID',
  'X-Request-Id',
  'Idempotency-Key',
  'If-Match',
  'apollo-require-preflight',
];

const ANSWER_HEADERS = ['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'Retry-After', 'ETag'];

/**
 * Security headers for an API that never serves a page, and cross-origin access for the configured origins.
 * Tokens travel in a header, so cross-origin requests carry no credentials. No origins: no CORS headers at all.
 */
export function securityMiddleware(config: Pick<Config, 'corsOrigins'>): RequestHandler[] {
  const headers = helmet({
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
  });
  if (config.corsOrigins.length === 0) return [headers];
  const crossOrigin = cors({
    origin: config.corsOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: REQUEST_HEADERS,
    exposedHeaders: ANSWER_HEADERS,
    maxAge: 600,
  });
  return [headers, crossOrigin];
}

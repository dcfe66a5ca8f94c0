import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error.ts';

/**
 * Refuses every request that reaches this handler. The service registers this handler after the other handlers of a
 * path that supports only GET and HEAD.
 */
export const readsOnly: RequestHandler = (req, res) => {
  res.set('Allow', 'GET, HEAD');
  const route = req.path.slice(1) || '/';
  const text = `The ${req.method} method is not supported for route ${route}. Supported methods: GET, HEAD.`;
  throw new AppError('BAD_USER_INPUT', text, { status: 405 });
};

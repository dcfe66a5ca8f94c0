import type { Request, Response } from 'express';
import { wrongMethod } from './laravel.ts';

/**
 * Ends the response to an OPTIONS request. Throws an error with status 405 for other methods than GET and HEAD.
 */
export function refuseOtherMethods(req: Request, res: Response, route: string): void {
  if (req.method === 'GET' || req.method === 'HEAD') return;
  const allowed = 'GET, HEAD';
  res.set('Allow', allowed);
  if (req.method !== 'OPTIONS') throw wrongMethod(req.method, route, allowed);
  res.status(204).end();
}

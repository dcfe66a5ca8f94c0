import type { Request, Response } from 'express';
import { wrongMethod } from './laravel.ts';

/**
 * Returns false for GET and HEAD. Ends the response to OPTIONS, and returns true. Throws an error with status 405 for all
 * other methods.
 */
export function refuseOtherMethods(req: Request, res: Response, route: string): boolean {
  if (req.method === 'GET' || req.method === 'HEAD') return false;
  const allowed = 'GET, HEAD';
  res.set('Allow', allowed);
  if (req.method !== 'OPTIONS') throw wrongMethod(req.method, route, allowed);
  res.status(204).end();
  return true;
}

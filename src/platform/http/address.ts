import type { Request } from 'express';

/**
 * `https://api.example.com`: how the client calls the service, as far as trusted proxies tell. Nothing where it calls it by
 * no name of a host: addresses begin with the path then.
 */
export const addressOf = (req: Request): string =>
  /^[\w.:[\]-]+$/.test(req.host ?? '') ? `${req.protocol}://${req.host}` : '';

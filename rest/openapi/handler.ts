import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { StaticAnswer } from '../../src/platform/http/static-answer.ts';
import { isKnown } from '../entity-tag.ts';
import { wrongMethod } from '../laravel.ts';
import { packageRoot } from '../package-root.ts';

/** Returns the path of the file that `npm run openapi` prints. */
export const descriptionFile = (): string => join(packageRoot(), 'rest', 'openapi.json');

/** The seconds for which clients may cache the description. */
const MAX_AGE = 300;

/** Serves the printed description of the API to all clients. Throws if the file does not exist. */
export function descriptionHandler(config: { compression: boolean }): RequestHandler {
  const text = readFileSync(descriptionFile(), 'utf8');
  const answer = StaticAnswer.of(() => text, config);
  // a weak tag, because the bytes of the compressed response differ from those of the plain response
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
  return async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      const allowed = 'GET, HEAD';
      res.set('Allow', allowed);
      if (req.method !== 'OPTIONS') throw wrongMethod(req.method, req.path, allowed);
      res.status(204).end();
      return;
    }
    res.set({ ETag: tag, 'Cache-Control': `public, max-age=${MAX_AGE}` });
    if (isKnown(req.get('if-none-match'), tag)) res.status(304).end();
    else await answer.send(req, res.type('json'));
  };
}

import { createHash } from 'node:crypto';
import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { sendNotModified } from '../../src/platform/http/send-text.ts';
import { once, StaticAnswer } from '../../src/platform/http/static-answer.ts';
import { isKnown } from '../entity-tag.ts';
import { packageRoot } from '../package-root.ts';
import { refuseOtherMethods } from '../refuse-other-methods.ts';

/** Returns the path of the file that `npm run openapi` prints. */
export const descriptionFile = (): string => join(packageRoot(), 'rest', 'openapi.json');

/** The seconds for which clients may cache the description. */
const MAX_AGE = 300;

/**
 * Serves the printed description of the API to all clients. Throws if the file does not exist. The file is read when a
 * client first requests it, because few clients do, and because its text would use 3 MB.
 */
export function descriptionHandler(config: { compression: boolean }): RequestHandler {
  const file = descriptionFile();
  accessSync(file, constants.R_OK);
  const answer = StaticAnswer.of(() => readFileSync(file), config);
  const tagOnce = once(async () => tagOf(await answer.bytes('identity')));
  return async (req, res) => {
    if (refuseOtherMethods(req, res, req.path)) return;
    const tag = await tagOnce();
    res.set({ ETag: tag, 'Cache-Control': `public, max-age=${MAX_AGE}` });
    if (isKnown(req.get('if-none-match'), tag)) sendNotModified(res);
    else await answer.send(req, res.type('json'));
  };
}

/** Returns a weak tag, because the bytes of the compressed response differ from those of the plain response. */
const tagOf = (body: Buffer): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;

import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error.ts';

/** Matches consecutive percent-encoded bytes outside ASCII. In UTF-8, they form multibyte characters. */
const NOT_ASCII = /(?:%[89a-f][0-9a-f])+/gi;

/** The maximum number of characters in a Content-Type. Apollo Server needs quadratic time for spaces in it. */
const MAX_CONTENT_TYPE = 1_000;

/**
 * Refuses a request with 400 if node accepts it but a proxy in front of the service may read it differently. Also
 * refuses query strings that are not valid UTF-8, because the service would search for another text than the client
 * sent. Refuses a long Content-Type with 431.
 */
export const soundRequest: RequestHandler = (req, res, next) => {
  if (!isSound(req)) {
    res.set('Connection', 'close');
    throw new AppError('BAD_USER_INPUT', 'The request is not valid HTTP.', { status: 400 });
  }
  if (!isQueryUtf8(req.url)) {
    throw new AppError('BAD_USER_INPUT', 'The query string is not valid UTF-8.', { status: 400 });
  }
  if ((req.headers['content-type']?.length ?? 0) > MAX_CONTENT_TYPE) {
    throw new AppError('BAD_USER_INPUT', 'The request headers are too large.', { status: 431 });
  }
  next();
};

function isQueryUtf8(url: string): boolean {
  const query = url.indexOf('?');
  return query === -1 || isPercentUtf8(url.slice(query));
}

/** Returns true if the percent-encoded bytes of a text are valid UTF-8. */
export function isPercentUtf8(text: string): boolean {
  try {
    for (const [bytes] of text.matchAll(NOT_ASCII)) decodeURIComponent(bytes);
    return true;
  } catch {
    return false;
  }
}

function isSound({ httpVersionMajor, headers, rawHeaders }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') return false;
  return httpVersionMajor === 1 && headers.host !== '' && hostsAmong(rawHeaders) <= 1;
}

/** Counts the Host headers; node itself keeps only the first. */
function hostsAmong(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
}

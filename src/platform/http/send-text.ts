import type { Response } from 'express';
import { compressed, compressNow, encodingFor, variesByEncoding } from './compression.ts';

/**
 * A body with more than this number of characters is converted to bytes before it is sent. Otherwise, node would copy
 * the long string once more to put the head before it.
 */
const LARGE = 16_384;

/**
 * A body with at most this number of bytes is compressed in this thread. That takes less than a millisecond, and less
 * processor time than in another thread.
 */
const QUICK = 65_536;

/**
 * Ends a response with a text as its body, which may be given in pieces. The text is compressed if the client accepts
 * compression. All headers except the length must be set before the call. The response to a HEAD request has the headers
 * of a GET request, but no length if the text would be compressed.
 */
export function sendText(res: Response, ...pieces: string[]): void {
  const isLong = pieces.reduce((sum, piece) => sum + piece.length, 0) > LARGE;
  const body = isLong ? bytesOf(pieces) : pieces.join('');
  const length = Buffer.byteLength(body);
  const encoding = encodingFor(res, length);
  if (!encoding) {
    endWith(res, body, length);
    return;
  }
  res.setHeader('Content-Encoding', encoding);
  if (res.req.method === 'HEAD') {
    res.end();
    return;
  }
  if (length <= QUICK) {
    const bytes = compressNow(encoding, body);
    endWith(res, bytes, bytes.length);
    return;
  }
  compressed(encoding, body)
    .then((bytes) => endWith(res, bytes, bytes.length))
    .catch((error) => res.destroy(error));
}

/** Ends a response with 304. All headers that the response with the text would have must be set before the call. */
export function sendNotModified(res: Response): void {
  variesByEncoding(res);
  res.status(304).end();
}

function endWith(res: Response, body: string | Buffer, length: number): void {
  res.setHeader('Content-Length', length);
  res.end(body);
}

/** Converts pieces of a text to bytes, without joining the pieces first, which would copy them once more. */
function bytesOf(pieces: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0));
  let end = 0;
  for (const piece of pieces) end += bytes.write(piece, end);
  return bytes;
}

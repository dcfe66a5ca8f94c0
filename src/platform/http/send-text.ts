import type { Response } from 'express';
import { compress } from './compression.ts';

/**
 * A body with more than this number of characters is converted to bytes before it is sent. Otherwise, node would copy
 * the long string once more to put the head before it.
 */
const LARGE = 16_384;

/**
 * Ends a response with a text as its body. The text is compressed if the client accepts compression. All headers except
 * the length must be set before the call.
 */
export function sendText(res: Response, text: string): void {
  const body = text.length > LARGE ? Buffer.from(text) : text;
  const length = Buffer.byteLength(body);
  compress(res, length);
  res.setHeader('Content-Length', length);
  res.end(body);
}

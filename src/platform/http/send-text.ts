import type { Response } from 'express';
import { compress } from './compression.ts';

/** Characters from which a body is sent as bytes: of a longer string node makes another with the head in front. */
const LARGE = 16_384;

/** Ends a response, whose head is set but for its length, with a text as its body: compressed, if the client takes that. */
export function sendText(res: Response, text: string): void {
  const body = text.length > LARGE ? Buffer.from(text) : text;
  const length = Buffer.byteLength(body);
  compress(res, length);
  res.setHeader('Content-Length', length);
  res.end(body);
}

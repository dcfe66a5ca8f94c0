import type { ServerResponse } from 'node:http';

/** Characters from which a body is sent as bytes: of a longer string node makes another with the head in front. */
const LARGE = 16_384;

/** Ends a response, whose head is set but for its length, with a text as its body. */
export function sendText(res: ServerResponse, text: string): void {
  const body = text.length > LARGE ? Buffer.from(text) : text;
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(body);
}

import { type Agent, request as ask } from 'node:http';
import type { Contender } from './contender.ts';
import type { Request } from './workloads.ts';

const GIVE_UP_MS = 120_000;

/** Returns the body of a response as bytes. Decoding megabytes of text would keep the client as busy as the service. */
export function answerTo(
  { url }: Pick<Contender, 'url'>,
  { method, path, headers, body }: Request,
  agent: Agent,
): Promise<{ status: number; body: Buffer }> {
  const options = { method, headers, agent, signal: AbortSignal.timeout(GIVE_UP_MS) };
  return new Promise((resolve, reject) => {
    const sent = ask(`${url}${path}`, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

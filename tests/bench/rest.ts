import { send } from './check.ts';
import type { Contender } from './contender.ts';
import type { Session } from './session.ts';

/** Sends a request to REST, and returns the `data` of the response. Throws if the request is refused. */
export async function callRest(
  ours: Contender,
  { headers }: Session,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<any> {
  const request = { method, path: `/api/v1${path}`, headers: { ...headers, 'content-type': 'application/json' } };
  const { status, text } = await send(ours, { ...request, ...(body && { body: JSON.stringify(body) }) });
  if (status >= 300) throw new Error(`${method} ${path} returns ${status} ${text.slice(0, 300)}`);
  return JSON.parse(text).data;
}

import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'undici';
import type { TestApp } from './app.ts';
import { assertDescribed } from './description.ts';

/** The credentials of a caller: the token, and the academy for the X-Academy-ID header. */
export interface Credentials {
  readonly token?: string | undefined;
  readonly academyId?: string | undefined;
  readonly headers?: Record<string, string>;
}

/** A GraphQL response. */
export interface GraphqlResult<Data = any> {
  status: number;
  data: Data;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; fields?: Record<string, string[]>; existingId?: string };
  }[];
  extensions: { cost: { requested: number; limit: number } };
}

/** A REST response; `body` is the parsed JSON. */
export interface RestResult<Body = any> {
  status: number;
  body: Body;
  headers: Headers;
}

export function headersOf({ token, academyId, headers }: Credentials): Record<string, string> {
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(academyId === undefined ? {} : { 'x-academy-id': academyId }),
    ...headers,
  };
}

/**
 * Sends a request and returns its response. `fetch` would take four times as long, because it uses web streams and
 * requests compression.
 */
async function send(url: string, method: string, headers: Record<string, string>, body?: string) {
  const answer = await request(url, {
    method,
    headers: { 'user-agent': 'tests', ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
}

/** Sends a GraphQL operation over HTTP. */
export async function gql<Data = any>(
  app: TestApp,
  credentials: Credentials,
  query: string,
  variables?: object,
): Promise<GraphqlResult<Data>> {
  const headers = { 'content-type': 'application/json', ...headersOf(credentials) };
  const { status, text } = await send(`${app.url}/graphql`, 'POST', headers, JSON.stringify({ query, variables }));
  return { status, ...(JSON.parse(text) as Omit<GraphqlResult<Data>, 'status'>) };
}

/** Sends a REST request; `path` is relative to /api/v1. Asserts that the response matches the OpenAPI description. */
export async function rest<Body = any>(...request: RestRequest): Promise<RestResult<Body>> {
  const [, , method, path] = request;
  const { status, headers, text } = await restText(...request);
  assertDescribed(method, path, { status, headers, text });
  return { status, headers, body: text ? JSON.parse(text) : undefined };
}

/**
 * Sends a REST request, without a check of the response. For API keys that may write but not read records: their
 * responses have fewer fields than the OpenAPI description requires.
 */
export async function restInPart<Body = any>(...request: RestRequest): Promise<RestResult<Body>> {
  const { status, headers, text } = await restText(...request);
  return { status, headers, body: JSON.parse(text) };
}

type RestRequest = [app: TestApp, credentials: Credentials, method: string, path: string, body?: unknown];

async function restText(...[app, credentials, method, path, body]: RestRequest) {
  const given = { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headersOf(credentials) };
  const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const { status, headers: told, text } = await send(`${app.url}/api/v1${path}`, method, given, sent);
  return { status, headers: headersTold(told), text };
}

/** Converts the headers of a response. A header that occurs several times keeps all its values. */
function headersTold(told: IncomingHttpHeaders): Headers {
  const values = Object.entries(told).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  return new Headers(values as [string, string][]);
}

/** Returns the error codes of a GraphQL response, in order. */
export const codes = (result: GraphqlResult): string[] => (result.errors ?? []).map((error) => error.extensions.code);

let documents = 0;

/**
 * Returns the operation as a document that the service has not seen before. The service executes such a document
 * without a query plan, and a known document with its query plan.
 */
export const unseen = (query: string): string => `${query}\n# ${documents++}`;

import type { TestApp } from './app.ts';
import { asDescribed } from './description.ts';

/** Who asks: the token, and the academy of the X-Academy-ID header. */
export interface Credentials {
  readonly token?: string | undefined;
  readonly academyId?: string | undefined;
  readonly headers?: Record<string, string>;
}

/** A GraphQL answer. */
export interface GraphqlResult<Data = any> {
  status: number;
  data: Data;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; fields?: Record<string, string[]> };
  }[];
  extensions: { cost: { requested: number; limit: number } };
}

/** A REST answer; `body` is the parsed JSON. */
export interface RestResult<Body = any> {
  status: number;
  body: Body;
  headers: Headers;
}

function headersOf({ token, academyId, headers }: Credentials): Record<string, string> {
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(academyId === undefined ? {} : { 'x-academy-id': academyId }),
    ...headers,
  };
}

/** Sends a GraphQL operation over HTTP. */
export async function gql<Data = any>(
  app: TestApp,
  credentials: Credentials,
  query: string,
  variables?: object,
): Promise<GraphqlResult<Data>> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(credentials) },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, ...((await response.json()) as Omit<GraphqlResult<Data>, 'status'>) };
}

/** Sends a REST request; `path` is behind /api/v1. The answer must be as the description of the API has it. */
export async function rest<Body = any>(
  app: TestApp,
  credentials: Credentials,
  method: string,
  path: string,
  body?: unknown,
): Promise<RestResult<Body>> {
  const response = await fetch(`${app.url}/api/v1${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headersOf(credentials) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await (await asDescribed(response, method)).text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
}

/** The codes of the errors of a GraphQL answer, in order. */
export const codes = (result: GraphqlResult): string[] => (result.errors ?? []).map((error) => error.extensions.code);

let documents = 0;

/** The same operation as a document that never came before: the service interprets it, where it compiles known ones. */
export const unseen = (query: string): string => `${query}\n# ${documents++}`;

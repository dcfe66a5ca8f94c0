import { TYPES_WITHOUT_ID } from '@academy/client/cache';
import { DashboardDocument, SignInDocument, type TypedDocumentString } from '@academy/client/graphql';
import { DashboardDocument as parsed } from '@academy/client/graphql/nodes';
import { type paths, restClient, type Student } from '@academy/client/rest';
import createClient from 'openapi-fetch';

declare const process: { readonly argv: readonly string[] };

const url = process.argv[2] ?? '';

async function run<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  token?: string,
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query: document, variables }),
  });
  return (await response.json()).data;
}

const input = { email: 'admin@riverside-swim.test', password: 'academy-demo-1' };
const { login } = await run(SignInDocument, { input });
const token = login?.token ?? '';
const { students } = await run(DashboardDocument, { students: 2, since: '2026-01-01' }, token);

const headers = { authorization: `Bearer ${token}` };
const client = createClient<paths>({ baseUrl: `${url}/api/v1`, headers });
const { data } = await client.GET('/rooms', { params: { query: { search: 'Splash' } } });
const page = await restClient(url, headers).GET('/students', { params: { query: { sort: ['name'], per_page: 2 } } });
const listed: Student[] = page.data?.data ?? [];

/** The compiler refuses each of these calls. The program never makes them. */
export function refused() {
  // @ts-expect-error a student has no such field
  students?.nodes[0]?.shoeSize;
  // @ts-expect-error the variable `since` is missing
  run(DashboardDocument, { students: 2 });
  // @ts-expect-error no such path
  client.GET('/pupils');
  // @ts-expect-error a room has no such field
  data?.data[0]?.colour;
}

console.log(
  JSON.stringify({
    names: students?.nodes.map(({ name }) => name),
    listed: listed.map(({ name }) => name),
    rooms: data?.data.map(({ name }) => name),
    parsed: parsed.definitions.length,
    hasPageInfo: TYPES_WITHOUT_ID.includes('PageInfo'),
  }),
);

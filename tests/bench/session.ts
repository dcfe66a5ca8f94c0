import { PASSWORD } from './data.ts';

/** The headers of an academy's admin. Contenders without access checks use only the academy. */
export interface Session {
  readonly headers: Record<string, string>;
}

const LOGIN = 'mutation Login($input: LoginInput!) { login(input: $input) { token } }';

/** Signs in a member of an academy. */
export async function signIn(url: string, { id, email }: { id: string; email: string }): Promise<Session> {
  const input = { email, password: PASSWORD };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: LOGIN, variables: { input } }),
  });
  const { data, errors } = (await response.json()) as any;
  if (errors) throw new Error(`Nobody could sign in: ${JSON.stringify(errors)}`);
  return { headers: { authorization: `Bearer ${data.login.token}`, 'x-academy-id': id } };
}

import { restClient } from '../rest/client.ts';

/**
 * Signs in to the demo, lists students with their names and parents, and registers another student. The first attempt
 * has an invalid date of birth, so the service refuses it. The second attempt succeeds. Returns the values that a page
 * would show.
 */
export async function registerSibling(url: string, name: string) {
  const login = { email: 'admin@riverside-swim.test', password: 'academy-demo-1' };
  const signedIn = await restClient(url).POST('/auth/login', { body: login });
  if (!signedIn.data) throw new Error(signedIn.error.message);
  const client = restClient(url, { authorization: `Bearer ${signedIn.data.token}` });

  const { data: page, error } = await client.GET('/students', {
    params: { query: { search: name, status: ['active'], include: ['parents'], sort: ['name'], per_page: 5 } },
  });
  if (!page) throw new Error(error.message);
  const families = page.data.map((student) => `${student.name}: ${student.parents?.map((it) => it.name).join(', ')}`);

  const student = { first_name: 'Noa', last_name: name, date_of_birth: '2015-02-30' };
  const refused = await client.POST('/students', { body: student });
  const messages = refused.error?.errors;

  const made = await client.POST('/students', { body: { ...student, date_of_birth: '2015-02-28' } });
  return { families, messages, status: made.response.status, number: made.data?.data.student_number };
}

if (import.meta.main) console.log(await registerSibling(process.argv[2] ?? 'http://127.0.0.1:4000', 'Baker'));

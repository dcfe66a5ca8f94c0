import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSibling } from '../../client/examples/rest.ts';
import { restClient } from '../../client/rest/client.ts';
import { printTypes, TYPES_FILE } from '../../client/rest/print.ts';
import { DEMO_PASSWORD } from '../../seeds/demo.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { copyOfDemo } from '../support/demo.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp(await copyOfDemo());
});

afterAll(() => app.stop());

describe('REST types of the client', () => {
  it('match the OpenAPI description from which `npm run client` generates them', async () => {
    expect(await readFile(TYPES_FILE, 'utf8')).toBe(await printTypes());
  });

  it('make the compiler report unknown paths, parameters and fields', async () => {
    const client = restClient(app.url);
    // @ts-expect-error no such path
    await client.GET('/pupils');
    // @ts-expect-error no such status
    await client.GET('/students', { params: { query: { status: ['gone'] } } });
    // @ts-expect-error the family name is missing
    await client.POST('/students', { body: { first_name: 'Ann' } });
    // @ts-expect-error a batch needs the academy
    await client.GET('/batches');
    const { data, error } = await client.POST('/auth/login', { body: { email: 'a@b.test', password: 'wrong' } });
    // @ts-expect-error there is no such member of a user
    expect(data?.user.age).toBeUndefined();
    expect(error).toEqual({ message: 'Invalid credentials.' });
  });
});

describe('REST client', () => {
  it('has an example program that prints the expected data of the demo', async () => {
    const shown = await registerSibling(app.url, 'Baker');
    expect(shown).toEqual({
      families: expect.arrayContaining([expect.stringMatching(/^Amelia Baker: \w+ Baker, \w+ Baker$/)]),
      messages: { date_of_birth: ['The date of birth field must be a valid date.'] },
      status: 201,
      number: expect.stringMatching(/^STU-[A-Z0-9]{8}$/),
    });
    expect(shown.families).toHaveLength(5);
  });

  it('sends several values of a query parameter as one parameter, separated by commas', async () => {
    const { data: user } = await restClient(app.url).POST('/auth/login', {
      body: { email: 'admin@northgate-chess.test', password: DEMO_PASSWORD },
    });
    const client = restClient(app.url, { authorization: `Bearer ${user?.token}` });
    const { data } = await client.GET('/students', {
      params: { query: { sort: ['-name', 'created_at'], include: ['parents', 'enrollments'], per_page: 2 } },
    });
    const names = data?.data.map(({ name }) => name) ?? [];
    expect(names).toEqual(names.toSorted().toReversed());
    expect(data?.data[0]).toMatchObject({ parents: expect.any(Array), enrollments: expect.any(Array) });
    expect(data?.meta.per_page).toBe(2);
  });
});

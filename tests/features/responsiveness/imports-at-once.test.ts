import { beforeAll, describe, expect, it } from 'vitest';
import { trialSubscription } from '../../../src/features/academy/academies/subscription.ts';
import { COST_LIMIT } from '../../../src/platform/graphql/limits.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { codes, gql, rest } from '../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

interface Office {
  readonly academy: SeededAcademy;
  readonly admin: Member;
}

async function openOffice(): Promise<Office> {
  const subscription = { ...trialSubscription(new Date()), limits: { students: null } };
  const academy = await seedAcademy(app, { subscription });
  return { academy, admin: await academy.as('academy_admin') };
}

const fileOf = (name: string, rows: number): string =>
  ['first_name,last_name', ...Array.from({ length: rows }, (_, n) => `${name} ${n},Lake`)].join('\n');

const studentsOf = async ({ admin }: Office): Promise<number> =>
  (await gql(app, admin, '{ students { totalCount } }')).data.students.totalCount;

const send = ({ admin }: Office, file: string) =>
  rest(app, { ...admin, headers: { 'content-type': 'text/csv' } }, 'POST', '/students/import', file);

describe('simultaneous imports into the same academy', () => {
  it('succeed or get 503 with Retry-After, while requests of other academies succeed', async () => {
    const office = await openOffice();
    const other = await openOffice();
    let pending = 10;
    const imports = Array.from({ length: 10 }, async (_, n) => {
      const answer = await send(office, fileOf(`Import ${n}`, 500));
      pending--;
      return answer;
    });
    let answered = 0;
    while (pending > 0) {
      expect(await studentsOf(other)).toBe(0);
      answered++;
    }
    const answers = await Promise.all(imports);
    const done = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    expect(done.length).toBeGreaterThanOrEqual(3);
    expect(refused.length).toBeGreaterThanOrEqual(1);
    expect(done.length + refused.length).toBe(10);
    for (const { body, headers } of refused) {
      expect(body).toEqual({ message: 'Other imports are running: try again in a few seconds.' });
      expect(headers.get('retry-after')).toBe('10');
    }
    for (const { body } of done) expect(body.data).toMatchObject({ created: 500 });
    expect(await studentsOf(office)).toBe(done.length * 500);
    expect(answered).toBeGreaterThan(3);
    expect((await send(office, fileOf('Later', 1))).status).toBe(200);
  });

  it('do not prevent imports into other academies', async () => {
    const [office, other] = [await openOffice(), await openOffice()];
    const imports = Array.from({ length: 5 }, (_, n) => send(office, fileOf(`Import ${n}`, 200)));
    expect((await send(other, fileOf('Only', 1))).status).toBe(200);
    await Promise.all(imports);
  });
});

describe('cost of several imports in one document', () => {
  const document = (count: number): string =>
    `mutation ($csv: String!) {
      ${Array.from({ length: count }, (_, n) => `a${n}: importStudents(csv: $csv, dryRun: true) { created }`).join('\n')}
    }`;

  it('stays below the limit for three small files', async () => {
    const { admin } = await openOffice();
    const { data, errors, extensions } = await gql(app, admin, document(3), { csv: fileOf('Ada', 2) });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ a0: { created: 2 }, a1: { created: 2 }, a2: { created: 2 } });
    expect(extensions.cost.requested).toBeLessThanOrEqual(COST_LIMIT);
  });

  it('exceeds the limit for thirty files, which are refused before any is read', async () => {
    const { admin } = await openOffice();
    const { result, statements } = await app.counting(() => gql(app, admin, document(30), { csv: fileOf('Ada', 2) }));
    expect(codes(result)).toEqual(['BAD_USER_INPUT']);
    expect(result.extensions.cost.requested).toBeGreaterThan(COST_LIMIT);
    expect(statements.length).toBeLessThanOrEqual(1);
  });

  it('depends on the rows and bytes of each file', async () => {
    const { admin } = await openOffice();
    const costOf = async (csv: string) => (await gql(app, admin, document(1), { csv })).extensions.cost.requested;
    const least = await costOf(fileOf('A', 1));
    expect((await costOf(fileOf('A', 401))) - least).toBeGreaterThanOrEqual(400);
    expect((await costOf(`first_name,last_name\n"${'x'.repeat(500_000)}",B`)) - least).toBeGreaterThanOrEqual(499);
    expect(codes(await gql(app, admin, document(2), { csv: '\n'.repeat(900_000) }))).toEqual(['BAD_USER_INPUT']);
  });
});

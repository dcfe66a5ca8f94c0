import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { fetchContent } from '../../../support/files.ts';
import { misplacedTexts, readPdf } from '../../../support/pdf.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

const path = (id: string, query = '') => `/api/v1/accounts/${id}/statement.pdf${query}`;

async function statementOf(caller: Member, id: string, query = '') {
  const response = await fetchContent(app, path(id, query), caller);
  expect(response.status).toBe(200);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

/**
 * Bills a student 200.00 over REST and records a payment of 50.00. Returns the id of the account, and the receipt
 * number.
 */
async function scene(studentId: string): Promise<{ accountId: string; number: string }> {
  const fee = await rest(app, admin, 'POST', '/fees', {
    ...{ student_id: studentId, fee_type: 'tuition', title: 'Piano, term 4', amount: '200.00', due_date: '2099-01-31' },
  });
  expect(fee.status, JSON.stringify(fee.body)).toBe(201);
  const payment = await rest(app, admin, 'POST', `/fees/${fee.body.data.id}/payments`, {
    amount: '50.00',
    method: 'cash',
  });
  return { accountId: fee.body.data.account_id, number: payment.body.data.receipt_number };
}

test('the PDF file of an account statement contains the entries of the last 12 months and all balances', async () => {
  const student = await academy.with.student({ firstName: 'Zoë', lastName: 'O’Neill' });
  const { accountId, number } = await scene(student.id);
  const response = await fetchContent(app, path(accountId), admin);
  expect(response.headers.get('content-disposition')).toMatch(/statement-ACC-[A-Z0-9]{8}-\d{4}-\d\d-\d\d\.pdf$/);
  const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));
  for (const text of [
    'Account statement',
    'Zoë O’Neill',
    'Billed: Piano, term 4',
    `Payment ${number}: Piano, term 4`,
  ]) {
    expect(pdf.text).toContain(text);
  }
  const { data } = await gql(app, admin, 'query ($id: ID!) { account(id: $id) { number statement { closing } } }', {
    id: accountId,
  });
  expect(data.account.statement.closing).toBe('150.00');
  expect(pdf.text).toContain(data.account.number);
  expect(pdf.text).toMatch(/Closing balance \S*\s?150\.00/);
  expect(misplacedTexts(pdf)).toEqual([]);
});

test('the PDF file of a long account statement with long names is complete, and no texts overlap', async () => {
  const student = await academy.with.student({ firstName: 'W'.repeat(100), lastName: 'ж'.repeat(99) });
  const titles = Array.from({ length: 300 }, (_, index) => `Fee ${index} ${index % 20 === 0 ? 'T'.repeat(200) : ''}`);
  for (const title of titles) await academy.with.fee({ studentId: student.id, amount: 1_000, title: title.trim() });
  const { data } = await gql(app, admin, 'query { accounts { nodes { id } } }');
  const pdf = await statementOf(admin, data.accounts.nodes[0].id);
  expect(pdf.pages.length).toBeGreaterThanOrEqual(10);
  expect(misplacedTexts(pdf)).toEqual([]);
  const billed = pdf.pages.flatMap(({ texts }) =>
    texts.flatMap(({ text }) => /^Billed: (Fee \d+)/.exec(text)?.[1] ?? []),
  );
  expect(billed.toSorted()).toEqual(titles.map((title) => /^Fee \d+/.exec(title)?.[0]).toSorted());
  expect(pdf.text).toContain('3,000.00');
  pdf.pages.forEach(({ texts }, index) => {
    expect(texts.map(({ text }) => text)).toContain(`Page ${index + 1} of ${pdf.pages.length}`);
  });
});

test('the PDF file of an account statement begins with the opening balance, and invalid periods get 422', async () => {
  const student = await academy.with.student();
  const { accountId } = await scene(student.id);
  const later = await statementOf(admin, accountId, '?from=2099-01-01&to=2099-12-31');
  expect(later.text).toContain('January 1, 2099 – December 31, 2099');
  expect(later.text).not.toContain('Piano');
  expect(later.text).toMatch(/Opening balance \S*\s?150\.00/);
  const errorsOf = async (query: string) => {
    const { status, body } = await rest(app, admin, 'GET', `/accounts/${accountId}/statement.pdf${query}`);
    return [status, body.errors];
  };
  for (const query of ['?from=2026-02-30', '?from[]=2026-01-01', '?from=2026-01-01&from=2026-02-01'])
    expect(await errorsOf(query)).toEqual([422, { from: ['The from field must be a valid date.'] }]);
  expect(await errorsOf('?from=2026-02-02&to=2026-02-01')).toEqual([
    422,
    { to: ['The to field must be a date after or equal to from.'] },
  ]);
  expect(await errorsOf('?from=2024-01-01&to=2025-01-01')).toEqual([
    422,
    { to: ['The period must not be more than 366 days.'] },
  ]);
  expect((await fetchContent(app, path(accountId, '?from=&to=0001-01-01'), admin)).status).toBe(200);
});

test('the PDF file of an account statement can be read only by office staff and the payer', async () => {
  const parent = await academy.as('parent');
  const student = await academy.with.student();
  await academy.with.link({ parentId: parent.parentId ?? '', studentId: student.id });
  const { accountId } = await scene(student.id);
  const statusFor = async (caller: object) => (await fetchContent(app, path(accountId), caller)).status;
  for (const caller of [admin, await academy.as('support_staff'), await academy.as('administrator')]) {
    expect(await statusFor(caller)).toBe(200);
  }
  expect(await statusFor(await academy.as('student', { studentId: student.id }))).toBe(200);
  // the account belongs to the student, because no parent receives the bills
  for (const role of ['parent', 'student'] as const) expect(await statusFor(await academy.as(role))).toBe(404);
  expect(await statusFor(parent)).toBe(404);
  for (const role of ['teacher', 'department_head'] as const) expect(await statusFor(await academy.as(role))).toBe(403);
  expect(await statusFor(await (await seedAcademy(app)).as('academy_admin'))).toBe(404);
  expect(await statusFor({})).toBe(401);
});

test('the signed address of an account statement contains its period, which cannot be changed', async () => {
  const { accountId } = await scene((await academy.with.student()).id);
  const query =
    'query ($id: ID!) { account(id: $id) { statementUrl(from: "2026-01-01", to: "2026-12-31") all: statementUrl } }';
  const { data } = await gql(app, admin, query, { id: accountId });
  const { statementUrl, all } = data.account;
  expect(statementUrl).toContain('/statement.pdf?from=2026-01-01&to=2026-12-31&academy=');
  for (const url of [statementUrl, all]) expect((await fetchContent(app, url, {})).status).toBe(200);
  for (const wrong of [statementUrl.replace('2026-12-31', '2026-12-30'), `${all}&from=2026-01-01`]) {
    expect((await fetchContent(app, wrong, {})).status).toBe(403);
  }
  const refused = await gql(app, admin, query.replace('2026-12-31', '2025-12-31'), { id: accountId });
  expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

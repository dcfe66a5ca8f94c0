import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { fetchContent } from '../../../support/files.ts';
import { misplacedTexts, readPdf } from '../../../support/pdf.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { linkPayer } from '../ledger/family.ts';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  const invoicing = { legalName: 'Riverside Music Pty Ltd', taxId: 'AU 12 345', footer: 'Thank you.' };
  academy = await seedAcademy(app, { name: 'Riverside Music', settings: { ...defaultSettings(), invoicing } });
  admin = await academy.as('academy_admin');
});

const path = (feeId: string) => `/api/v1/fees/${feeId}/invoice.pdf`;

/** Bills a student over REST. Returns the id of the fee. */
async function billed(studentId: string, title = 'Piano, term 4'): Promise<string> {
  const input = { student_id: studentId, fee_type: 'tuition', title, amount: '200.00', due_date: '2099-01-31' };
  const { status, body } = await rest(app, admin, 'POST', '/fees', input);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id;
}

/** Issues the invoice of a fee. Returns the invoice number. */
async function issued(feeId: string): Promise<string> {
  const { status, body } = await rest(app, admin, 'POST', `/fees/${feeId}/invoice`);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.number;
}

async function invoiceOf(caller: Member, feeId: string) {
  const response = await fetchContent(app, path(feeId), caller);
  expect(response.status).toBe(200);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

test('GET /fees/{id}/invoice.pdf returns 404 before the invoice is issued, and uses no invoice number', async () => {
  const feeId = await billed((await academy.with.student()).id);
  expect((await fetchContent(app, path(feeId), admin)).status).toBe(404);
  const { data } = await gql(app, admin, 'query ($id: ID!) { fee(id: $id) { invoiceUrl } invoices { totalCount } }', {
    id: feeId,
  });
  expect(data.invoices.totalCount).toBe(0);
  expect((await fetchContent(app, data.fee.invoiceUrl, {})).status).toBe(404);
  const number = await issued(feeId);
  expect(number).toBe('INV-000001');
  expect((await fetchContent(app, data.fee.invoiceUrl, {})).status).toBe(200);
});

test('the PDF file of an invoice contains the stored data, even if the academy and the student have changed', async () => {
  const student = await academy.with.student({ firstName: 'Zoë', lastName: 'O’Neill' });
  const feeId = await billed(student.id);
  const number = await issued(feeId);
  const before = await (await fetchContent(app, path(feeId), admin)).arrayBuffer();
  const pdf = await readPdf(new Uint8Array(before));
  for (const text of [
    ...['Invoice', number, 'Zoë O’Neill', student.studentNumber, 'Piano, term 4', 'Riverside Music'],
    ...['Riverside Music Pty Ltd', 'AU 12 345', 'Thank you.', 'January 31, 2099', '200.00'],
  ]) {
    expect(pdf.text).toContain(text);
  }
  expect(misplacedTexts(pdf)).toEqual([]);
  await academy.run((em) => em.nativeUpdate(Academy, { id: academy.id }, { name: 'Another name' }));
  const { status } = await rest(app, admin, 'PUT', `/students/${student.id}`, { first_name: 'Ann' });
  expect(status).toBe(200);
  const after = await (await fetchContent(app, path(feeId), admin)).arrayBuffer();
  expect(Buffer.compare(Buffer.from(after), Buffer.from(before))).toBe(0);
});

test('the PDF file of an invoice lists its credit notes, and has a mark if the fee was voided', async () => {
  const feeId = await billed((await academy.with.student()).id);
  await issued(feeId);
  const { body } = await rest(app, admin, 'POST', '/credit-notes', {
    fee_id: feeId,
    account_id: (await rest(app, admin, 'GET', `/fees/${feeId}`)).body.data.account_id,
    amount: '30.00',
    reason: 'goodwill',
  });
  expect(body.data, JSON.stringify(body)).toBeDefined();
  const credited = await invoiceOf(admin, feeId);
  for (const text of ['Credit notes', body.data.number, '-30.00']) expect(credited.text).toContain(text);
  expect(credited.text).not.toContain('VOIDED');

  const other = await billed((await academy.with.student()).id);
  await issued(other);
  const voided = await rest(app, admin, 'POST', `/fees/${other}/void`, {});
  expect(voided.status, JSON.stringify(voided.body)).toBe(200);
  const { pages, text } = await invoiceOf(admin, other);
  expect(text).toMatch(/CRN-\d{6} -200\.00/);
  expect(pages[0]?.texts.find(({ isTurned }) => isTurned)?.text).toBe('VOIDED');
});

test('the PDF file of an invoice keeps names of 200 letters on the page', async () => {
  const student = await academy.with.student({ firstName: 'W'.repeat(100), lastName: 'Ж'.repeat(99) });
  const feeId = await billed(student.id, 'T'.repeat(200));
  await issued(feeId);
  const pdf = await invoiceOf(admin, feeId);
  expect(misplacedTexts(pdf)).toEqual([]);
  for (const text of ['W'.repeat(100), 'T'.repeat(200)]) expect(pdf.text.replaceAll(/\s/g, '')).toContain(text);
});

test('the PDF file of an invoice can be read only by office staff and the payer', async () => {
  const parent = await academy.as('parent');
  const student = await academy.with.student();
  await linkPayer({ academy }, parent.parentId ?? '', [student.id]);
  const feeId = await billed(student.id);
  await issued(feeId);
  const statusFor = async (caller: object) => (await fetchContent(app, path(feeId), caller)).status;
  for (const caller of [admin, await academy.as('support_staff'), parent]) expect(await statusFor(caller)).toBe(200);
  const own = await academy.with.student();
  const feeOfOwn = await billed(own.id);
  await issued(feeOfOwn);
  const asOwn = await academy.as('student', { studentId: own.id });
  expect((await fetchContent(app, path(feeOfOwn), asOwn)).status).toBe(200);
  // the invoice contains the name of the parent who pays
  expect(await statusFor(await academy.as('student', { studentId: student.id }))).toBe(404);
  for (const role of ['parent', 'student'] as const) expect(await statusFor(await academy.as(role))).toBe(404);
  for (const role of ['teacher', 'department_head'] as const) expect(await statusFor(await academy.as(role))).toBe(403);
  expect(await statusFor(await (await seedAcademy(app)).as('academy_admin'))).toBe(404);
});

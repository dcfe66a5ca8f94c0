import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { FeeType, PaymentMethod } from '../../../../src/features/money/ledger/fee.enums.ts';
import { Membership } from '../../../../src/features/people/members/membership.entity.ts';
import { ParentStudent } from '../../../../src/features/people/parents/parent-student.entity.ts';
import type { Student } from '../../../../src/features/people/students/student.entity.ts';
import { startTestApp, type TestApp, testApp } from '../../../support/app.ts';
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
  academy = await seedAcademy(app, { name: 'Riverside Music', country: 'Australia' });
  admin = await academy.as('academy_admin');
});

/** Creates a fee of 200.00 for the given student, or for a new student. */
const billed = async (given: { studentId?: string; title?: string } = {}, school = academy) =>
  school.with.fee({ amount: 20_000, ...given, studentId: given.studentId ?? (await school.with.student()).id });

/** Creates a parent with a child. Returns the credentials of the parent, and the child. */
async function family(): Promise<{ parent: Member; student: Student }> {
  const parent = await academy.as('parent');
  const student = await academy.with.student();
  await academy.with.link({ parentId: parent.parentId ?? '', studentId: student.id });
  return { parent, student };
}

/** Returns the signed address of a receipt without the origin. */
async function signedFor(served: TestApp, caller: Member, id: string): Promise<string> {
  const { data } = await gql(served, caller, 'query ($id: ID!) { payment(id: $id) { receiptUrl } }', { id });
  return data.payment.receiptUrl.replace(served.config.publicUrl, '');
}

const path = (id: string) => `/api/v1/payments/${id}/receipt.pdf`;

/** Records a payment for a fee over REST. Returns the payment. */
async function paid(feeId: string, amount: string, more = {}): Promise<{ id: string; receipt_number: string }> {
  const input = { amount, method: PaymentMethod.CARD, ...more };
  const { status, body } = await rest(app, admin, 'POST', `/fees/${feeId}/payments`, input);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

async function receiptOf(caller: Member, id: string) {
  const response = await fetchContent(app, path(id), caller);
  expect(response.status).toBe(200);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

describe('GET /payments/{id}/receipt.pdf', () => {
  test('contains the academy, the payer, the fee and the amounts', async () => {
    const student = await academy.with.student({ firstName: 'Zoë', lastName: 'O’Neill' });
    const fee = await billed({ studentId: student.id, title: 'Piano, term 4' });
    const payment = await paid(fee.id, '120.00', { reference: 'Order 7', paid_at: '2026-03-05T10:00:00Z' });
    const response = await fetchContent(app, path(payment.id), admin);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''receipt-${payment.receipt_number}.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));
    for (const text of [
      'Riverside Music',
      'Receipt',
      payment.receipt_number,
      'Zoë O’Neill',
      'Piano, term 4',
      'Order 7',
      'Card',
    ]) {
      expect(pdf.text).toContain(text);
    }
    expect(pdf.text).toMatch(/Total \S*\s?120\.00/);
    expect(pdf.text).not.toContain('Refund');
    expect(misplacedTexts(pdf)).toEqual([]);
  });

  test('returns the same bytes and ETag each time, and 304 for a known ETag', async () => {
    const payment = await paid((await billed()).id, '20.00');
    const [one, other] = [
      await fetchContent(app, path(payment.id), admin),
      await fetchContent(app, path(payment.id), admin),
    ];
    expect(Buffer.compare(Buffer.from(await one.arrayBuffer()), Buffer.from(await other.arrayBuffer()))).toBe(0);
    const tag = one.headers.get('etag') ?? '';
    expect(other.headers.get('etag')).toBe(tag);
    const headers = { 'if-none-match': tag };
    const known = await fetchContent(app, path(payment.id), { ...admin, headers });
    expect([known.status, await known.text()]).toEqual([304, '']);
    const head = await fetchContent(app, path(payment.id), { ...admin, method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetchContent(app, path(payment.id), { ...admin, method: 'DELETE' })).status).toBe(405);
  });

  test('marks the receipt of a refund, and lists refunds in the receipt of the payment', async () => {
    const payment = await paid((await billed()).id, '120.00');
    const { body } = await rest(app, admin, 'POST', `/payments/${payment.id}/refund`, { amount: '50.00' });
    const refund = await receiptOf(admin, body.data.id);
    for (const text of ['Refund', 'Refund of receipt', payment.receipt_number, '-50.00'])
      expect(refund.text).toContain(text);
    expect((await receiptOf(admin, payment.id)).text).toMatch(
      new RegExp(`Refunded on .*, ${body.data.receipt_number}: -\\S*\\s?50\\.00`),
    );
  });

  test('uses the language of the academy, and Letter pages in Canada', async () => {
    const french = await seedAcademy(app, { country: 'Canada', settings: { ...defaultSettings(), locale: 'fr-CA' } });
    const { id: studentId } = await french.with.student();
    const fee = await french.with.fee({ studentId, amount: 20_000, feeType: FeeType.ADMISSION });
    admin = await french.as('academy_admin');
    const { pages, text } = await receiptOf(admin, (await paid(fee.id, '20.00')).id);
    for (const word of ['Reçu', 'Inscription', 'Mode de paiement', 'Carte', 'Page 1 sur 1'])
      expect(text).toContain(word);
    expect([pages[0]?.width, pages[0]?.height]).toEqual([612, 792]);
  });

  test('keeps names of 200 letters on the page', async () => {
    const student = await academy.with.student({ firstName: 'W'.repeat(100), lastName: 'Ж'.repeat(99) });
    const fee = await billed({ studentId: student.id, title: 'T'.repeat(200) });
    const pdf = await receiptOf(admin, (await paid(fee.id, '20.00', { reference: 'R'.repeat(255) })).id);
    expect(misplacedTexts(pdf)).toEqual([]);
    for (const name of ['W'.repeat(100), 'Ж'.repeat(99), 'T'.repeat(200), 'R'.repeat(255)]) {
      expect(pdf.text.replaceAll(/\s/g, '')).toContain(name);
    }
  });

  test('returns 422 for a name that no font can print', async () => {
    const student = await academy.with.student({ firstName: '太郎', lastName: '山田' });
    const payment = await paid((await billed({ studentId: student.id })).id, '20.00');
    const { status, body } = await rest(app, admin, 'GET', `/payments/${payment.id}/receipt.pdf`);
    expect(status).toBe(422);
    expect(body.errors.student_name).toEqual(['The student name has characters that no font can print.']);
  });
});

describe('right to read a receipt', () => {
  test('is given to office staff and the family, but not to teachers, other families and other academies', async () => {
    const { parent, student } = await family();
    const fee = await billed({ studentId: student.id });
    const { id } = await paid(fee.id, '20.00');
    const statusFor = async (caller: object) => (await fetchContent(app, path(id), caller)).status;
    for (const caller of [admin, await academy.as('administrator'), await academy.as('support_staff'), parent]) {
      expect(await statusFor(caller)).toBe(200);
    }
    expect(await statusFor(await academy.as('student', { studentId: student.id }))).toBe(200);
    for (const role of ['teacher', 'department_head'] as const)
      expect(await statusFor(await academy.as(role))).toBe(403);
    for (const role of ['parent', 'student'] as const) expect(await statusFor(await academy.as(role))).toBe(404);
    const elsewhere = await (await seedAcademy(app)).as('academy_admin');
    expect(await statusFor(elsewhere)).toBe(404);
    expect(await statusFor({})).toBe(401);
    expect((await fetchContent(app, path('nonsense'), admin)).status).toBe(404);
  });

  test('is given by a signed address without a token, unless the address is altered or its user lost the right', async () => {
    const { parent, student } = await family();
    const fee = await billed({ studentId: student.id });
    const { id } = await paid(fee.id, '20.00');
    const other = await paid(fee.id, '10.00');
    const url = await signedFor(app, parent, id);
    expect(url).toMatch(new RegExp(`^/api/v1/payments/${id}/receipt\\.pdf\\?academy=${academy.id}&expires=\\d+&user=`));
    const open = await fetchContent(app, `${url}&disposition=inline`, {});
    expect([open.status, open.headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/^inline/)]);
    expect(open.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const admins = await signedFor(app, admin, other.id);
    for (const wrong of [
      url.replace(id, other.id),
      url.replace(/expires=\d/, 'expires=9'),
      url.replace(parent.userId, admin.userId),
      url.replace(academy.id, (await seedAcademy(app)).id),
      url.replace(/signature=.*/, `signature=${new URLSearchParams(admins.split('?')[1]).get('signature')}`),
    ]) {
      const { status, body } = await rest(app, {}, 'GET', wrong.replace('/api/v1', ''));
      expect([status, body.message]).toEqual([403, 'The link is invalid or has expired.']);
    }
    // the parent is no longer linked to the child
    await academy.run((em) => em.nativeDelete(ParentStudent, { parentId: parent.parentId ?? '' }));
    expect((await fetchContent(app, url, {})).status).toBe(404);
    await academy.run(async (em) => void em.remove(await em.findOneOrFail(Membership, { user: parent.userId })));
    expect((await fetchContent(app, url, {})).status).toBe(403);
  });

  test('is given to API keys with the required scopes, which get no signed address', async () => {
    const { id } = await paid((await billed()).id, '20.00');
    const keyWith = async (...scopes: string[]): Promise<Member> => {
      const input = {
        name: 'Books',
        role: 'SUPPORT_STAFF',
        scopes,
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      };
      const { data } = await gql(
        app,
        admin,
        'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { token } }',
        {
          input,
        },
      );
      return { ...admin, token: data.createApiKey.token };
    };
    const key = await keyWith('payments:read', 'fees:read', 'parents:read', 'students:read');
    expect((await fetchContent(app, path(id), key)).status).toBe(200);
    const { data } = await gql(app, key, 'query ($id: ID!) { payment(id: $id) { receiptUrl } }', { id });
    expect(data.payment.receiptUrl).toBeNull();
    expect((await fetchContent(app, path(id), await keyWith('payments:read', 'students:read'))).status).toBe(403);
  });
});

test('receipts are refused with 503 if more than 20 PDF files of the academy wait to be rendered', async () => {
  const busy = await startTestApp();
  try {
    const school = await seedAcademy(busy);
    const boss = await school.as('academy_admin');
    const fee = await billed({}, school);
    const { body } = await rest(busy, boss, 'POST', `/fees/${fee.id}/payments`, { amount: '20.00', method: 'cash' });
    // the limit on parallel requests of a user does not apply to signed addresses
    const url = await signedFor(busy, boss, body.data.id);
    const statuses = await Promise.all(
      Array.from({ length: 80 }, async () => (await fetchContent(busy, url, {})).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(21);
    expect((await fetchContent(busy, path(body.data.id), boss)).status).toBe(200);
  } finally {
    await busy.stop();
  }
});

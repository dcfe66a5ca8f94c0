import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import type { Actor } from '../../../support/seed.ts';
import { openInvoicedFamily } from './setup.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

describe('invoices', () => {
  it('are visible to office staff and to the payers of the fees, but not to the students or their other parents', async () => {
    const family = await openInvoicedFamily(app);
    const { academy, childId, siblingId } = family;
    const own = await family.invoiced('90');
    const ofSibling = await family.invoiced('80', { studentId: siblingId });
    const strange = await family.invoiced('70', { studentId: (await academy.with.student()).id });
    const query = `query ($id: ID!) { invoices(orderBy: [AMOUNT_DESC]) { totalCount nodes { feeId } } fee(id: $id) {
      invoice { feeId } } }`;
    const seenBy = async (as: Actor) => {
      const { data } = await gql(app, as, query, { id: strange });
      return [data.invoices.nodes.map(({ feeId }: any) => feeId), data.fee?.invoice?.feeId ?? null];
    };
    for (const role of ['academy_admin', 'administrator', 'support_staff'] as const) {
      expect(await seenBy(await academy.as(role))).toEqual([[own, ofSibling, strange], strange]);
    }
    expect(await seenBy(family.payer)).toEqual([[own, ofSibling], null]);
    const ofStudent = await academy.as('student', { studentId: childId });
    const ofOther = await academy.as('parent');
    await academy.with.link({ parentId: ofOther.parentId as string, studentId: childId });
    for (const as of [ofStudent, ofOther]) {
      expect(await seenBy(as)).toEqual([[], null]);
      expect((await gql(app, as, '{ fees { nodes { id invoice { id } } } }')).data.fees.nodes).toEqual([
        { id: own, invoice: null },
      ]);
      expect((await rest(app, as, 'GET', `/fees/${own}/invoice`)).status).toBe(404);
    }
    const { data } = await gql(app, family.payer, '{ accounts { nodes { invoices { totalCount } } } }');
    expect(data.accounts.nodes).toEqual([{ invoices: { totalCount: 2 } }]);
    for (const role of ['teacher', 'department_head'] as const) {
      const as = await academy.as(role);
      expect((await gql(app, as, '{ invoices { totalCount } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await rest(app, as, 'GET', '/invoices')).status).toBe(403);
      expect((await rest(app, as, 'GET', `/fees/${own}/invoice`)).status).toBe(403);
    }
    const [{ id } = { id: '' }] = await family.issued();
    const stranger = await openInvoicedFamily(app);
    for (const path of [`/invoices/${id}`, `/fees/${own}/invoice`]) {
      expect((await rest(app, stranger.admin, 'GET', path)).status).toBe(404);
      expect((await rest(app, family.payer, 'GET', path)).status).toBe(200);
    }
  });

  it('can be filtered by fee, account, student, number, day and amount', async () => {
    const family = await openInvoicedFamily(app);
    const own = await family.invoiced('90');
    const other = await family.invoiced('80', { studentId: (await family.academy.with.student()).id });
    const { id: accountId } = await family.account();
    const found = async (query: string) =>
      (await rest(app, family.admin, 'GET', `/invoices?${query}`)).body.data.map(({ fee_id }: any) => fee_id);
    expect(await found(`fee_id=${other}`)).toEqual([other]);
    expect(await found(`account_id=${accountId}`)).toEqual([own]);
    expect(await found(`student_id=${family.childId}`)).toEqual([own]);
    expect(await found('search=inv-000002')).toEqual([other]);
    expect(await found('amount_from=85')).toEqual([own]);
    expect(await found('amount_to=85')).toEqual([other]);
    expect(await found('due_to=2099-01-30')).toEqual([]);
    expect(await found('issued_from=2099-01-01T00:00:00Z')).toEqual([]);
    expect(await found('sort=amount')).toEqual([other, own]);
    expect(await found('sort=-issued_at')).toEqual([other, own]);
  });
});

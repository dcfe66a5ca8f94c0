import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, gql } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, refusal, UNKNOWN_ID } from '../../writing.ts';
import { done, entriesOf, eventsOf, type Family, openFamily, PAYMENT } from './family.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

/**
 * Creates a family with three fees: A of 120.00 due on 1 October, B of 90.00 due on 1 November, and the penalty P of
 * 5.00 due on 5 October.
 */
async function billedFamily(): Promise<Family & { A: string; B: string; P: string }> {
  const family = await openFamily(app);
  const P = await family.penalty(500, '2098-10-05');
  const B = await family.bill('90', '2098-11-01', { studentId: family.siblingId });
  const A = await family.bill('120', '2098-10-01');
  return Object.assign(family, { A, B, P });
}

describe('recordAccountPayment', () => {
  it('pays fees by due date, then penalties, and turns the rest of the amount into credit', async () => {
    const family = await billedFamily();
    const { A, B, P } = family;
    const { id } = await family.account();
    const { data } = await family.recordAccountPayment({ accountId: id, amount: '230', method: 'CARD' });
    const allocations = [
      { feeId: A, amount: '120.00' },
      { feeId: B, amount: '90.00' },
      { feeId: P, amount: '5.00' },
    ];
    expect(data.recordAccountPayment).toMatchObject({
      ...{ accountId: id, feeId: null, amount: '230.00', receiptNumber: 'RCP-000001', refundOfId: null, allocations },
    });
    expect((await family.lines({ A, B, P })).slice(-4)).toEqual([
      ['A', 'payment', -12_000],
      ['B', 'payment', -9_000],
      ['P', 'payment', -500],
      [null, 'payment', -1_500],
    ]);
    expect(await family.balances(A, B, P)).toEqual(['0.00', '0.00', '0.00']);
    expect(await family.account()).toMatchObject({ owed: '0.00', credit: '15.00', balance: '-15.00' });
    expect(await family.read(A)).toMatchObject({ paymentMethod: 'CARD', receiptNumber: 'RCP-000001' });
  });

  it('turns a surplus into credit, which pays the next fee; a refund first takes the money from the fee that is due last', async () => {
    const family = await billedFamily();
    const { A, B, P } = family;
    const payment = await family.pay('230');
    const C = await family.bill('90', '2098-12-01');
    expect((await family.lines({ A, B, P, C })).slice(-3)).toEqual([
      ['C', 'charge', 9_000],
      [null, 'move', 1_500],
      ['C', 'move', -1_500],
    ]);
    expect(await family.read(C)).toMatchObject({ balance: '75.00', paidAmount: '15.00', paymentStatus: 'PARTIAL' });
    expect(await family.account()).toMatchObject({ owed: '75.00', credit: '0.00', balance: '75.00' });
    const { data } = await family.refundPayment(payment, { amount: '50' });
    expect(data.refundPayment).toMatchObject({ feeId: null, amount: '-50.00', refundOfId: payment });
    expect((await family.lines({ A, B, P, C })).slice(-2)).toEqual([
      ['C', 'refund', 1_500],
      ['B', 'refund', 3_500],
    ]);
    expect(await family.balances(A, B, C, P)).toEqual(['0.00', '35.00', '90.00', '0.00']);
    const entries = await entriesOf(family);
    expect(new Set(entries.slice(-2).map(({ payment_id }) => payment_id))).toEqual(new Set([payment]));
    expect(new Set(entries.slice(-2).map(({ refund_id }) => refund_id))).toEqual(new Set([data.refundPayment.id]));
  });

  it('pays the given fees; the remaining amount pays other open fees, or stays credit if autoApplyCredit is false', async () => {
    const family = await billedFamily();
    const { A, B, P } = family;
    await family.pay('100', { allocations: [{ feeId: B.toUpperCase(), amount: '90' }] });
    expect(await family.balances(A, B, P)).toEqual(['110.00', '0.00', '5.00']);
    const account = await family.account();
    await family.updateAccount(account.id, { autoApplyCredit: false });
    await family.pay('20', { allocations: [] });
    expect(await family.balances(A, B, P)).toEqual(['110.00', '0.00', '5.00']);
    expect(await family.account()).toMatchObject({ owed: '115.00', credit: '20.00', balance: '95.00' });
  });

  it('returns feeId only if the whole payment was allocated to one fee', async () => {
    const family = await billedFamily();
    const payment = await family.pay('50');
    const { data } = await gql(app, family.payer, `query ($id: ID!) { payment(id: $id) { ${PAYMENT} } }`, {
      id: payment,
    });
    expect(data.payment).toMatchObject({ feeId: family.A, allocations: [{ feeId: family.A, amount: '50.00' }] });
  });

  it('shows families only allocations to fees that they can see, and hides the payment from other families and teachers', async () => {
    const family = await billedFamily();
    const { A, B, P } = family;
    const payment = await family.pay('230');
    const sibling = await family.academy.as('student', { studentId: family.siblingId });
    const stranger = await family.academy.as('parent');
    const teacher = await family.academy.as('teacher');
    const query = `query ($id: ID!) { payment(id: $id) { id allocations { feeId } } fees { nodes { id payments { nodes { id } } } } }`;
    const asked = async (as: Parameters<typeof gql>[1]) => (await gql(app, as, query, { id: payment })).data;
    const own = await asked(family.payer);
    expect(own.payment.allocations.map(({ feeId }: any) => feeId)).toEqual([A, B, P]);
    for (const { payments } of own.fees.nodes) expect(payments.nodes).toEqual([{ id: payment }]);
    const ofSibling = await asked(sibling);
    expect(ofSibling.payment.allocations).toEqual([{ feeId: B }]);
    expect(ofSibling.fees.nodes).toEqual([{ id: B, payments: { nodes: [{ id: payment }] } }]);
    expect((await asked(stranger)).payment).toBeNull();
    expect(codes(await gql(app, teacher, query, { id: payment }))).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });

  it('refuses allocations with a wrong sum or invalid fees, and reports all invalid allocations in one error', async () => {
    const family = await billedFamily();
    const { A, B, P } = family;
    const stranger = await family.fee();
    await family.pay('5', { allocations: [{ feeId: P, amount: '5' }] });
    const { id } = await family.account();
    const input = { accountId: id, amount: '230', method: 'CASH' };
    const allocations = [
      { feeId: A, amount: '120.01' },
      { feeId: stranger, amount: '1' },
      { feeId: UNKNOWN_ID, amount: '1' },
      { feeId: P, amount: '1' },
      { feeId: B, amount: '60' },
      { feeId: B, amount: '60' },
    ];
    const refused = (given: object) =>
      refusal(app, family.academy.id, () => family.recordAccountPayment({ ...input, ...given }));
    expect(await refused({ allocations })).toEqual(
      badInput({
        'allocations.0.amount': ['The allocations.0.amount field must not be greater than 120.00.'],
        'allocations.1.feeId': ['The selected allocations.1.fee_id is invalid.'],
        'allocations.2.feeId': ['The selected allocations.2.fee_id is invalid.'],
        'allocations.3.feeId': ['The selected allocations.3.fee_id is invalid.'],
        'allocations.5.feeId': ['The allocations.5.fee_id field has a duplicate value.'],
        allocations: ['The allocations field must not be greater than 230.00.'],
      }),
    );
    const other = await seedAcademy(app);
    const elsewhere = await other.with.account({ studentId: (await other.with.student()).id });
    for (const accountId of [UNKNOWN_ID, family.parentId, elsewhere.id]) {
      expect(await refused({ accountId })).toEqual(badInput({ accountId: ['The selected account id is invalid.'] }));
    }
  });

  it.each([
    ['amount', '1000000000000'],
    ['amount', '0'],
    ['amount', null],
    ['method', 'GOLD'],
    ['paidAt', '2099-01-01T00:00:00Z'],
    ['allocations', [{ feeId: 'x', amount: '1' }]],
    ['allocations', Array(101).fill({ feeId: UNKNOWN_ID, amount: '0.01' })],
  ])('refuses the field %s with the value %.40j', async (field, value) => {
    const family = await billedFamily();
    const before = await entriesOf(family);
    const { id } = await family.account();
    const result = await family.recordAccountPayment({ accountId: id, amount: '1', method: 'CASH', [field]: value });
    expect(codes(result)).toEqual(['BAD_USER_INPUT']);
    expect(await entriesOf(family)).toEqual(before);
  });

  it('returns the same payment for the same idempotency key, and refuses the key for other input', async () => {
    const family = await billedFamily();
    const { id } = await family.account();
    const input = { accountId: id, amount: '1', method: 'CASH', idempotencyKey: 'once' };
    const first = await family.recordAccountPayment(input);
    expect(await family.recordAccountPayment({ ...input, accountId: id.toUpperCase() })).toEqual(first);
    expect(codes(await family.recordAccountPayment({ ...input, amount: '2' }))).toEqual(['CONFLICT']);
    expect(await family.ledger()).toHaveLength(1);
  });

  it('is allowed only for academy admins, administrators, support staff and the Super Admin', async () => {
    const family = await billedFamily();
    const { id } = await family.account();
    const input = { accountId: id, amount: '1', method: 'CASH' };
    for (const role of ['administrator', 'support_staff'] as const) {
      done(await family.recordAccountPayment(input, await family.academy.as(role)));
    }
    const before = await entriesOf(family);
    for (const role of ['department_head', 'teacher', 'parent', 'student'] as const) {
      expect(codes(await family.recordAccountPayment(input, await family.academy.as(role)))).toEqual(['FORBIDDEN']);
    }
    expect(codes(await family.recordAccountPayment(input, family.payer))).toEqual(['FORBIDDEN']);
    expect(await entriesOf(family)).toEqual(before);
  });

  it('records events for the payment, the changed fees and the credit', async () => {
    const family = await billedFamily();
    await family.pay('230');
    await family.bill('90', '2098-12-01');
    const rows = await eventsOf(family);
    const types = rows.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['payment.recorded', 'fee.changed', 'credit.applied']));
    expect(rows.find(({ type }) => type === 'credit.applied')?.payload).toMatchObject({
      amount: '15.00',
      moves: [{ amount: '15.00', credit_note_id: null }],
    });
  });
});

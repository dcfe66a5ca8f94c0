import { beforeAll, describe, expect, it } from 'vitest';
import { type Family, openFamily } from '../features/money/ledger/family.ts';
import { UNKNOWN_ID } from '../features/writing.ts';
import { testApp } from '../support/app.ts';
import { type Credentials, rest } from '../support/clients.ts';

const INSTANT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);

let family: Family;
let accountId: string;
let fees: string[];

beforeAll(async () => {
  family = await openFamily(await testApp());
  fees = [await family.bill('120', '2099-01-31'), await family.bill('90', '2099-02-28')];
  accountId = (await family.account()).id;
});

const call = (method: string, path: string, body?: unknown, as: Credentials = family.admin) =>
  rest(family.app, as, method, path, body);

describe('account routes', () => {
  it('list, read and change accounts over REST', async () => {
    const { academy, parentId } = family;
    const list = await call('GET', `/accounts?parent_id=${parentId}`, undefined, family.payer);
    expect(list.body.data).toEqual([
      {
        ...{ id: accountId, academy_id: academy.id, number: expect.stringMatching(/^ACC-[A-Z0-9]{8}$/) },
        ...{ parent_id: parentId, student_id: null, owed: '210.00', credit: '0.00', balance: '210.00' },
        ...{ auto_apply_credit: true, version: expect.any(Number), created_at: INSTANT, updated_at: INSTANT },
      },
    ]);
    const one = await call('GET', `/accounts/${accountId}?include=parent`);
    expect(one.body.data).toMatchObject({ id: accountId, parent: { id: parentId } });
    const changed = await call('PUT', `/accounts/${accountId}`, { auto_apply_credit: false, credit: '1000.00' });
    expect(changed).toMatchObject({ status: 200, body: { data: { auto_apply_credit: false, credit: '0.00' } } });
    const stale = { ...family.admin, headers: { 'if-match': '"1"' } };
    expect((await call('PUT', `/accounts/${accountId}`, { auto_apply_credit: true }, stale)).status).toBe(412);
    await call('PATCH', `/accounts/${accountId}`, { auto_apply_credit: true });
    expect(await call('GET', `/accounts/${UNKNOWN_ID}`)).toMatchObject({
      ...{ status: 404, body: { message: 'Account not found.' } },
    });
    expect((await call('POST', '/accounts', {})).status).toBe(405);
  });
});

describe('payment and credit note routes', () => {
  it('accept a payment for several fees, and a credit note for the account', async () => {
    const [A, B] = fees;
    const paid = await call('POST', '/payments', {
      ...{ account_id: accountId, amount: '230', method: 'bank_transfer', reference: 'TRF 9' },
      allocations: [
        { fee_id: A, amount: '120' },
        { fee_id: B, amount: '40.00' },
      ],
    });
    expect(paid.status).toBe(201);
    expect(paid.headers.get('location')).toMatch(new RegExp(`/api/v1/payments/${paid.body.data.id}$`));
    expect(paid.body.data).toMatchObject({
      ...{ account_id: accountId, fee_id: null, amount: '230.00', currency: 'USD', method: 'bank_transfer' },
      // the remaining amount is applied automatically
      allocations: [
        { fee_id: A, amount: '120.00' },
        { fee_id: B, amount: '90.00' },
      ],
    });
    expect((await call('GET', `/payments/${paid.body.data.id}?include=account`)).body.data).toMatchObject({
      ...{ id: paid.body.data.id, account: { id: accountId, credit: '20.00' } },
    });
    expect((await call('GET', `/fees/${B}/payments`)).body.data).toMatchObject([{ id: paid.body.data.id }]);
    const note = { account_id: accountId, fee_id: B, amount: '10', reason: 'correction', note: ' Ill ' };
    const issued = await call('POST', '/credit-notes', note);
    expect(issued.status).toBe(201);
    expect(issued.body.data).toEqual({
      ...{ id: expect.any(String), academy_id: family.academy.id, number: 'CRN-000001', account_id: accountId },
      ...{ fee_id: B, amount: '10.00', currency: 'USD', reason: 'correction', note: 'Ill' },
      ...{ voided_at: null, created_at: INSTANT, updated_at: INSTANT },
    });
    expect((await call('GET', `/credit-notes?fee_id=${B}`)).body.meta.total).toBe(1);
    expect((await call('GET', `/accounts/${accountId}`)).body.data).toMatchObject({ owed: '0.00', credit: '30.00' });
  });

  it('return errors with REST field names, and repeat the first response for a repeated idempotency key', async () => {
    const body = { account_id: accountId, amount: '5', method: 'cash', allocations: [{ fee_id: 'x', amount: 'y' }] };
    expect((await call('POST', '/payments', body)).body.errors).toEqual({
      'allocations.0.fee_id': ['The allocations.0.fee_id field must be a valid UUID.'],
      'allocations.0.amount': [expect.stringContaining('allocations.0.amount')],
    });
    expect((await call('POST', '/payments', {})).body.errors).toEqual({
      account_id: ['The account id field is required.'],
      amount: ['The amount field is required.'],
      method: ['The method field is required.'],
    });
    expect((await call('POST', '/credit-notes', {})).body.errors).toEqual({
      account_id: ['The account id field is required.'],
      amount: ['The amount field is required.'],
      reason: ['The reason field is required.'],
    });
    const once = { ...family.admin, headers: { 'idempotency-key': 'rest once' } };
    const given = { account_id: accountId, amount: '5', method: 'cash' };
    const first = await call('POST', '/payments', given, once);
    expect((await call('POST', '/payments', given, once)).body).toEqual(first.body);
    expect((await call('POST', '/payments', { ...given, amount: '6' }, once)).status).toBe(409);
  });
});

describe('fee routes', () => {
  it('split a fee by POST /fees/{id}/split', async () => {
    const id = await family.bill('30', '2099-05-31', { studentId: family.studentId });
    const parts = [
      { amount: 10, due_date: '2099-06-30' },
      { amount: '20', due_date: '2099-07-31' },
    ];
    const split = await call('POST', `/fees/${id}/split`, { parts });
    expect([split.status, split.body.data.length]).toEqual([201, 2]);
    expect(split.body.data).toMatchObject([
      { id, amount: '10.00', due_date: '2099-06-30', installment: { group_id: id, number: 1, count: 2 } },
      { amount: '20.00', due_date: '2099-07-31', installment: { group_id: id, number: 2, count: 2 } },
    ]);
    const refused = await call('POST', `/fees/${id}/split`, { parts });
    expect([refused.status, refused.body.errors]).toEqual([422, { parts: ['The parts field must add up to 10.00.'] }]);
    expect((await call('POST', `/fees/${UNKNOWN_ID}/split`, { parts })).status).toBe(404);
  });
});

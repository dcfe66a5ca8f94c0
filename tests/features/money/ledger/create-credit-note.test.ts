import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, gql, rest } from '../../../support/clients.ts';
import { badInput, FORBIDDEN, refusal, UNKNOWN_ID } from '../../writing.ts';
import { done, entriesOf, eventsOf, type Family, NOTE, openFamily } from './family.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const refused = async (family: Family, given: object) => {
  const { id: accountId } = await family.account();
  const input = { accountId, amount: '10', reason: 'GOODWILL', ...given };
  return refusal(app, family.academy.id, () => family.createCreditNote(input));
};

const issue = async (family: Family, given: object) => {
  const { id: accountId } = await family.account();
  return done(await family.createCreditNote({ accountId, reason: 'GOODWILL', ...given })).createCreditNote;
};

describe('createCreditNote', () => {
  it('creates credit from a paid fee, which stays PAID while the credit pays another fee', async () => {
    const family = await openFamily(app);
    const [F, C] = [await family.bill('90', '2098-10-01'), await family.bill('50', '2098-11-01')];
    await family.paid(F, '90');
    await issue(family, { feeId: F, amount: '40' });
    const query = `query ($id: ID!) { fee(id: $id) { amount paidAmount creditedAmount creditNotesAmount balance paymentStatus } }`;
    const read = async (id: string) => done(await gql(app, family.admin, query, { id })).fee;
    // the credit of 40.00 was used for the other fee
    expect(await read(F)).toEqual({
      ...{ amount: '90.00', paidAmount: '90.00', creditedAmount: '0.00', creditNotesAmount: '40.00' },
      ...{ balance: '0.00', paymentStatus: 'PAID' },
    });
    expect(await read(C)).toEqual({
      ...{ amount: '50.00', paidAmount: '0.00', creditedAmount: '40.00', creditNotesAmount: '0.00' },
      ...{ balance: '10.00', paymentStatus: 'PENDING' },
    });
    await issue(family, { feeId: C, amount: '4' });
    expect(await read(C)).toMatchObject({ creditNotesAmount: '4.00', balance: '6.00', paymentStatus: 'PENDING' });
    await family.paid(C, '1');
    expect(await read(C)).toMatchObject({ balance: '5.00', paymentStatus: 'PARTIAL' });
    const { body } = await rest(app, family.payer, 'GET', `/fees/${C}`);
    expect(body.data).toMatchObject({
      credited_amount: '44.00',
      credit_notes_amount: '4.00',
      payment_status: 'partial',
    });
  });

  it('lowers the balance of a fee, and turns the part above the balance into credit', async () => {
    const family = await openFamily(app);
    const F = await family.bill('90', '2098-10-01');
    await family.paid(F, '60');
    const note = await issue(family, { feeId: F, amount: '40', reason: 'CORRECTION', note: ' Two lessons ' });
    expect(note).toMatchObject({
      number: 'CRN-000001',
      feeId: F,
      amount: '40.00',
      currency: 'USD',
      note: 'Two lessons',
    });
    const lines = await family.lines({ F });
    expect(lines.slice(2)).toEqual([
      ['F', 'credit_note', -4_000],
      [null, 'move', -1_000],
      ['F', 'move', 1_000],
    ]);
    const entries = await entriesOf(family);
    expect(new Set(entries.slice(2).map(({ credit_note_id }) => credit_note_id))).toEqual(new Set([note.id]));
    expect(await family.read(F)).toMatchObject({
      amount: '90.00',
      paidAmount: '60.00',
      balance: '0.00',
      paymentStatus: 'PAID',
    });
    expect(await family.account()).toMatchObject({ owed: '0.00', credit: '10.00', balance: '-10.00' });
    const C = await family.bill('50', '2098-11-01');
    expect(await family.read(C)).toMatchObject({
      paidAmount: '0.00',
      balance: '40.00',
      paymentStatus: 'PENDING',
      paymentMethod: null,
    });
  });

  it('without a fee, creates credit for an account, and uses this credit for open fees', async () => {
    const family = await openFamily(app);
    const F = await family.bill('90', '2098-10-01');
    await issue(family, { amount: '20' });
    expect((await family.lines({ F })).slice(1)).toEqual([
      [null, 'credit_note', -2_000],
      [null, 'move', 2_000],
      ['F', 'move', -2_000],
    ]);
    expect(await family.balances(F)).toEqual(['70.00']);
    const { id } = await family.account();
    await family.updateAccount(id, { autoApplyCredit: false });
    await issue(family, { amount: '20' });
    expect((await family.lines({ F })).slice(4)).toEqual([[null, 'credit_note', -2_000]]);
    expect(await family.account()).toMatchObject({ owed: '70.00', credit: '20.00', balance: '50.00' });
  });

  it('creates credit that is used together with credit from payments, oldest credit first', async () => {
    const family = await openFamily(app);
    const F = await family.bill('50', '2098-10-01');
    const first = await family.pay('60');
    const note = await issue(family, { amount: '10' });
    const second = await family.pay('10');
    const G = await family.bill('25', '2098-11-01');
    const moved = (await entriesOf(family)).filter(({ fee_id, kind }) => fee_id === G && kind === 'move');
    expect(moved.map(({ payment_id, credit_note_id, amount }) => [payment_id ?? credit_note_id, amount])).toEqual([
      [first, -1_000],
      [note.id, -1_000],
      [second, -500],
    ]);
    expect(await family.read(G)).toMatchObject({ paidAmount: '15.00', balance: '0.00' });
    expect(await family.account()).toMatchObject({ credit: '5.00' });
    expect(await family.balances(F)).toEqual(['0.00']);
  });

  it('is limited to the billed amount of the fee or the account, less earlier credit notes', async () => {
    const family = await openFamily(app);
    const F = await family.bill('90', '2098-10-01');
    const G = await family.bill('10', '2098-10-02');
    await issue(family, { feeId: F, amount: '60' });
    const tooMuch = (limit: string) => badInput({ amount: [`The amount field must not be greater than ${limit}.`] });
    expect(await refused(family, { feeId: F, amount: '30.01' })).toEqual(tooMuch('30.00'));
    expect(await refused(family, { amount: '40.01' })).toEqual(tooMuch('40.00'));
    await issue(family, { feeId: F, amount: '30' });
    expect(await refused(family, { feeId: F, amount: '0.01' })).toEqual(tooMuch('0.00'));
    await family.updateFee(G, { amount: '15' });
    await issue(family, { feeId: G, amount: '15' });
  });

  it('makes it impossible to void the fee, or to lower the amount of the fee below the credited amount', async () => {
    const family = await openFamily(app);
    const F = await family.bill('90', '2098-10-01');
    await issue(family, { feeId: F, amount: '40' });
    expect(await refusal(app, family.academy.id, () => family.voidFee(F))).toEqual(
      badInput({ id: ['A fee with a credit note on it cannot be voided: issue a credit note for it instead.'] }),
    );
    expect(await refusal(app, family.academy.id, () => family.updateFee(F, { amount: '39.99' }))).toEqual(
      badInput({ amount: ['The amount field must be at least 40.00.'] }),
    );
    expect(
      await refusal(app, family.academy.id, () => family.recordPayment({ feeId: F, amount: '50.01', method: 'CASH' })),
    ).toEqual(badInput({ amount: ['The amount field must not be greater than 50.00.'] }));
    await family.paid(F, '50');
    expect(await family.read(F)).toMatchObject({ paymentStatus: 'PAID' });
  });

  it('refuses unknown accounts and fees, voided fees, and notes that are too long', async () => {
    const family = await openFamily(app);
    await family.bill('90', '2098-10-01');
    const stranger = await family.fee();
    const gone = await family.bill('5', '2098-10-01');
    await family.voidFee(gone);
    for (const accountId of [UNKNOWN_ID, family.parentId]) {
      expect(await refused(family, { accountId })).toEqual(
        badInput({ accountId: ['The selected account id is invalid.'] }),
      );
    }
    for (const feeId of [UNKNOWN_ID, stranger]) {
      expect(await refused(family, { feeId })).toEqual(badInput({ feeId: ['The selected fee id is invalid.'] }));
    }
    expect(await refused(family, { feeId: gone })).toEqual(badInput({ feeId: ['The fee has been voided.'] }));
    expect(await refused(family, { note: 'x'.repeat(256) })).toEqual(
      badInput({ note: ['The note field must not be greater than 255 characters.'] }),
    );
  });

  it('numbers credit notes without gaps, and returns the same credit note for the same idempotency key', async () => {
    const family = await openFamily(app);
    await family.bill('90', '2098-10-01');
    const first = await issue(family, { amount: '1', idempotencyKey: 'once' });
    expect(await issue(family, { amount: '1', idempotencyKey: 'once' })).toEqual(first);
    await refused(family, { amount: '1000' });
    expect((await issue(family, { amount: '1' })).number).toBe('CRN-000002');
  });

  it('is allowed only for academy admins and the Super Admin', async () => {
    const family = await openFamily(app);
    await family.bill('90', '2098-10-01');
    const { id: accountId } = await family.account();
    const input = { accountId, amount: '1', reason: 'GOODWILL' };
    for (const role of ['administrator', 'support_staff', 'department_head', 'teacher', 'parent', 'student'] as const) {
      const as = await family.academy.as(role);
      expect(await refusal(app, family.academy.id, () => family.createCreditNote(input, as))).toEqual(FORBIDDEN);
    }
  });

  it('creates a credit note that is visible to the payer and to callers who can see the fee', async () => {
    const family = await openFamily(app);
    const F = await family.bill('90', '2098-10-01');
    const onFee = await issue(family, { feeId: F, amount: '1' });
    const onAccount = await issue(family, { amount: '2' });
    const child = await family.academy.as('student', { studentId: family.childId });
    const sibling = await family.academy.as('student', { studentId: family.siblingId });
    const support = await family.academy.as('support_staff');
    const teacher = await family.academy.as('teacher');
    const seen = async (as: Parameters<typeof gql>[1]) => {
      const { data, errors } = await gql(app, as, `{ creditNotes(orderBy: [CREATED_AT_ASC]) { nodes { ${NOTE} } } }`);
      return errors ? codes({ data, errors } as never) : data.creditNotes.nodes.map(({ id }: any) => id);
    };
    expect(await seen(family.payer)).toEqual([onFee.id, onAccount.id]);
    expect(await seen(support)).toEqual([onFee.id, onAccount.id]);
    expect(await seen(child)).toEqual([onFee.id]);
    expect(await seen(sibling)).toEqual([]);
    expect(await seen(teacher)).toEqual(['FORBIDDEN']);
  });

  it('records an event and an audit entry', async () => {
    const family = await openFamily(app);
    await family.bill('90', '2098-10-01');
    const { id } = await issue(family, { amount: '1', note: 'secret' });
    const told = (await eventsOf(family)).find(({ type }) => type === 'credit_note.created');
    expect(told?.payload).toMatchObject({ id, amount: '1.00', reason: 'goodwill', fee_id: null, currency: 'USD' });
    expect(JSON.stringify(told?.payload)).not.toContain('secret');
    const { data } = await gql(
      app,
      family.admin,
      '{ auditLog(filter: { resource: "CreditNote" }) { nodes { action resourceId after } } }',
    );
    expect(data.auditLog.nodes).toEqual([
      { action: 'created', resourceId: id, after: expect.objectContaining({ amount: '1.00', note: 'secret' }) },
    ]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { codes, gql, rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, notFound, REFUSED_BY_TYPE, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { done, openFamily } from '../ledger/family.ts';
import { type Office, openOffice } from './office.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice(await testApp());
});

const refused = (id: string, input: object) =>
  refusal(office.app, office.academy.id, () => office.updateFee(id, input));

describe('updateFee', () => {
  it('changes only the fields sent', async () => {
    const id = await office.fee({ amount: 10_000, title: 'March', notes: 'n' });
    const before = await office.read(id);
    const { data } = await office.updateFee(id, {
      feeType: 'ACTIVITY',
      title: ' Trip ',
      amount: '12.5',
      dueDate: '2099-05-01',
      notes: null,
    });
    const after = { feeType: 'ACTIVITY', title: 'Trip', amount: '12.50', dueDate: '2099-05-01', notes: null };
    expect(data.updateFee).toEqual({ ...before, ...after, balance: '12.50', version: 2 });
    expect((await office.updateFee(id, {})).data.updateFee).toEqual(data.updateFee);
    expect((await office.updateFee(id.toUpperCase(), { title: null })).data.updateFee.title).toBeNull();
  });

  it('lowers the amount, but not below the amount that is paid', async () => {
    const id = await office.fee({ amount: 10_000 });
    await office.paid(id, '30.25');
    expect(await refused(id, { amount: '30.24' })).toEqual(
      badInput({ amount: ['The amount field must be at least 30.25.'] }),
    );
    const { data } = await office.updateFee(id, { amount: '30.25' });
    expect(data.updateFee).toMatchObject({ balance: '0.00', paymentStatus: 'PAID' });
  });

  it('refuses a paid or voided fee', async () => {
    const paid = await office.fee({ amount: 1_000 });
    await office.paid(paid, '10');
    const voided = await office.fee({ voidedAt: '2026-02-01T00:00:00.000Z' });
    expect(await refused(paid, { title: 'x' })).toEqual(badInput({ id: ['The fee has already been paid.'] }));
    expect(await refused(paid, { amount: 20 })).toEqual(badInput({ id: ['The fee has already been paid.'] }));
    expect(await refused(voided, { notes: 'x' })).toEqual(badInput({ id: ['The fee has been voided.'] }));
  });

  it('records a payment of the balance if the status is set to PAID', async () => {
    const id = await office.fee({ amount: 10_000 });
    await office.paid(id, '40');
    const { data } = await office.updateFee(id, { paymentStatus: 'PAID', paymentMethod: 'CARD', notes: 'Settled' });
    expect(data.updateFee).toMatchObject({
      paymentStatus: 'PAID',
      paidAmount: '100.00',
      balance: '0.00',
      paymentMethod: 'CARD',
      notes: 'Settled',
    });
    const lines = (await office.ledger()).filter(({ feeId }) => feeId === id);
    expect(lines.map(({ amount }) => amount)).toEqual(['40.00', '60.00']);
    expect(lines[1]).toMatchObject({ method: 'CARD', receivedBy: office.admin.userId, refundOfId: null });
    expect(data.updateFee.receiptNumber).toBe(lines[1].receiptNumber);
  });

  it('records a payment of the new amount if the request changes the amount and sets the status to PAID', async () => {
    const id = await office.fee({ amount: 10_000 });
    const { data } = await office.updateFee(id, { amount: 25, paymentStatus: 'PAID', paymentMethod: 'CASH' });
    expect(data.updateFee).toMatchObject({ amount: '25.00', paidAmount: '25.00', paymentStatus: 'PAID' });
  });

  it('refuses status PAID for a paid or voided fee, or without a payment method', async () => {
    const id = await office.fee({ amount: 1_000 });
    const voided = await office.fee({ voidedAt: '2026-02-01T00:00:00.000Z' });
    expect(await refused(id, { paymentStatus: 'PAID' })).toEqual(
      badInput({ paymentMethod: ['The payment method field is required.'] }),
    );
    const paying = { paymentStatus: 'PAID', paymentMethod: 'CASH' };
    expect(await refused(voided, paying)).toEqual(badInput({ paymentStatus: ['The fee has been voided.'] }));
    await office.updateFee(id, paying);
    expect(await refused(id, paying)).toEqual(badInput({ paymentStatus: ['The fee has already been paid.'] }));
  });

  it('ignores the statuses PENDING, PARTIAL and OVERDUE, which depend on amounts and dates', async () => {
    const id = await office.fee();
    const before = await office.read(id);
    for (const paymentStatus of ['PENDING', 'PARTIAL', 'OVERDUE', null]) {
      const { data } = await office.updateFee(id, { paymentStatus, paymentMethod: 'CASH' });
      expect(data.updateFee).toEqual(before);
    }
  });

  it('refuses an outdated version', async () => {
    const id = await office.fee();
    expect((await office.updateFee(id, { title: 'a', expectedVersion: 1 })).data.updateFee.version).toBe(2);
    expect(await refused(id, { title: 'b', expectedVersion: 1 })).toEqual({
      code: 'CONFLICT',
      message: 'The record has been changed by somebody else.',
    });
    await office.paid(id, '1');
    expect(codes(await office.updateFee(id, { title: 'b', expectedVersion: 2 }))).toEqual(['CONFLICT']);
    expect((await office.updateFee(id, { title: 'b' })).data.updateFee.title).toBe('b');
  });

  it('refuses a change that would create a second fee for the same type and period', async () => {
    const { id: batchId } = await office.academy.with.batch();
    await office.academy.with.enrollment({ studentId: office.studentId, batchId });
    const given = { batchId, amount: 1, dueDate: '2099-01-01', period: 'P' };
    await office.createFeesForBatch({ ...given, feeType: 'TUITION' });
    const { data } = await office.createFeesForBatch({ ...given, feeType: 'ACTIVITY' });
    expect(await refused(data.createFeesForBatch[0].id, { feeType: 'TUITION' })).toEqual(
      badInput({ feeType: ['The fee type has already been taken.'] }),
    );
  });

  it.each([
    ...['0', '-1', '1e3', '0.001', 'NaN', '99999999999'].map((amount) => ({ amount })),
    { dueDate: '2026-02-30' },
    { feeType: 'GIFT' },
    { paidAmount: '1' },
    { studentId: UNKNOWN_ID },
  ])('refuses the input %j', async (wrong) => {
    expect(await refused(await office.fee(), wrong)).toMatchObject(REFUSED_BY_TYPE);
  });

  it('refuses null for required fields, and texts that are too long', async () => {
    const id = await office.fee();
    expect(await refused(id, { feeType: null, amount: null, dueDate: null, title: 't'.repeat(256) })).toEqual(
      badInput({
        title: ['The title field must not be greater than 255 characters.'],
        feeType: ['The fee type field is required.'],
        amount: ['The amount field is required.'],
        dueDate: ['The due date field is required.'],
      }),
    );
  });

  it('returns NOT_FOUND for an unknown id and for a fee of another academy', async () => {
    const other = await seedAcademy(office.app);
    const { id } = await other.with.fee({ studentId: (await other.with.student()).id });
    for (const none of [UNKNOWN_ID, id, 'x', '']) {
      expect(await refused(none, { title: 'x' })).toEqual(notFound('Fee'));
    }
    expect(await refusal(office.app, other.id, () => office.updateFee(id, { title: 'x' }))).toEqual(notFound('Fee'));
  });

  it('is allowed for academy admins, administrators and the Super Admin; support staff may only set the status to PAID', async () => {
    const { app, academy } = office;
    for (const as of [await academy.as('administrator'), await superAdminIn(app, academy)]) {
      expect((await office.updateFee(await office.fee(), { title: 'x' }, as)).errors).toBeUndefined();
    }
    const support = await academy.as('support_staff');
    const id = await office.fee({ notes: 'n' });
    const paying = { paymentStatus: 'PAID', paymentMethod: 'CASH' };
    for (const input of [{ title: 'x' }, { amount: 1 }, { notes: null }, { ...paying, dueDate: '2099-01-01' }]) {
      expect(await refusal(app, academy.id, () => office.updateFee(id, input, support))).toEqual(FORBIDDEN);
      expect(await refusal(app, academy.id, () => office.updateFee(UNKNOWN_ID, input, support))).toEqual(FORBIDDEN);
    }
    expect((await office.updateFee(id, paying, support)).data.updateFee.paymentStatus).toBe('PAID');
  });

  it('lets support staff send all fields of a fee to set the status to PAID, if no other field changes', async () => {
    const { app, academy } = office;
    const support = await academy.as('support_staff');
    const id = await office.fee({ amount: 10_000, title: 'March', notes: 'n' });
    const { feeType, title, amount, dueDate, notes, version } = await office.read(id);
    const whole = { feeType, title, amount, dueDate, notes, paymentStatus: 'PAID', paymentMethod: 'CASH' };
    for (const other of [{ title: null }, { amount: '99.99' }, { dueDate: '2099-01-01' }, { feeType: 'ACTIVITY' }]) {
      const call = () => office.updateFee(id, { ...whole, ...other }, support);
      expect(await refusal(app, academy.id, call)).toEqual(FORBIDDEN);
    }
    const { data } = await office.updateFee(id, { ...whole, expectedVersion: version }, support);
    expect(data.updateFee).toMatchObject({ feeType, title, amount, dueDate, notes, paymentStatus: 'PAID' });
  });

  it('accepts input for a paid fee if no value changes', async () => {
    const id = await office.fee({ amount: 1_000, title: 'March' });
    await office.paid(id, '10');
    const before = await office.read(id);
    const { feeType, title, amount, dueDate, notes } = before;
    const { data } = await office.updateFee(id, { feeType, title, amount, dueDate, notes });
    expect(data.updateFee).toEqual(before);
  });

  it.each(['department_head', 'teacher', 'parent', 'student'] as const)(
    'is forbidden for the role %s',
    async (role) => {
      const { app, academy, studentId } = office;
      const { id: parentId } = await academy.with.parent({ children: [studentId] });
      const as = await academy.as(role, role === 'parent' ? { parentId } : role === 'student' ? { studentId } : {});
      const id = await office.fee();
      for (const input of [{ title: 'x' }, { paymentStatus: 'PAID', paymentMethod: 'CASH' }]) {
        expect(await refusal(app, academy.id, () => office.updateFee(id, input, as))).toEqual(FORBIDDEN);
      }
    },
  );
});

describe('updateFee with another parent as the payer', () => {
  /** Creates a family whose child has a second parent. The first parent is billed 80.00. */
  async function parents() {
    const family = await openFamily(office.app);
    const { id: otherId } = await family.academy.with.parent({ children: [family.childId] });
    const feeId = await family.bill('80', '2099-01-31');
    const owed = async () => {
      const { data } = await gql(office.app, family.admin, '{ accounts { nodes { parentId studentId owed credit } } }');
      return Object.fromEntries(
        data.accounts.nodes.map((each: any) => [each.parentId ?? each.studentId, [each.owed, each.credit]]),
      );
    };
    const billTo = (parentId: string | null, given: object = {}, as = family.admin) =>
      family.updateFee(feeId, { parentId, ...given }, as);
    const refusedTo = (parentId: string | null, as = family.admin) =>
      refusal(office.app, family.academy.id, () => billTo(parentId, {}, as));
    return { family, otherId, feeId, owed, billTo, refusedTo };
  }

  it('moves an unpaid fee to the account of the parent in parentId, and moves the fee back if parentId is null', async () => {
    const { family, otherId, feeId, owed, billTo } = await parents();
    const { data } = await billTo(otherId);
    expect(data.updateFee).toMatchObject({ parentId: otherId, amount: '80.00', balance: '80.00', version: 2 });
    expect(await owed()).toEqual({ [family.parentId]: ['0.00', '0.00'], [otherId]: ['80.00', '0.00'] });
    expect(await family.lines({ F: feeId })).toEqual([
      ['F', 'charge', 8_000],
      ['F', 'adjust', -8_000],
      ['F', 'adjust', 8_000],
    ]);
    expect((await billTo(otherId)).data.updateFee.version).toBe(2);
    expect((await billTo(null)).data.updateFee).toMatchObject({ parentId: null, balance: '80.00' });
    expect(await owed()).toEqual({ [family.parentId]: ['80.00', '0.00'], [otherId]: ['0.00', '0.00'] });
  });

  it('uses the credit of the new payer, creates a missing account, and accepts a payment in the same request', async () => {
    const { family, otherId, owed, billTo } = await parents();
    await family.bill('1', '2099-01-31', { studentId: null, parentId: otherId });
    const { data } = await gql(
      office.app,
      family.admin,
      `{ accounts(filter: { parentId: "${otherId}" }) { nodes { id } } }`,
    );
    const accountId = data.accounts.nodes[0].id;
    done(await family.recordAccountPayment({ accountId, amount: '21', method: 'CASH' }));
    expect((await billTo(otherId, { amount: '50' })).data.updateFee).toMatchObject({
      ...{ amount: '50.00', paidAmount: '20.00', balance: '30.00', paymentStatus: 'PARTIAL' },
    });
    expect(await owed()).toEqual({ [family.parentId]: ['0.00', '0.00'], [otherId]: ['30.00', '0.00'] });

    const paid = await parents();
    const paying = { paymentStatus: 'PAID', paymentMethod: 'CASH' };
    expect((await paid.billTo(paid.otherId, paying)).data.updateFee).toMatchObject({ paidAmount: '80.00' });
    expect(await paid.owed()).toEqual({ [paid.family.parentId]: ['0.00', '0.00'], [paid.otherId]: ['0.00', '0.00'] });
  });

  it('refuses to move a fee to which a payment, credit or a credit note is allocated', async () => {
    const ON_IT = (what: string) =>
      badInput({ parentId: [`A fee with ${what} on it cannot be billed to another payer.`] });
    const paid = await parents();
    await paid.family.paid(paid.feeId, '1');
    expect(await paid.refusedTo(paid.otherId)).toEqual(ON_IT('money'));
    const credited = await parents();
    const { id: accountId } = await credited.family.account();
    const note = { accountId, amount: '2', reason: 'GOODWILL' };
    done(await credited.family.createCreditNote(note));
    expect(await credited.refusedTo(credited.otherId)).toEqual(ON_IT('credit'));
    done(await credited.family.createCreditNote({ ...note, feeId: credited.feeId }));
    expect(await credited.refusedTo(credited.otherId)).toEqual(ON_IT('a credit note'));
  });

  it('accepts the current payer as parentId even if a payment is allocated to the fee', async () => {
    const { family, feeId, owed, billTo } = await parents();
    await family.paid(feeId, '30');
    expect((await billTo(family.parentId)).data.updateFee).toMatchObject({
      ...{ parentId: family.parentId, balance: '50.00' },
    });
    expect(await owed()).toEqual({ [family.parentId]: ['50.00', '0.00'] });
  });

  it('refuses an unknown parent, a parent of another academy, and null for a fee without a student', async () => {
    const { family, refusedTo } = await parents();
    const { id: foreign } = await (await seedAcademy(office.app)).with.parent();
    const unknown = badInput({ parentId: ['The selected parent id is invalid.'] });
    for (const id of [UNKNOWN_ID, foreign]) expect(await refusedTo(id)).toEqual(unknown);
    const alone = await family.bill('5', '2099-01-31', { studentId: null, parentId: family.parentId });
    expect(await refusal(office.app, family.academy.id, () => family.updateFee(alone, { parentId: null }))).toEqual(
      badInput({ parentId: ['The parent id field is required.'] }),
    );
  });

  it('is forbidden for support staff', async () => {
    const { family, otherId, refusedTo } = await parents();
    const support = await family.academy.as('support_staff');
    for (const id of [otherId, UNKNOWN_ID]) expect(await refusedTo(id, support)).toEqual(FORBIDDEN);
  });

  it('is available over REST', async () => {
    const { family, otherId, feeId } = await parents();
    const { status, body } = await rest(office.app, family.admin, 'PUT', `/fees/${feeId}`, { parent_id: otherId });
    expect([status, body.data.parent_id, body.data.balance]).toEqual([200, otherId, '80.00']);
  });
});

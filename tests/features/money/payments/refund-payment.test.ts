import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, notFound, REFUSED_BY_TYPE, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { type Office, openOffice } from '../fees/office.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice(await testApp());
});

const refused = (id: string, input?: object) =>
  refusal(office.app, office.academy.id, () => office.refundPayment(id, input));

/** Creates a fee of 100.00, of which 60.00 is paid. Returns the ids of the fee and of the payment. */
async function paidFee(): Promise<{ feeId: string; paymentId: string }> {
  const feeId = await office.fee({ amount: 10_000 });
  return { feeId, paymentId: await office.paid(feeId, '60') };
}

describe('refundPayment', () => {
  it('records a partial refund in a separate row, and does not change the payment', async () => {
    const { feeId, paymentId } = await paidFee();
    const [before] = (await office.ledger()).filter(({ id }) => id === paymentId);
    const { data, errors } = await office.refundPayment(paymentId, { amount: '20.50', reason: ' Ill in March ' });
    expect(errors).toBeUndefined();
    expect(data.refundPayment).toEqual({
      id: expect.any(String),
      academyId: office.academy.id,
      feeId,
      amount: '-20.50',
      method: 'CASH',
      reference: 'Ill in March',
      paidAt: expect.any(String),
      receiptNumber: expect.stringMatching(/^RCP-\d{6}$/),
      receivedBy: office.admin.userId,
      refundOfId: paymentId,
    });
    expect(data.refundPayment.receiptNumber).not.toBe(before.receiptNumber);
    const lines = (await office.ledger()).filter((line) => line.feeId === feeId);
    expect(lines).toEqual([before, data.refundPayment]);
    expect(await office.read(feeId)).toMatchObject({
      paidAmount: '39.50',
      balance: '60.50',
      paymentStatus: 'PARTIAL',
      paymentMethod: 'CASH',
      receiptNumber: before.receiptNumber,
    });
  });

  it('refunds the whole remaining amount by default', async () => {
    const { feeId, paymentId } = await paidFee();
    await office.refundPayment(paymentId, { amount: 10 });
    const { data } = await office.refundPayment(paymentId, null);
    expect(data.refundPayment).toMatchObject({ amount: '-50.00', reference: null });
    expect(await office.read(feeId)).toMatchObject({ paidAmount: '0.00', paymentStatus: 'PENDING' });
  });

  it('makes it possible to pay the fee again', async () => {
    const { feeId, paymentId } = await paidFee();
    await office.refundPayment(paymentId);
    const again = await office.paid(feeId, '100');
    const [line] = (await office.ledger()).filter(({ id }) => id === again);
    expect(await office.read(feeId)).toMatchObject({ paymentStatus: 'PAID', receiptNumber: line.receiptNumber });
  });

  it('refuses more than the remaining amount of the payment, even if other payments paid the fee', async () => {
    const { feeId, paymentId } = await paidFee();
    await office.paid(feeId, '40');
    expect(await refused(paymentId, { amount: '60.01' })).toEqual(
      badInput({ amount: ['The amount field must not be greater than 60.00.'] }),
    );
    await office.refundPayment(paymentId, { amount: '59.99' });
    expect(await refused(paymentId, { amount: '0.02' })).toEqual(
      badInput({ amount: ['The amount field must not be greater than 0.01.'] }),
    );
    await office.refundPayment(paymentId, { amount: '0.01' });
    const gone = badInput({ id: ['The payment has already been refunded.'] });
    expect(await refused(paymentId)).toEqual(gone);
    expect(await refused(paymentId, { amount: '0.01' })).toEqual(gone);
  });

  it('refuses to refund a refund', async () => {
    const { paymentId } = await paidFee();
    const { data } = await office.refundPayment(paymentId, { amount: 1 });
    expect(await refused(data.refundPayment.id)).toEqual(badInput({ id: ['A refund cannot be refunded.'] }));
  });

  it.each(['0', '-1', '1e3', '0.001', 'NaN', '99999999999', ''])('refuses the amount %s', async (amount) => {
    const { paymentId } = await paidFee();
    expect(await refused(paymentId, { amount })).toMatchObject(REFUSED_BY_TYPE);
  });

  it('refuses a reason that is too long', async () => {
    const { paymentId } = await paidFee();
    expect(await refused(paymentId, { reason: 'r'.repeat(256) })).toEqual(
      badInput({ reason: ['The reason field must not be greater than 255 characters.'] }),
    );
  });

  it('returns NOT_FOUND for an unknown id and for a payment of another academy', async () => {
    const other = await openOffice(office.app);
    const foreign = await other.paid(await other.fee(), '1');
    for (const none of [UNKNOWN_ID, foreign, 'x']) expect(await refused(none)).toEqual(notFound('Payment'));
    expect(await refusal(office.app, other.academy.id, () => office.refundPayment(foreign))).toEqual(
      notFound('Payment'),
    );
  });

  it('is allowed only for academy admins and the Super Admin', async () => {
    const { app, academy, studentId } = office;
    const { paymentId } = await paidFee();
    const { id: parentId } = await academy.with.parent({ children: [studentId] });
    for (const as of [
      await academy.as('administrator'),
      await academy.as('support_staff'),
      await academy.as('department_head'),
      await academy.as('teacher'),
      await academy.as('parent', { parentId }),
      await academy.as('student', { studentId }),
    ]) {
      for (const id of [paymentId, UNKNOWN_ID]) {
        expect(await refusal(app, academy.id, () => office.refundPayment(id, {}, as))).toEqual(FORBIDDEN);
      }
    }
    const stranger = { ...(await (await seedAcademy(app)).as('academy_admin')), academyId: academy.id };
    expect(await refusal(app, academy.id, () => office.refundPayment(paymentId, {}, stranger))).toMatchObject({
      code: 'FORBIDDEN',
    });
    const superAdmin = await superAdminIn(app, academy);
    const { data } = await office.refundPayment(paymentId, {}, superAdmin);
    expect(data.refundPayment.receivedBy).toBe(superAdmin.userId);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, notFound, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { done, eventsOf, openFamily } from '../ledger/family.ts';
import { type Office, openOffice } from './office.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice(await testApp());
});

const refused = (id: string) => refusal(office.app, office.academy.id, () => office.voidFee(id));

describe('voidFee', () => {
  it('hides the fee from lists, but does not delete it', async () => {
    const own = await openOffice(office.app);
    const id = await own.fee();
    const kept = await own.fee();
    const { data } = await own.voidFee(id);
    expect(data.voidFee).toMatchObject({ id, voidedAt: expect.stringMatching(/Z$/), version: 2 });
    expect(await own.read(id)).toEqual(data.voidFee);
    const list = await gql(own.app, own.admin, '{ fees { totalCount nodes { id } } }');
    expect(list.data.fees).toEqual({ totalCount: 1, nodes: [{ id: kept }] });
  });

  it('refuses a fee with an allocated payment until the whole payment is refunded', async () => {
    const id = await office.fee({ amount: 1_000 });
    const payment = await office.paid(id, '4');
    const onIt = badInput({ id: ['A fee with money on it cannot be voided: issue a credit note for it instead.'] });
    expect(await refused(id)).toEqual(onIt);
    await office.refundPayment(payment, { amount: '3.99' });
    expect(await refused(id)).toEqual(onIt);
    await office.refundPayment(payment);
    expect((await office.voidFee(id)).data.voidFee).toMatchObject({ paidAmount: '0.00' });
  });

  it('refuses a fee to which credit is allocated; createCreditNote can be used instead', async () => {
    const family = await openFamily(office.app);
    await family.bill('5', '2099-01-31');
    const { id: accountId } = await family.account();
    done(await family.updateAccount(accountId, { autoApplyCredit: false }));
    done(await family.createCreditNote({ accountId, amount: '5', reason: 'GOODWILL' }));
    const id = await family.bill('50', '2099-01-01');
    done(await family.updateAccount(accountId, { autoApplyCredit: true }));
    expect(await refusal(family.app, family.academy.id, () => family.voidFee(id))).toEqual(
      badInput({ id: ['A fee with credit on it cannot be voided: issue a credit note for it instead.'] }),
    );
    done(await family.createCreditNote({ accountId, feeId: id, amount: '50', reason: 'CORRECTION' }));
    expect(await family.read(id)).toMatchObject({ balance: '0.00', voidedAt: null });
    expect(await family.account()).toMatchObject({ owed: '0.00', credit: '0.00' });
  });

  it('makes every query return balance 0.00 and status PAID for the fee', async () => {
    const own = await openFamily(office.app);
    const id = await own.bill('80', '2020-01-31');
    const voided = { amount: '80.00', balance: '0.00', paymentStatus: 'PAID' };
    expect(done(await own.voidFee(id)).voidFee).toMatchObject(voided);
    expect(await own.read(id)).toMatchObject(voided);
    expect((await rest(own.app, own.admin, 'GET', `/fees/${id}`)).body.data).toMatchObject({
      ...{ amount: '80.00', balance: '0.00', payment_status: 'paid' },
      voided_at: expect.any(String),
    });
    const nested = '{ accounts { nodes { owed statement(from: "2020-01-01", to: "2020-01-02") { closing } } } }';
    expect(done(await gql(own.app, own.admin, nested)).accounts.nodes).toMatchObject([{ owed: '0.00' }]);
    const last = (await eventsOf(own)).filter(({ type }) => type === 'fee.voided').at(-1);
    expect(last?.payload).toMatchObject({ amount: '80.00', balance: '0.00' });
  });

  it('refuses a fee that is already voided', async () => {
    const id = await office.fee();
    await office.voidFee(id);
    expect(await refused(id)).toEqual(badInput({ id: ['The fee has been voided.'] }));
  });

  it('returns NOT_FOUND for an unknown id and for a fee of another academy', async () => {
    const other = await seedAcademy(office.app);
    const { id } = await other.with.fee({ studentId: (await other.with.student()).id });
    for (const none of [UNKNOWN_ID, id, 'x']) expect(await refused(none)).toEqual(notFound('Fee'));
    expect(await refusal(office.app, other.id, () => office.voidFee(id))).toEqual(notFound('Fee'));
  });

  it('is allowed only for academy admins and the Super Admin', async () => {
    const { app, academy, studentId } = office;
    expect((await office.voidFee(await office.fee(), await superAdminIn(app, academy))).errors).toBeUndefined();
    const id = await office.fee();
    const { id: parentId } = await academy.with.parent({ children: [studentId] });
    for (const as of [
      await academy.as('administrator'),
      await academy.as('support_staff'),
      await academy.as('department_head'),
      await academy.as('teacher'),
      await academy.as('parent', { parentId }),
      await academy.as('student', { studentId }),
    ]) {
      expect(await refusal(app, academy.id, () => office.voidFee(id, as))).toEqual(FORBIDDEN);
      expect(await refusal(app, academy.id, () => office.voidFee(UNKNOWN_ID, as))).toEqual(FORBIDDEN);
    }
  });
});

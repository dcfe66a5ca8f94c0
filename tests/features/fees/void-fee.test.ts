import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { gql } from '../../support/clients.ts';
import { seedAcademy } from '../../support/seed.ts';
import { badInput, FORBIDDEN, notFound, refusal, superAdminIn, UNKNOWN_ID } from '../writing.ts';
import { type Office, openOffice } from './office.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice(await testApp());
});

const refused = (id: string) => refusal(office.app, office.academy.id, () => office.voidFee(id));

describe('voidFee', () => {
  it('takes a fee off the lists, but not away', async () => {
    const own = await openOffice(office.app);
    const id = await own.fee();
    const kept = await own.fee();
    const { data } = await own.voidFee(id);
    expect(data.voidFee).toMatchObject({ id, voidedAt: expect.stringMatching(/Z$/), version: 2 });
    expect(await own.read(id)).toEqual(data.voidFee);
    const list = await gql(own.app, own.admin, '{ fees { totalCount nodes { id } } }');
    expect(list.data.fees).toEqual({ totalCount: 1, nodes: [{ id: kept }] });
  });

  it('refuses a fee with money on it, until it is given back', async () => {
    const id = await office.fee({ amount: 1_000 });
    const payment = await office.paid(id, '4');
    const onIt = badInput({ id: ['A fee with money on it cannot be voided.'] });
    expect(await refused(id)).toEqual(onIt);
    await office.refundPayment(payment, { amount: '3.99' });
    expect(await refused(id)).toEqual(onIt);
    await office.refundPayment(payment);
    expect((await office.voidFee(id)).data.voidFee).toMatchObject({ paidAmount: '0.00' });
  });

  it('refuses a fee that has been voided', async () => {
    const id = await office.fee();
    await office.voidFee(id);
    expect(await refused(id)).toEqual(badInput({ id: ['The fee has been voided.'] }));
  });

  it('finds no fee of nobody or of another academy', async () => {
    const other = await seedAcademy(office.app);
    const { id } = await other.with.fee({ studentId: (await other.with.student()).id });
    for (const none of [UNKNOWN_ID, id, 'x']) expect(await refused(none)).toEqual(notFound('Fee'));
    expect(await refusal(office.app, other.id, () => office.voidFee(id))).toEqual(notFound('Fee'));
  });

  it('is for academy admins and the Super Admin alone', async () => {
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

import { beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, unseen } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { thrice } from '../../lists/thrice.ts';

describe('balance of a student', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp();
  });

  it('is the sum of the balances of the fees of the student, excluding voided fees and fees in a former currency', async () => {
    const academy = await seedAcademy(app, { settings: { ...defaultSettings(), currency: 'AUD' } });
    const admin = await academy.as('academy_admin');
    const { id: studentId } = await academy.with.student();
    const parent = await academy.with.parent({ children: [studentId] });
    const query = unseen('query ($id: ID!) { student(id: $id) { balance } }');
    const balance = async () => (await thrice(app, admin, query, { id: studentId })).data.student.balance;
    expect(await balance()).toBe('0.00');

    const currency = 'AUD';
    const fee = await academy.with.fee({ studentId, amount: 10_005, currency });
    await academy.with.fee({ studentId, amount: 99_999_999_99, currency, dueDate: '2020-01-01' });
    expect(await balance()).toBe('100000100.04');
    await academy.with.fee({ studentId, amount: 700, currency, voidedAt: '2026-02-01T00:00:00.000Z' });
    await academy.with.fee({ studentId, amount: 700, currency: 'USD' });
    await academy.with.fee({ studentId: (await academy.with.student()).id, amount: 700, currency });
    await academy.with.fee({ parentId: parent.id, amount: 700, currency });
    expect(await balance()).toBe('100000100.04');

    const pay =
      'mutation ($id: ID!, $amount: Money!) { recordPayment(input: { feeId: $id, amount: $amount, method: CASH }) { fee { student { balance } } } }';
    const paid = await gql(app, admin, pay, { id: fee.id, amount: '0.05' });
    expect(paid.data.recordPayment.fee.student.balance).toBe('100000099.99');
    await gql(app, admin, pay, { id: fee.id, amount: '100.00' });
    expect(await balance()).toBe('99999999.99');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { FORBIDDEN, notFound, refusal, UNKNOWN_ID } from '../../writing.ts';
import { done, openFamily } from './family.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

describe('updateAccount', () => {
  it('with autoApplyCredit: false keeps credit unused, and with autoApplyCredit: true uses all credit for open fees', async () => {
    const family = await openFamily(app);
    const F = await family.bill('90', '2098-10-01');
    const { id, version } = await family.account();
    const off = await family.updateAccount(id, { autoApplyCredit: false, expectedVersion: version });
    expect(off.data.updateAccount).toMatchObject({ autoApplyCredit: false, version: version + 1 });
    await family.pay('100', { allocations: [] });
    expect(await family.account()).toMatchObject({ owed: '90.00', credit: '100.00', balance: '-10.00' });
    const on = done(await family.updateAccount(id, { autoApplyCredit: true }));
    expect(on.updateAccount).toMatchObject({ owed: '0.00', credit: '10.00' });
    expect(await family.read(F)).toMatchObject({ paidAmount: '90.00', paymentStatus: 'PAID' });
    const { data } = await gql(
      app,
      family.admin,
      '{ auditLog(filter: { resource: "Account" }) { nodes { before after } } }',
    );
    expect(data.auditLog.nodes).toEqual([
      { before: { autoApplyCredit: false }, after: { autoApplyCredit: true } },
      { before: { autoApplyCredit: true }, after: { autoApplyCredit: false } },
    ]);
  });

  it('refuses an outdated version, and accounts that are unknown or in another academy', async () => {
    const family = await openFamily(app);
    await family.bill('90', '2098-10-01');
    const { id, version } = await family.account();
    const refused = (which: string, input: object = { autoApplyCredit: false }) =>
      refusal(app, family.academy.id, () => family.updateAccount(which, input));
    expect(await refused(id, { autoApplyCredit: false, expectedVersion: version - 1 })).toMatchObject({
      code: 'CONFLICT',
    });
    const other = await seedAcademy(app);
    const elsewhere = await other.with.account({ studentId: (await other.with.student()).id });
    for (const which of [UNKNOWN_ID, 'x', elsewhere.id]) expect(await refused(which)).toEqual(notFound('Account'));
  });

  it('is allowed only for academy admins, administrators and the Super Admin', async () => {
    const family = await openFamily(app);
    await family.bill('90', '2098-10-01');
    const { id } = await family.account();
    done(await family.updateAccount(id, { autoApplyCredit: false }, await family.academy.as('administrator')));
    for (const as of [
      family.payer,
      ...(await Promise.all(['support_staff', 'teacher', 'student'].map((role) => family.academy.as(role as never)))),
    ]) {
      expect(
        await refusal(app, family.academy.id, () => family.updateAccount(id, { autoApplyCredit: true }, as)),
      ).toEqual(FORBIDDEN);
    }
  });
});

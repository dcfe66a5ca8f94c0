import { beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { rest } from '../../../support/clients.ts';
import { updateAcademy } from '../../academy/academies/setup.ts';
import { todayIn } from '../../people.ts';
import { badInput, refusal } from '../../writing.ts';
import { done, openFamily } from './family.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const closed = { ...defaultSettings(), timezone: 'America/New_York', booksClosedUntil: '2026-10-31' };

describe('booksClosedUntil, the closing day of an academy', () => {
  it('prevents payments on or before this day, in the time zone of the academy', async () => {
    const family = await openFamily(app, { settings: closed });
    const F = await family.bill('90', '2099-01-31');
    const { id: accountId } = await family.account();
    const after = badInput({ paidAt: ['The paid at field must be a date after 2026-10-31.'] });
    for (const paidAt of ['2026-10-31T12:00:00Z', '2026-11-01T03:59:59Z', '2020-01-01T00:00:00Z']) {
      const given = { amount: '1', method: 'CASH', paidAt };
      expect(await refusal(app, family.academy.id, () => family.recordPayment({ feeId: F, ...given }))).toEqual(after);
      expect(await refusal(app, family.academy.id, () => family.recordAccountPayment({ accountId, ...given }))).toEqual(
        after,
      );
    }
    await family.recordPayment({ feeId: F, amount: '1', method: 'CASH', paidAt: '2026-11-01T04:00:00Z' });
    await family.paid(F, '1');
    expect(await family.balances(F)).toEqual(['88.00']);
    const { status, body } = await rest(app, family.admin, 'POST', '/payments', {
      ...{ account_id: accountId, amount: '1', method: 'cash', paid_at: '2026-10-31T12:00:00Z' },
    });
    expect([status, body.errors]).toEqual([422, { paid_at: ['The paid at field must be a date after 2026-10-31.'] }]);
  });

  it('can be set to a past day by academy admins, who can also set it to null', async () => {
    const family = await openFamily(app);
    const { id } = family.academy;
    const close = (booksClosedUntil: string | null) =>
      updateAcademy(app, family.admin, id, { settings: { booksClosedUntil } });
    const before = badInput({
      'settings.booksClosedUntil': ['The settings.books_closed_until field must be a date before today.'],
    });
    for (const day of [todayIn('UTC'), '2099-01-01']) {
      expect(await refusal(app, id, () => close(day))).toEqual(before);
    }
    const { updateAcademy: academy } = done(await close('2026-10-31'));
    expect(academy.settings.booksClosedUntil).toBe('2026-10-31');
    expect(done(await close(null)).updateAcademy.settings.booksClosedUntil).toBeNull();
  });
});

describe('currency of an academy', () => {
  it('cannot change after a fee was created', async () => {
    const family = await openFamily(app);
    const { id } = family.academy;
    const change = (currency: string) => updateAcademy(app, family.admin, id, { settings: { currency } });
    done(await change('EUR'));
    const F = await family.bill('90', '2099-01-31');
    expect(await family.read(F)).toMatchObject({ currency: 'EUR' });
    expect(await refusal(app, id, () => change('USD'))).toEqual(
      badInput({ 'settings.currency': ['The currency cannot change once there are fees.'] }),
    );
    done(await change('EUR'));
    const { status, body } = await rest(app, family.admin, 'PUT', `/academies/${id}`, {
      settings: { currency: 'USD' },
    });
    expect([status, body.errors]).toEqual([
      422,
      { 'settings.currency': ['The currency cannot change once there are fees.'] },
    ]);
  });
});

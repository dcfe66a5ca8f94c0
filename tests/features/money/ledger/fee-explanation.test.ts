import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { todayIn } from '../../people.ts';
import { done, type Family, openFamily } from './family.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const EXPLANATION = `query ($id: ID!, $asOf: Date) { fee(id: $id) { explanation(asOf: $asOf) {
  asOf status rule sentence amount paidAmount creditedAmount balance dueDate
  steps { label basis fraction amount total } entries { kind amount balance description } } } }`;

const today = todayIn('UTC');
const daysAgo = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);

const explain = async (
  family: Family,
  id: string,
  asOf: string | null = null,
  as: Parameters<typeof gql>[1] = family.admin,
) => done(await gql(app, as, EXPLANATION, { id, asOf })).fee?.explanation;

describe('explanation of a fee', () => {
  it('contains the ledger entries of the fee, and the reason for its payment status', async () => {
    const family = await openFamily(app);
    const F = await family.bill('90', '2099-01-31', { title: 'January' });
    expect(await explain(family, F)).toEqual({
      ...{ asOf: today, status: 'PENDING', rule: 'NOTHING_PAID', amount: '90.00', paidAmount: '0.00' },
      ...{ creditedAmount: '0.00', balance: '90.00', dueDate: '2099-01-31' },
      steps: [{ label: 'January', basis: null, fraction: null, amount: '90.00', total: '90.00' }],
      entries: [{ kind: 'CHARGE', amount: '90.00', balance: '90.00', description: 'Billed: January' }],
      sentence: '90.00 USD was billed for January. 90.00 USD is left to pay by 2099-01-31.',
    });
    await family.paid(F, '50');
    const { id } = await family.account();
    done(await family.createCreditNote({ accountId: id, feeId: F, amount: '10', reason: 'GOODWILL' }));
    expect(await explain(family, F)).toMatchObject({
      ...{ status: 'PARTIAL', rule: 'PART_PAID', paidAmount: '50.00', creditedAmount: '10.00', balance: '30.00' },
      sentence:
        '90.00 USD was billed for January, 50.00 USD of it was paid, 10.00 USD was credited. 30.00 USD is left to pay by 2099-01-31.',
    });
    await family.paid(F, '30');
    expect(await explain(family, F)).toMatchObject({
      ...{ status: 'PAID', rule: 'NOTHING_LEFT', balance: '0.00' },
      sentence:
        '90.00 USD was billed for January, 80.00 USD of it was paid, 10.00 USD was credited: nothing is left to pay.',
    });
  });

  it('explains overdue and voided fees', async () => {
    const family = await openFamily(app);
    const F = await family.bill('90', daysAgo(3));
    expect(await explain(family, F)).toMatchObject({
      ...{ status: 'OVERDUE', rule: 'PAST_DUE' },
      sentence: `90.00 USD was billed for Tuition. 90.00 USD should have been paid by ${daysAgo(3)}.`,
    });
    await family.voidFee(F);
    expect(await explain(family, F)).toMatchObject({
      ...{ status: 'PAID', rule: 'VOIDED', balance: '0.00', sentence: 'Tuition was voided: nothing has to be paid.' },
      entries: [{ kind: 'CHARGE' }, { kind: 'VOID', balance: '0.00' }],
    });
  });

  it('describes the fee on the day in asOf, which can be a past or a future day', async () => {
    const family = await openFamily(app);
    const F = await family.bill('90', '2099-01-31');
    await family.recordPayment({ feeId: F, amount: '40', method: 'CASH', paidAt: `${daysAgo(5)}T12:00:00Z` });
    expect(await explain(family, F, daysAgo(6))).toMatchObject({
      ...{ asOf: daysAgo(6), status: null, rule: 'NOT_BILLED', balance: '0.00', entries: [], steps: [] },
      sentence: `Tuition was not billed yet on ${daysAgo(6)}.`,
    });
    expect(await explain(family, F, daysAgo(1))).toMatchObject({
      balance: '-40.00',
      amount: '0.00',
      paidAmount: '40.00',
    });
    expect(await explain(family, F, today)).toMatchObject({ balance: '50.00', status: 'PARTIAL' });
    expect(await explain(family, F, '2099-02-01')).toMatchObject({ balance: '50.00', status: 'OVERDUE' });
  });

  it('contains for today the same amounts as the fee, even after a change of the time zone makes today an earlier date', async () => {
    const family = await openFamily(app);
    const F = await family.bill('90', '2099-01-31');
    const move = (timezone: string) =>
      gql(
        app,
        family.admin,
        'mutation ($id: ID!, $input: UpdateAcademyInput!) { updateAcademy(id: $id, input: $input) { id } }',
        { id: family.academy.id, input: { settings: { timezone } } },
      );
    done(await move('Pacific/Kiritimati'));
    await family.paid(F, '50');
    done(await move('Pacific/Pago_Pago'));
    expect(await explain(family, F)).toMatchObject({
      ...{
        asOf: todayIn('Pacific/Pago_Pago'),
        status: 'PARTIAL',
        amount: '90.00',
        paidAmount: '50.00',
        balance: '40.00',
      },
    });
  });

  it('contains the price steps of the fee, and one more step for each change', async () => {
    const family = await openFamily(app);
    const steps = [{ label: 'Price', basis: 20_000, fraction: '7/9', amount: 15_556, total: 15_556 }];
    const { id } = await family.academy.with.fee({ studentId: family.childId, amount: 15_556, steps });
    await family.updateFee(id, { amount: '150' });
    expect((await explain(family, id)).steps).toEqual([
      { label: 'Price', basis: '200.00', fraction: '7/9', amount: '155.56', total: '155.56' },
      { label: 'Change', basis: null, fraction: null, amount: '-5.56', total: '150.00' },
    ]);
  });

  it('can be read over GraphQL and REST by callers who can see the fee, with as many database queries for six fees as for one', async () => {
    const family = await openFamily(app);
    const F = await family.bill('90', '2099-01-31', { title: 'January' });
    expect(await explain(family, F, null, family.payer)).toMatchObject({ balance: '90.00' });
    expect(await explain(family, F, null, await family.academy.as('parent'))).toBeUndefined();
    const list = '{ fees { nodes { explanation { sentence } } } }';
    const one = await app.counting(() => gql(app, family.admin, list));
    for (let n = 0; n < 5; n++) await family.bill('7', '2099-01-31');
    const six = await app.counting(() => gql(app, family.admin, list));
    expect(six.result.data.fees.nodes).toHaveLength(6);
    expect(six.statements.length).toBe(one.statements.length);
    const { status, body } = await rest(app, family.payer, 'GET', `/fees/${F}/explanation?as_of=${today}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ as_of: today, status: 'pending', rule: 'nothing_paid', balance: '90.00' });
    expect(body.data.entries[0]).toMatchObject({ kind: 'charge', effective_on: today });
    const bad = await rest(app, family.payer, 'GET', `/fees/${F}/explanation?as_of=yesterday`);
    expect([bad.status, bad.body.errors]).toEqual([422, { as_of: ['The as of field must be a valid date.'] }]);
  });
});

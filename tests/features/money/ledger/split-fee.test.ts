import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, gql } from '../../../support/clients.ts';
import { badInput, FORBIDDEN, notFound, refusal, UNKNOWN_ID } from '../../writing.ts';
import { done, type Family, openFamily } from './family.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const PARTS = [
  { amount: '100', dueDate: '2099-01-31' },
  { amount: '100', dueDate: '2099-02-28' },
  { amount: '70', dueDate: '2099-03-31' },
];

const refused = (family: Family, id: string, parts: object[] = PARTS) =>
  refusal(app, family.academy.id, () => family.splitFee(id, parts));

describe('splitFee', () => {
  it('splits a fee into installments, of which the original fee becomes the first', async () => {
    const family = await openFamily(app);
    const F = await family.bill('270', '2099-01-15');
    const { splitFee: fees } = done(await family.splitFee(F, PARTS));
    expect(
      fees.map(({ amount, dueDate, balance, installment }: any) => [amount, dueDate, balance, installment]),
    ).toEqual(
      PARTS.map(({ amount, dueDate }, index) => [
        ...[`${amount}.00`, dueDate, `${amount}.00`],
        { groupId: F, number: index + 1, count: 3 },
      ]),
    );
    expect(fees[0]).toMatchObject({ id: F, version: 2 });
    expect(new Set(fees.map(({ accountId }: any) => accountId)).size).toBe(1);
    const [, second, third] = fees.map(({ id }: any) => id);
    expect(await family.lines({ F, second, third })).toEqual([
      ['F', 'charge', 27_000],
      ['F', 'adjust', -17_000],
      ['second', 'charge', 10_000],
      ['third', 'charge', 7_000],
    ]);
    expect(await family.account()).toMatchObject({ owed: '270.00' });
  });

  it('can split an installment again, into installments of the same group', async () => {
    const family = await openFamily(app);
    const F = await family.bill('270', '2099-01-15');
    const [, second] = done(await family.splitFee(F, PARTS)).splitFee;
    const halves = ['40', '60'].map((amount) => ({ amount, dueDate: '2099-03-01' }));
    const { splitFee: parts } = done(await family.splitFee(second.id, halves));
    expect(parts.map(({ installment }: any) => installment)).toEqual(
      [1, 2].map((number) => ({ groupId: F, number, count: 2 })),
    );
  });

  it('bills each part to the account of the parent whose id is sent with this part', async () => {
    const family = await openFamily(app);
    const { parentId: otherId, ...other } = await family.academy.as('parent');
    const F = await family.bill('270', '2099-01-15');
    const parts = [
      { amount: '135', dueDate: '2099-01-31', parentId: otherId },
      { amount: '135', dueDate: '2099-01-31' },
    ];
    const { splitFee: fees } = done(await family.splitFee(F, parts));
    expect(fees.map(({ id, parentId }: any) => [id, parentId])).toEqual([
      [F, otherId],
      [expect.any(String), null],
    ]);
    expect(await family.account()).toMatchObject({ owed: '135.00' });
    expect(await family.lines({ F, second: fees[1].id })).toEqual([
      ['F', 'charge', 27_000],
      ['F', 'adjust', -27_000],
      ['F', 'adjust', 13_500],
      ['second', 'charge', 13_500],
    ]);
    const { data } = await gql(app, other, '{ accounts { nodes { owed balance } } fees { nodes { id balance } } }');
    expect(data).toEqual({
      accounts: { nodes: [{ owed: '135.00', balance: '135.00' }] },
      fees: { nodes: [{ id: F, balance: '135.00' }] },
    });
    await family.paid(F, '135');
    expect(await family.balances(F, fees[1].id)).toEqual(['0.00', '135.00']);
  });

  it('divides the tax and the price steps in proportion to the amounts of the parts', async () => {
    const family = await openFamily(app);
    const steps = [{ label: 'Price', basis: null, fraction: null, amount: 10_001, total: 10_001 }];
    const { id } = await family.academy.with.fee({ studentId: family.childId, amount: 10_001, tax: 1_001, steps });
    const parts = [
      { amount: '50.00', dueDate: '2099-01-31' },
      { amount: '30.00', dueDate: '2099-02-28' },
      { amount: '20.01', dueDate: '2099-03-31' },
    ];
    const { splitFee: fees } = done(await family.splitFee(id, parts));
    expect(fees.reduce((sum: number, { tax }: any) => sum + Math.round(Number(tax) * 100), 0)).toBe(1_001);
    const query = 'query ($id: ID!) { fee(id: $id) { amount steps { label amount total } } }';
    const read = await Promise.all(
      fees.map(async (fee: any) => (await gql(app, family.payer, query, { id: fee.id })).data.fee),
    );
    expect(read.map((fee) => fee.steps.at(-1))).toEqual([
      { label: 'Part 1 of 3', amount: '-50.01', total: '50.00' },
      { label: 'Part 2 of 3', amount: '-70.01', total: '30.00' },
      { label: 'Part 3 of 3', amount: '-80.00', total: '20.01' },
    ]);
  });

  it('uses credit for the parts that are due first', async () => {
    const family = await openFamily(app);
    const F = await family.bill('270', '2099-01-15');
    const { id } = await family.account();
    await family.updateAccount(id, { autoApplyCredit: false });
    await family.pay('50', { allocations: [] });
    const fees = done(await family.splitFee(F, PARTS.toReversed())).splitFee.map((fee: any) => fee.id);
    await family.updateAccount(id, { autoApplyCredit: true });
    expect(await family.balances(...fees)).toEqual(['70.00', '100.00', '50.00']);
  });

  it('refuses parts with a wrong sum, a wrong number of parts, and an unknown parent', async () => {
    const family = await openFamily(app);
    const F = await family.bill('270', '2099-01-15');
    const sum = badInput({ parts: ['The parts field must add up to 270.00.'] });
    expect(await refused(family, F, PARTS.slice(0, 2))).toEqual(sum);
    expect(await refused(family, F, [...PARTS, { amount: '0.01', dueDate: '2099-01-01' }])).toEqual(sum);
    expect(await refused(family, F, [{ amount: '270', dueDate: '2099-01-01' }])).toEqual(
      badInput({ parts: ['The parts field must have at least 2 items.'] }),
    );
    expect(await refused(family, F, Array(25).fill({ amount: '10.80', dueDate: '2099-01-01' }))).toEqual(
      badInput({ parts: ['The parts field must not have more than 24 items.'] }),
    );
    expect(await refused(family, F, [{ ...PARTS[0], parentId: UNKNOWN_ID }, ...PARTS.slice(1)])).toEqual(
      badInput({ 'parts.0.parentId': ['The selected parts.0.parent_id is invalid.'] }),
    );
    expect(codes(await family.splitFee(F, [{ ...PARTS[0], amount: '0' }, ...PARTS]))).toEqual(['BAD_USER_INPUT']);
  });

  it('refuses a fee with an allocated payment, a voided fee and an unknown fee', async () => {
    const family = await openFamily(app);
    const [paid, gone] = [await family.bill('270', '2099-01-15'), await family.bill('270', '2099-01-15')];
    await family.paid(paid, '0.01');
    await family.voidFee(gone);
    expect(await refused(family, paid)).toEqual(badInput({ id: ['A fee with money on it cannot be split.'] }));
    expect(await refused(family, gone)).toEqual(badInput({ id: ['The fee has been voided.'] }));
    for (const none of [UNKNOWN_ID, 'x']) expect(await refused(family, none)).toEqual(notFound('Fee'));
  });

  it('is allowed only for academy admins, administrators and the Super Admin', async () => {
    const family = await openFamily(app);
    const F = await family.bill('270', '2099-01-15');
    for (const role of ['support_staff', 'department_head', 'teacher', 'parent', 'student'] as const) {
      const as = await family.academy.as(role);
      expect(await refusal(app, family.academy.id, () => family.splitFee(F, PARTS, as))).toEqual(FORBIDDEN);
    }
    done(await family.splitFee(F, PARTS, await family.academy.as('administrator')));
  });
});

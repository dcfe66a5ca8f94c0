import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { LedgerEntry } from '../../../../src/features/money/ledger/ledger-entry.entity.ts';
import { TaxRate } from '../../../../src/features/money/tax-rates/tax-rate.entity.ts';
import { testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { lacks, seedKey } from '../../identity/api-keys/setup.ts';
import { importer } from '../../imports.ts';
import { badInput, refusal, UNKNOWN_ID } from '../../writing.ts';
import { done } from '../ledger/family.ts';
import { type Office, openOffice } from './office.ts';

const GIVEN = { feeType: 'ACTIVITY', title: 'Camp', amount: '100', dueDate: '2099-03-31' };

let office: Office;
/** The ids of three tax rates: 10 % and 5 % that are added to prices, and 10 % that is included in prices. */
let [vat, local, within] = ['', '', ''];

beforeAll(async () => {
  office = await openOffice(await testApp());
  const rate = async (given: Partial<TaxRate>) => (await office.academy.with.taxRate(given)).id;
  vat = await rate({ name: 'VAT', percent: 1_000 });
  local = await rate({ name: 'Local', percent: 500 });
  within = await rate({ name: 'Within', percent: 1_000, inclusive: true });
});

const TAXED = 'amount balance tax taxes { taxRateId name percent inclusive amount } steps { label amount total }';

async function priceOf(id: string): Promise<any> {
  return done(await gql(office.app, office.admin, `query ($id: ID!) { fee(id: $id) { ${TAXED} } }`, { id })).fee;
}

async function billed(input: object): Promise<string> {
  return done(await office.createFee({ ...GIVEN, studentId: office.studentId, ...input })).createFee.id;
}

const refused = (input: object) =>
  refusal(office.app, office.academy.id, () => office.createFee({ ...GIVEN, studentId: office.studentId, ...input }));

/** Returns the kind, the amount and the tax of each ledger entry of a fee. */
const entriesOf = (feeId: string) =>
  office.academy.run(async (em) =>
    (await em.find(LedgerEntry, { fee: { id: feeId } }, { orderBy: { id: 'asc' } })).map(({ kind, amount, tax }) => [
      kind,
      amount,
      tax ?? 0,
    ]),
  );

describe('createFee with tax rates', () => {
  it('adds taxes to the amount, each computed from the net price, and returns them separately', async () => {
    const id = await billed({ taxRateIds: [vat.toUpperCase(), local] });
    expect(await priceOf(id)).toEqual({
      ...{ amount: '115.00', balance: '115.00', tax: '15.00' },
      taxes: [
        { taxRateId: vat, name: 'VAT', percent: '10.00', inclusive: false, amount: '10.00' },
        { taxRateId: local, name: 'Local', percent: '5.00', inclusive: false, amount: '5.00' },
      ],
      steps: [
        { label: 'Camp', amount: '100.00', total: '100.00' },
        { label: 'VAT', amount: '10.00', total: '110.00' },
        { label: 'Local', amount: '5.00', total: '115.00' },
      ],
    });
    expect(await entriesOf(id)).toEqual([['charge', 11_500, 1_500]]);
  });

  it('subtracts a tax that the amount includes, and computes other taxes from the net price', async () => {
    const id = await billed({ amount: '110', taxRateIds: [within, local] });
    const { amount, tax, taxes } = await priceOf(id);
    expect([amount, tax, taxes.map((each: any) => each.amount)]).toEqual(['115.00', '15.00', ['10.00', '5.00']]);
  });

  it('returns the net price as the basis of each tax, since the tax was computed from it', async () => {
    const basesOf = async (amount: string) => {
      const query = 'query ($id: ID!) { fee(id: $id) { steps { label basis fraction amount } } }';
      const id = await billed({ amount, taxRateIds: [local, within] });
      const { fee } = done(await gql(office.app, office.admin, query, { id }));
      return fee.steps.slice(1);
    };
    expect(await basesOf('110')).toEqual([
      { label: 'Local', basis: '100.00', fraction: '5 %', amount: '5.00' },
      { label: 'Within, 10.00 included', basis: '100.00', fraction: '10 %', amount: '0.00' },
    ]);
    // the net price is 373.7363…, and its basis is rounded
    expect((await basesOf('411.11'))[0]).toEqual({ label: 'Local', basis: '373.74', fraction: '5 %', amount: '18.69' });
  });

  it('creates a fee without taxes if no tax rate is sent', async () => {
    for (const taxRateIds of [undefined, null, []]) {
      expect(await priceOf(await billed({ taxRateIds }))).toMatchObject({ amount: '100.00', tax: '0.00', taxes: null });
    }
  });

  it('refuses tax rates that are unknown, deleted, from another academy or sent twice, and refuses more than three tax rates', async () => {
    const { id: foreign } = await (await seedAcademy(office.app)).with.taxRate();
    const { id: gone } = await office.academy.with.taxRate();
    await office.academy.run(async (em) => {
      (await em.findOneOrFail(TaxRate, { id: gone })).deletedAt = new Date().toISOString();
    });
    const selected = (place: number) => [`The selected tax_rate_ids.${place} is invalid.`];
    expect(await refused({ taxRateIds: [UNKNOWN_ID, vat, 'x'], studentId: UNKNOWN_ID })).toEqual(
      badInput({
        studentId: ['The selected student id is invalid.'],
        'taxRateIds.0': selected(0),
        'taxRateIds.2': selected(2),
      }),
    );
    expect(await refused({ taxRateIds: [vat, gone, foreign] })).toEqual(
      badInput({ 'taxRateIds.1': selected(1), 'taxRateIds.2': selected(2) }),
    );
    const twice = badInput({ taxRateIds: ['The tax rate ids field has a duplicate value.'] });
    expect(await refused({ taxRateIds: [vat, vat] })).toEqual(twice);
    expect(await refused({ taxRateIds: [vat, vat.toUpperCase()] })).toEqual(twice);
    expect(await refused({ taxRateIds: [vat, local, within, UNKNOWN_ID] })).toEqual(
      badInput({ taxRateIds: ['The tax rate ids field must not have more than 3 items.'] }),
    );
  });

  it('refuses an amount that is too large after the taxes are added', async () => {
    expect(await refused({ amount: '99999999.99', taxRateIds: [vat] })).toEqual(
      badInput({ amount: ['The amount field must not be greater than 99999999.99.'] }),
    );
  });

  it('requires the scope tax_rates:read if the caller is an API key', async () => {
    const { app, academy, admin, studentId } = office;
    const input = { ...GIVEN, studentId, taxRateIds: [vat] };
    const create = (as: object) =>
      gql(app, as, 'mutation ($input: CreateFeeInput!) { createFee(input: $input) { id amount } }', { input });
    const key = await seedKey(
      { app, academy, admin },
      { scopes: ['fees:write'], lastUsedAt: new Date().toISOString() },
    );
    expect(await refusal(app, academy.id, () => create(key))).toEqual(lacks('tax_rates:read'));
    const both = await seedKey({ app, academy, admin }, { scopes: ['fees:write', 'tax_rates:read'] });
    expect(done(await create(both)).createFee.amount).toBe('110.00');
  });

  it('accepts tax rates over REST', async () => {
    const { app, admin, studentId } = office;
    const fee = { student_id: studentId, fee_type: 'activity', amount: '100.00', due_date: '2099-03-31' };
    const created = await rest(app, admin, 'POST', '/fees', { ...fee, tax_rate_ids: [vat, within] });
    expect(created.status).toBe(201);
    const { amount, tax, taxes, steps } = created.body.data;
    expect([amount, tax]).toEqual(['109.09', '18.18']);
    expect(taxes.map((each: any) => [each.tax_rate_id, each.amount])).toEqual([
      [vat, '9.09'],
      [within, '9.09'],
    ]);
    expect(steps[0].label).toBe('Activity');
    const bad = await rest(app, admin, 'POST', '/fees', { ...fee, tax_rate_ids: [vat, UNKNOWN_ID] });
    const text = 'The selected tax_rate_ids.1 is invalid.';
    expect([bad.status, bad.body]).toEqual([422, { message: text, errors: { 'tax_rate_ids.1': [text] } }]);
  });
});

describe('createFeesForBatch with tax rates', () => {
  it('adds taxes to the fee of each student, and returns the existing fees if the request is repeated', async () => {
    const { id: batchId } = await office.academy.with.batch();
    for (let n = 0; n < 2; n++) {
      const { id: studentId } = await office.academy.with.student();
      await office.academy.with.enrollment({ studentId, batchId });
    }
    const input = { ...GIVEN, batchId, period: 'camp', taxRateIds: [vat] };
    const fees = done(await office.createFeesForBatch(input)).createFeesForBatch;
    expect(fees.map(({ amount }: any) => amount)).toEqual(['110.00', '110.00']);
    expect((await priceOf(fees[0].id)).taxes).toMatchObject([{ taxRateId: vat, amount: '10.00' }]);
    expect(done(await office.createFeesForBatch(input)).createFeesForBatch).toEqual(fees);
    const other = await office.createFeesForBatch({ ...input, taxRateIds: [vat, local] });
    expect(other.errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(
      await refusal(office.app, office.academy.id, () => office.createFeesForBatch({ ...input, taxRateIds: ['x'] })),
    ).toEqual(badInput({ 'taxRateIds.0': ['The selected tax_rate_ids.0 is invalid.'] }));
  });
});

describe('updateFee for a fee with taxes', () => {
  it('computes the taxes of a changed amount with the tax rates that applied when the fee was billed', async () => {
    const { id: rate } = await office.academy.with.taxRate({ name: 'Old', percent: 1_000 });
    const id = await billed({ taxRateIds: [rate, local] });
    await office.academy.run(async (em) => {
      (await em.findOneOrFail(TaxRate, { id: rate })).percent = 9_000;
    });
    done(await office.updateFee(id, { amount: '57.50' }));
    expect(await priceOf(id)).toMatchObject({
      ...{ amount: '57.50', tax: '7.50', taxes: [{ percent: '10.00', amount: '5.00' }, { amount: '2.50' }] },
      steps: [{}, {}, { total: '115.00' }, { label: 'Change', amount: '-57.50', total: '57.50' }],
    });
    expect(await entriesOf(id)).toEqual([
      ['charge', 11_500, 1_500],
      ['adjust', -5_750, -750],
    ]);
    done(await office.updateFee(id, { amount: '115', title: 'Long camp' }));
    expect(await priceOf(id)).toMatchObject({ tax: '15.00', taxes: [{ amount: '10.00' }, { amount: '5.00' }] });
    done(await office.voidFee(id));
    const entries = await entriesOf(id);
    const sums = [1, 2].map((column) => entries.reduce((sum, entry) => sum + Number(entry[column]), 0));
    expect(sums).toEqual([0, 0]);
  });

  it('keeps the taxes if the amount does not change', async () => {
    const id = await billed({ amount: '0.05', taxRateIds: [vat] });
    const before = await priceOf(id);
    done(await office.updateFee(id, { amount: before.amount, notes: 'x' }));
    expect(await priceOf(id)).toEqual(before);
  });

  it('changes the tax in proportion to the amount if the fee has no stored tax rates', async () => {
    const id = await office.fee({ amount: 12_000, tax: 2_000 });
    done(await office.updateFee(id, { amount: '60' }));
    expect(await priceOf(id)).toMatchObject({ tax: '10.00', taxes: null });
  });
});

describe('importFees with tax rates', () => {
  const { counts, refused: refusedRows } = importer('importFees');

  it('adds taxes to new fees, and refuses other tax rates for an existing fee', async () => {
    const at = office as never;
    const { studentId } = office;
    const row = `${studentId},activity,100,2099-03-31,Imported`;
    const head = 'student_id,fee_type,amount,due_date,title,tax_rate_ids';
    expect(await counts(at, [head, `${row},${vat};${local}`])).toEqual([1, 0, 0]);
    const search = '{ fees(filter: { search: "Imported" }) { nodes { id amount tax } } }';
    const [fee] = done(await gql(office.app, office.admin, search)).fees.nodes;
    expect(fee).toMatchObject({ amount: '115.00', tax: '15.00' });
    expect(await counts(at, ['id,tax_rate_ids', `${fee.id},${vat};${local}`])).toEqual([0, 0, 1]);
    expect(await counts(at, ['id,amount', `${fee.id},230`])).toEqual([0, 1, 0]);
    expect((await priceOf(fee.id)).tax).toBe('30.00');
    expect(await refusedRows(at, ['id,tax_rate_ids', `${fee.id},${vat}`])).toEqual(
      badInput({ 'rows.1.taxRateIds': ['The rows.1.tax_rate_ids field cannot be changed.'] }),
    );
    expect(await refusedRows(at, [head, `${row},${vat};${UNKNOWN_ID}`, `${row},${vat};${vat}`])).toEqual(
      badInput({
        'rows.1.taxRateIds.1': ['The selected rows.1.tax_rate_ids.1 is invalid.'],
        'rows.2.taxRateIds': ['The rows.2.tax_rate_ids field has a duplicate value.'],
      }),
    );
  });
});

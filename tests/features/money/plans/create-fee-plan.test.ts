import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, emoji, REFUSED_BY_TYPE, UNKNOWN_ID } from '../../writing.ts';
import { refusedOf, type Scene, scene, testWhoMayMake } from '../pricing/setup.ts';
import { FULL, newItem, newPlan, plans, toldItem } from './setup.ts';

describe('createFeePlan', () => {
  let at: Scene;
  const create = (input: object) => plans.create(at.app, at.admin, newPlan(input));
  const refused = (input: object) => refusedOf(at, () => create(input));
  const refusedItem = (item: object) => refused({ items: [newItem(item)] });

  beforeAll(async () => {
    at = await scene();
  });

  it('creates by default a draft that belongs to no course and no batch', async () => {
    const { data, errors } = await create({ name: ' Monthly ' });
    expect(errors).toBeUndefined();
    const items = [toldItem()];
    expect(data.createFeePlan).toEqual({
      ...{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), academyId: at.academy.id, name: 'Monthly' },
      ...{ courseId: null, batchId: null, status: 'DRAFT', dropPolicy: 'NONE', version: 1 },
      ...{ effectiveFrom: '2026-01-01', items, revision: 1 },
      revisions: [{ number: 1, effectiveFrom: '2026-01-01', appliesTo: 'ALL', items }],
      ...{ createdAt: expect.stringMatching(/Z$/), updatedAt: data.createFeePlan.createdAt },
    });
    expect(await plans.read(at.app, at.admin, data.createFeePlan.id)).toEqual(data.createFeePlan);
  });

  it('accepts every field, and can create an active plan', async () => {
    const { id: courseId } = await at.academy.with.course();
    const { id: taxRateId } = await at.academy.with.taxRate();
    const full = { ...FULL, title: emoji(255), taxRateId, taxRateIds: [taxRateId] };
    const items = [full, ...Array.from({ length: 19 }, (_, n) => toldItem({ code: `item-${n}` }))];
    const given = {
      name: emoji(100),
      courseId,
      status: 'ACTIVE',
      dropPolicy: 'CREDIT_UNUSED',
      effectiveFrom: '2024-02-29',
    };
    const { data, errors } = await create({
      ...given,
      items: [{ ...full, taxRateId: taxRateId.toUpperCase() }, ...items.slice(1)],
    });
    expect(errors).toBeUndefined();
    expect(data.createFeePlan).toMatchObject({ ...given, items, batchId: null });
    expect(await plans.read(at.app, at.admin, data.createFeePlan.id)).toEqual(data.createFeePlan);
  });

  it('accepts up to three tax rates per item in taxRateIds, and the first of them in taxRateId, which older clients use', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push((await at.academy.with.taxRate()).id);
    const [first] = ids;
    const given = [
      { taxRateIds: ids.map((id) => id.toUpperCase()) },
      { code: 'one', taxRateId: first },
      { code: 'both', taxRateId: first, taxRateIds: ids.slice(0, 2) },
      { code: 'none', taxRateId: null, taxRateIds: [] },
    ];
    const { data } = await create({ items: given.map(newItem) });
    const told = data.createFeePlan.items.map((item: any) => [item.taxRateId, item.taxRateIds]);
    expect(told).toEqual([
      [first, ids],
      [first, [first]],
      [first, ids.slice(0, 2)],
      [null, []],
    ]);
    const { id: other } = await (await seedAcademy(at.app)).with.taxRate();
    expect(await refusedItem({ taxRateIds: [first, other] })).toEqual(
      badInput({ 'items.0.taxRateIds.1': ['The selected items.0.tax_rate_ids.1 is invalid.'] }),
    );
    expect(await refusedItem({ taxRateId: ids[1], taxRateIds: ids })).toEqual(
      badInput({ 'items.0.taxRateId': ['The selected items.0.tax_rate_id is invalid.'] }),
    );
    expect(await refusedItem({ taxRateIds: [...ids, UNKNOWN_ID] })).toEqual(
      badInput({ 'items.0.taxRateIds': ['The items.0.tax_rate_ids field must not have more than 3 items.'] }),
    );
  });

  it('makes admission items non-refundable by default, and other items refundable', async () => {
    const admission = { code: 'admission', feeType: 'ADMISSION' };
    const given = [
      admission,
      { ...admission, code: 'deposit', refundable: true },
      { code: 'kit', refundable: false },
      {},
    ];
    const { data } = await create({ items: given.map(newItem) });
    const refundable = [false, true, false, true];
    for (const { items } of [data.createFeePlan, data.createFeePlan.revisions[0]]) {
      expect(items.map((item: { refundable: boolean }) => item.refundable)).toEqual(refundable);
    }
  });

  it('accepts the id of a batch in any letter case', async () => {
    const { id } = await at.academy.with.batch();
    const { data } = await create({ batchId: id.toUpperCase(), courseId: null });
    expect(data.createFeePlan).toMatchObject({ batchId: id, courseId: null });
  });

  it('refuses a second active plan for a course or batch until the first one is archived', async () => {
    const { id: batchId, courseId } = await at.academy.with.batch();
    const active = { status: 'ACTIVE' };
    const ids: string[] = [];
    for (const of of [{ courseId }, { batchId }]) {
      const { data, errors } = await create({ ...of, ...active });
      expect(errors).toBeUndefined();
      ids.push(data.createFeePlan.id);
    }
    const text = (what: string) => [`The ${what} already has an active fee plan: revise that, or archive it first.`];
    const later = { ...active, effectiveFrom: '2099-01-01' };
    expect(await refused({ courseId, ...later })).toEqual(badInput({ courseId: text('course') }));
    expect(await refused({ batchId, ...active })).toEqual(badInput({ batchId: text('batch') }));
    // any number of drafts and add-on plans is allowed, because they bill no student by default
    expect((await create({ courseId })).errors).toBeUndefined();
    for (let n = 0; n < 2; n++) expect((await create(active)).errors).toBeUndefined();
    expect((await plans.update(at.app, at.admin, ids[0] as string, { status: 'ARCHIVED' })).errors).toBeUndefined();
    expect((await create({ courseId, ...active })).errors).toBeUndefined();
  });

  it('accepts the largest number of installments and the largest due date offsets', async () => {
    const installments = { weights: [1, ...Array.from({ length: 23 }, () => 1_000_000)], every: 'MONTH' };
    const item = toldItem({ installments, due: { anchor: 'ENROLLMENT', offsetDays: 90 }, proration: 'NONE' });
    const { data } = await create({ items: [item] });
    expect(data.createFeePlan.items).toEqual([item]);
  });

  it('reports all invalid fields in one error', async () => {
    expect(await refused({ name: ' ', courseId: UNKNOWN_ID, items: [], status: null, dropPolicy: null })).toEqual(
      badInput({
        name: ['The name field is required.'],
        courseId: ['The selected course id is invalid.'],
        status: ['The status field is required.'],
        items: ['The items field is required.'],
        dropPolicy: ['The drop policy field is required.'],
      }),
    );
  });

  it('refuses a plan for both a course and a batch, or for a course or batch of another academy', async () => {
    const { with: theirs } = await seedAcademy(at.app);
    const batch = await at.academy.with.batch();
    expect(await refused({ courseId: batch.courseId, batchId: batch.id })).toEqual(
      badInput({ batchId: ['The batch id field prohibits course id from being present.'] }),
    );
    expect(await refused({ batchId: (await theirs.batch()).id })).toEqual(
      badInput({ batchId: ['The selected batch id is invalid.'] }),
    );
    expect(await refused({ courseId: (await theirs.course()).id })).toEqual(
      badInput({ courseId: ['The selected course id is invalid.'] }),
    );
  });

  it.each([
    [{ code: ' ' }, { code: ['The items.0.code field is required.'] }],
    [{ code: 'a b' }, { code: ['The items.0.code field format is invalid.'] }],
    [{ code: 'a:b' }, { code: ['The items.0.code field format is invalid.'] }],
    [{ code: 'x'.repeat(31) }, { code: ['The items.0.code field must not be greater than 30 characters.'] }],
    [{ title: emoji(256) }, { title: ['The items.0.title field must not be greater than 255 characters.'] }],
    [{ feeType: 'LATE_PAYMENT_PENALTY' }, { feeType: ['The selected items.0.fee_type is invalid.'] }],
    [{ taxRateId: UNKNOWN_ID }, { taxRateId: ['The selected items.0.tax_rate_id is invalid.'] }],
    [{ due: null }, { due: ['The items.0.due field is required.'] }],
    [{ due: { offsetDays: -61 } }, { 'due.offsetDays': ['The items.0.due.offset_days field must be at least -60.'] }],
    [
      { due: { offsetDays: 91 } },
      { 'due.offsetDays': ['The items.0.due.offset_days field must not be greater than 90.'] },
    ],
    [
      { installments: { weights: [1], every: 'WEEK' } },
      { 'installments.weights': ['The items.0.installments.weights field must have at least 2 items.'] },
    ],
    [
      { installments: { weights: Array(25).fill(1), every: 'WEEK' } },
      { 'installments.weights': ['The items.0.installments.weights field must not have more than 24 items.'] },
    ],
    [
      { installments: { weights: [1, 0], every: 'WEEK' } },
      { 'installments.weights': ['The selected items.0.installments.weights is invalid.'] },
    ],
    [
      { frequency: 'PER_SESSION', installments: { weights: [1, 1], every: 'WEEK' } },
      {
        installments: [
          'The items.0.installments field is prohibited unless items.0.frequency is in one_time, monthly, per_term.',
        ],
      },
    ],
  ])('refuses an item with %j', async (item, told) => {
    const fields = Object.entries(told).map(([name, texts]) => [`items.0.${name}`, texts as string[]] as const);
    expect(await refusedItem(item)).toEqual(badInput(Object.fromEntries(fields)));
  });

  it('refuses 21 items, a duplicate item code, and a tax rate of another academy', async () => {
    const many = Array.from({ length: 21 }, (_, n) => newItem({ code: `item-${n}` }));
    expect(await refused({ items: many })).toEqual(
      badInput({ items: ['The items field must not have more than 20 items.'] }),
    );
    expect(await refused({ items: [newItem(), newItem({ code: 'cap' }), newItem()] })).toEqual(
      badInput({ 'items.2.code': ['The items.2.code field has a duplicate value.'] }),
    );
    const { id: taxRateId } = await (await seedAcademy(at.app)).with.taxRate();
    expect(await refusedItem({ taxRateId })).toEqual(
      badInput({ 'items.0.taxRateId': ['The selected items.0.tax_rate_id is invalid.'] }),
    );
  });

  it.each([
    ['null items', { items: null }],
    ['an item with the amount zero', { items: [newItem({ amount: '0' })] }],
    ['an unknown frequency', { items: [newItem({ frequency: 'DAILY' })] }],
    ['a missing first day', { effectiveFrom: undefined }],
    ['the read-only field `revision`', { revision: 2 }],
  ])('refuses %s', async (_, input) => {
    expect(await refused(input)).toEqual(REFUSED_BY_TYPE);
  });

  testWhoMayMake((there, as) => plans.create(there.app, as, newPlan()));
});

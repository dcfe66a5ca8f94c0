import { operations } from '../pricing/setup.ts';

const ITEM = `code feeType title amount frequency due { anchor offsetDays } proration taxRateId taxRateIds
  installments { weights every } chargeAbsent refundable`;

export const plans = operations(
  'FeePlan',
  `id academyId name courseId batchId status effectiveFrom items { ${ITEM} } dropPolicy revision
    revisions { number effectiveFrom appliesTo items { ${ITEM} } } version createdAt updatedAt`,
);

/** Returns the required fields of an item of a fee plan. */
export const newItem = (given: object = {}) => ({
  ...{ code: 'tuition', feeType: 'TUITION', title: 'Tuition', amount: '90.00', frequency: 'MONTHLY' },
  ...given,
});

/** Returns the item that `newItem` creates as responses contain it, with all fields. */
export const toldItem = (given: object = {}) => ({
  ...newItem(),
  ...{ due: { anchor: 'PERIOD_START', offsetDays: 0 }, proration: 'SESSIONS', taxRateId: null, taxRateIds: [] },
  ...{ installments: null, chargeAbsent: false, refundable: true },
  ...given,
});

/** Returns the required fields of a fee plan. */
export const newPlan = (given: object = {}) => ({
  ...{ name: 'Monthly', effectiveFrom: '2026-01-01', items: [newItem()] },
  ...given,
});

/** An item of a fee plan with a value in every field. */
export const FULL = {
  ...{
    code: 'x'.repeat(30),
    feeType: 'EXAMINATION',
    title: 'Examination',
    amount: '99999999.99',
    frequency: 'PER_TERM',
  },
  ...{ due: { anchor: 'PERIOD_END', offsetDays: -60 }, proration: 'DAYS', chargeAbsent: true, refundable: false },
  installments: { weights: [50, 30, 20], every: 'WEEK' },
};

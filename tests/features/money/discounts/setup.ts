import { operations } from '../pricing/setup.ts';

export const discounts = operations(
  'Discount',
  `id academyId name kind percent amount feeTypes priority exclusive validFrom validUntil maxUses uses
    condition { rankFrom minCourses daysBeforeStart code studentId enrollmentId } version createdAt updatedAt`,
);

let serial = 0;
export const newCode = () => `CODE-${process.pid}-${++serial}`;

/** Required fields of a new coupon. */
export const newCoupon = (given: object = {}) => ({
  ...{ name: 'Open day', kind: 'COUPON', percent: '10.00', condition: { code: newCode() } },
  ...given,
});

/** Returns a condition as responses contain it: all fields, with null for fields that are not given. */
export const told = (given: object = {}) => ({
  ...{ rankFrom: null, minCourses: null, daysBeforeStart: null, code: null, studentId: null, enrollmentId: null },
  ...given,
});

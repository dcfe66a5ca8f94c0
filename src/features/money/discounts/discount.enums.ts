import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum DiscountKind {
  SIBLING = 'sibling',
  MULTI_COURSE = 'multi_course',
  EARLY_BIRD = 'early_bird',
  SCHOLARSHIP = 'scholarship',
  COUPON = 'coupon',
  MANUAL = 'manual',
}
describeEnum(DiscountKind, 'DiscountKind', 'The kind of a discount.', {
  SIBLING:
    'A discount for active students of the same payer, from a rank on. The student with the highest monthly ' +
    'price has rank 1. Of students with equal prices, the one with the oldest enrollment ranks first.',
  MULTI_COURSE: 'A discount for students who attend a minimum number of courses at the same time.',
  EARLY_BIRD: 'A discount for enrollments made a minimum number of days before their batch begins.',
  SCHOLARSHIP: 'A discount for one student or one enrollment, as a scholarship.',
  COUPON: 'A discount for enrollments made with a code.',
  MANUAL: 'A discount for one student or one enrollment, for any other reason.',
});

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
    'For active students of the same payer, from a rank on. The most expensive enrollment has the first rank; ' +
    'of equally expensive ones, the oldest.',
  MULTI_COURSE: 'For students who attend a minimum number of courses at the same time.',
  EARLY_BIRD: 'For enrollments made a minimum number of days before their batch begins.',
  SCHOLARSHIP: 'For a named student or enrollment.',
  COUPON: 'For enrollments made with a code.',
  MANUAL: 'For a named student or enrollment, for any other reason.',
});

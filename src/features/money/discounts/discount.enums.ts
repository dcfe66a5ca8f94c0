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
    'To the active students of one payer, from a rank on: the dearest is the first, of equal ones whose enrollment is older.',
  MULTI_COURSE: 'To students who learn so many courses at once.',
  EARLY_BIRD: 'For an enrollment so many days before its batch begins.',
  SCHOLARSHIP: 'To a student, or for an enrollment, by name.',
  COUPON: 'For an enrollment that was made with a code.',
  MANUAL: 'To a student, or for an enrollment, for any other reason.',
});

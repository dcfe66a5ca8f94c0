import type { Class, Course, Discount, Item, Offer, Tax } from './calculator/offer.ts';

// Classes and prices of the academy in the autumn of 2026.

const STATE: Tax = { name: 'State', percent: 40_000, isInclusive: false };
const CITY: Tax = { name: 'City', percent: 45_000, isInclusive: false };
const DISTRICT: Tax = { name: 'District', percent: 3_725, isInclusive: false };
const AMUSEMENT: Tax = { name: 'Amusement', percent: 72_500, isInclusive: true };

export const TAXES: readonly Tax[] = [STATE, CITY, DISTRICT, AMUSEMENT];

export const TERM = { from: '2026-09-01', until: '2026-12-18' };

const REGISTRATION: Item = {
  ...{ code: 'registration', feeType: 'admission', title: 'Registration', amount: 3_500, frequency: 'one_time' },
  ...{ anchor: 'enrollment', offsetDays: 0, proration: 'none', taxes: [] },
};

/** Returns the plan item for monthly lessons, prorated by sessions and due a week after the start of the month. */
const monthly = (amount: number, taxes: readonly Tax[]): Item => ({
  ...{ code: 'lessons', feeType: 'tuition', title: 'Lessons', amount, frequency: 'monthly' },
  ...{ anchor: 'period_start', offsetDays: 7, proration: 'sessions', taxes },
});

const PIANO: Course = {
  name: 'Piano',
  items: [REGISTRATION, monthly(20_000, [STATE, CITY, DISTRICT])],
  creditsUnused: true,
};

const VIOLIN: Course = { name: 'Violin', items: [REGISTRATION, monthly(18_000, [STATE, CITY])], creditsUnused: true };

const THEORY: Course = {
  name: 'Theory',
  items: [{ ...monthly(52_080, []), frequency: 'per_term', installments: [50, 30, 20] }],
  creditsUnused: true,
};

const CHOIR: Course = {
  name: 'Choir',
  items: [{ ...monthly(4_500, []), proration: 'none', anchor: 'period_end', offsetDays: 0 }],
  creditsUnused: false,
};

const GUITAR: Course = {
  name: 'Guitar',
  items: [{ ...monthly(2_500, [CITY]), frequency: 'per_session' }],
  creditsUnused: false,
  completionRule: { minAttendance: 80, requirePaid: true },
};

const DANCE: Course = {
  name: 'Dance',
  items: [
    {
      ...{ code: 'workshop', feeType: 'activity', title: 'Workshop', amount: 15_000, frequency: 'one_time' },
      ...{ anchor: 'period_start', offsetDays: -7, proration: 'sessions', taxes: [AMUSEMENT] },
    },
  ],
  creditsUnused: true,
};

export const COURSES: readonly Course[] = [PIANO, VIOLIN, THEORY, CHOIR, GUITAR, DANCE];

const term = { start: '2026-09-01', end: '2026-12-18' };

export const CLASSES = {
  'piano mon': {
    ...{ name: 'Piano Mon/Wed', course: PIANO, ...term, startTime: '16:00', endTime: '17:00' },
    ...{ weekdays: ['monday', 'wednesday'], seats: 14, teacher: 'Mara' },
  },
  'piano tue': {
    ...{ name: 'Piano Tue/Thu', course: PIANO, ...term, startTime: '17:00', endTime: '18:00' },
    ...{ weekdays: ['tuesday', 'thursday'], seats: 14, teacher: 'Mara' },
  },
  violin: {
    ...{ name: 'Violin Tue/Fri', course: VIOLIN, ...term, startTime: '16:30', endTime: '17:30' },
    ...{ weekdays: ['tuesday', 'friday'], seats: 14, teacher: 'Jonas' },
  },
  theory: {
    ...{ name: 'Theory Sat', course: THEORY, ...term, startTime: '10:00', endTime: '11:30' },
    ...{ weekdays: ['saturday'], seats: 8, teacher: 'Ines' },
  },
  choir: {
    ...{ name: 'Choir Thu', course: CHOIR, ...term, startTime: '19:30', endTime: '20:45' },
    ...{ weekdays: ['thursday'], seats: 24, teacher: 'Ines' },
  },
  guitar: {
    ...{ name: 'Guitar Fri', course: GUITAR, ...term, start: '2026-09-11', startTime: '18:00', endTime: '19:00' },
    ...{ weekdays: ['friday'], seats: 12, teacher: 'Omar' },
  },
  dance: {
    ...{ name: 'Dance Mon/Fri', course: DANCE, start: '2026-10-05', end: '2026-11-20' },
    ...{ startTime: '18:00', endTime: '19:00', weekdays: ['monday', 'friday'], seats: 8, teacher: 'Lea' },
  },
} as const satisfies Record<string, Class>;

export type ClassName = keyof typeof CLASSES;

const tuition = { feeType: 'tuition', isExclusive: false } as const;

export const DISCOUNTS: readonly Discount[] = [
  {
    ...tuition,
    name: 'Scholarship',
    kind: 'scholarship',
    percent: 5_000,
    priority: 10,
    isExclusive: true,
    student: 'Uma Usher',
  },
  { ...tuition, name: 'Early bird', kind: 'early_bird', percent: 500, priority: 90, daysBeforeStart: 14 },
  { ...tuition, name: 'Siblings', kind: 'sibling', percent: 1_000, priority: 100, rankFrom: 2 },
  { ...tuition, name: 'Two courses', kind: 'multi_course', percent: 400, priority: 110, minCourses: 2 },
  { ...tuition, name: 'Welcome', kind: 'coupon', amount: 2_000, feeType: 'admission', priority: 120, code: 'WELCOME' },
];

export const offer = (termId: string): Offer => ({
  classes: Object.values(CLASSES),
  discounts: DISCOUNTS,
  term: { id: termId, ...TERM },
  penalty: { percent: 250, graceDays: 5 },
});

import type { Day, Period, Weekday } from './days.ts';

// Facts that the academy decides: they are entered into the service, and the calculator uses the same facts.

export interface Tax {
  readonly name: string;
  /** Ten-thousandths of a per cent: 8.875 % is 88,750. */
  readonly percent: number;
  readonly isInclusive: boolean;
}

/** An item of a fee plan. */
export interface Item {
  readonly code: string;
  readonly feeType: 'tuition' | 'admission' | 'activity';
  readonly title: string;
  readonly amount: number;
  readonly frequency: 'one_time' | 'monthly' | 'per_term' | 'per_session';
  readonly anchor: 'enrollment' | 'period_start' | 'period_end';
  readonly offsetDays: number;
  readonly proration: 'sessions' | 'none';
  readonly taxes: readonly Tax[];
  /** Weights of the installments, which are a month apart. */
  readonly installments?: readonly number[];
}

export interface Course {
  readonly name: string;
  readonly items: readonly Item[];
  /** True if the unused part is credited when a student leaves. */
  readonly creditsUnused: boolean;
  readonly completionRule?: { readonly minAttendance: number; readonly requirePaid: boolean };
}

export interface Class {
  readonly name: string;
  readonly course: Course;
  readonly start: Day;
  readonly end: Day;
  readonly startTime: string;
  readonly endTime: string;
  readonly weekdays: readonly Weekday[];
  readonly seats: number;
  readonly teacher: string;
}

/** A discount by percentage or by amount. */
export interface Discount {
  readonly name: string;
  readonly kind: 'sibling' | 'multi_course' | 'early_bird' | 'scholarship' | 'coupon';
  /** Hundredths of a per cent. */
  readonly percent?: number;
  readonly amount?: number;
  readonly feeType: Item['feeType'];
  readonly priority: number;
  readonly isExclusive: boolean;
  readonly rankFrom?: number;
  readonly minCourses?: number;
  readonly daysBeforeStart?: number;
  readonly code?: string;
  /** Name of the student with the scholarship. */
  readonly student?: string;
}

/** All facts that determine prices. */
export interface Offer {
  readonly classes: readonly Class[];
  readonly discounts: readonly Discount[];
  readonly term: Period;
  readonly penalty: { readonly percent: number; readonly graceDays: number };
}

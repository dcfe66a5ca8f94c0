import type { Day, Period, Weekday } from './days.ts';

// Facts that the academy decides: the service is told them, and the calculator works from them.

export interface Tax {
  readonly name: string;
  /** Ten-thousandths of a per cent: 8.875 % is 88,750. */
  readonly percent: number;
  readonly isInclusive: boolean;
}

/** One thing that a fee plan bills. */
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
  /** Weights of the parts, which are a month apart. */
  readonly installments?: readonly number[];
}

export interface Course {
  readonly name: string;
  readonly items: readonly Item[];
  /** Whether the unused part is credited when a student leaves. */
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

/** A discount of a percentage, or of an amount. */
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
  /** The student of a scholarship, by name. */
  readonly student?: string;
}

/** All that prices follow from. */
export interface Offer {
  readonly classes: readonly Class[];
  readonly discounts: readonly Discount[];
  readonly term: Period;
  readonly penalty: { readonly percent: number; readonly graceDays: number };
}

import { addDays, type Day, earlier, later, type Period } from './days.ts';
import type { Lessons } from './lessons.ts';
import type { Class } from './offer.ts';

export interface Family {
  readonly name: string;
  readonly students: Student[];
}

export interface Student {
  readonly name: string;
  readonly family: Family;
}

/** A student's place in a class, from the request to its end. */
export interface Place {
  /** Id in the service. */
  readonly id: string;
  /** Older places have lower numbers. */
  readonly number: number;
  readonly student: Student;
  readonly class: Class;
  readonly requestedOn: Day;
  coupon?: string;
  /**
   * The day on which the place was given: the day of the approval, or a day set by the office. Null while the place is
   * pending.
   */
  givenOn: Day | null;
  /** The first day of the place. */
  activeFrom: Day | null;
  /** The first day after the student has left. */
  leftOn: Day | null;
  end: 'dropped' | 'completed' | 'transferred' | null;
  /** The place in another class of the course that this place replaces. */
  readonly replaces: Place | null;
}

/** Grants a place from a day, but not before the start of the class. */
export function give(place: Place, day: Day): void {
  place.givenOn = day;
  place.activeFrom = later(day, place.class.start);
}

export const isActive = ({ activeFrom, leftOn }: Place, day: Day): boolean =>
  activeFrom !== null && activeFrom <= day && (leftOn === null || day < leftOn);

/** Returns true if the place had at least one day. */
export const wasHeld = ({ activeFrom, leftOn }: Place): boolean =>
  activeFrom !== null && (leftOn === null || activeFrom < leftOn);

/** Returns true if the place counts for discounts on a day: the place is active, and its class has not ended. */
export const counts = (place: Place, day: Day): boolean => isActive(place, day) && day <= place.class.end;

/** Returns the part of a period in which the student has the place and the class runs; null if there is none. */
export function share(place: Place, { from, until }: Pick<Period, 'from' | 'until'>): { from: Day; until: Day } | null {
  if (place.activeFrom === null) return null;
  const last = place.leftOn === null ? place.class.end : earlier(place.class.end, addDays(place.leftOn, -1));
  const days = { from: later(from, place.activeFrom), until: earlier(until, last) };
  return days.from <= days.until ? days : null;
}

/**
 * Returns the days of the lessons that are billed to a place in a period: the weekly lessons without the excused
 * lessons.
 */
export function billableDays(place: Place, period: Pick<Period, 'from' | 'until'>, lessons: Lessons): Day[] {
  const days = share(place, period);
  return days === null ? [] : lessons.weekly(place.class, days).filter((day) => !lessons.isExcused(place.class, day));
}

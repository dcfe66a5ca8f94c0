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

/** A student's place in a class, from the request to the end. */
export interface Place {
  /** The id that the service gave it. */
  readonly id: string;
  /** Counts the places: an older one has a lower number. */
  readonly number: number;
  readonly student: Student;
  readonly class: Class;
  readonly requestedOn: Day;
  coupon?: string;
  /** The day from which the place was given: that of the approval, or that which the office says; null while it is requested. */
  givenOn: Day | null;
  /** The first day of the place. */
  activeFrom: Day | null;
  /** The first day on which the student is no longer there. */
  leftOn: Day | null;
  end: 'dropped' | 'completed' | 'transferred' | null;
  /** The place in another class of the course that this one replaces. */
  readonly replaces: Place | null;
}

/** Gives a place from a day on: it never begins before the class does. */
export function give(place: Place, day: Day): void {
  place.givenOn = day;
  place.activeFrom = later(day, place.class.start);
}

export const isActive = ({ activeFrom, leftOn }: Place, day: Day): boolean =>
  activeFrom !== null && activeFrom <= day && (leftOn === null || day < leftOn);

/** Whether the place has had a day. */
export const wasHeld = ({ activeFrom, leftOn }: Place): boolean =>
  activeFrom !== null && (leftOn === null || activeFrom < leftOn);

/** Whether discounts count the place on a day: it is active, and its class has not ended. */
export const counts = (place: Place, day: Day): boolean => isActive(place, day) && day <= place.class.end;

/** The days of a period on which the student has the place and the class is on; null if there are none. */
export function share(place: Place, { from, until }: Pick<Period, 'from' | 'until'>): { from: Day; until: Day } | null {
  if (place.activeFrom === null) return null;
  const last = place.leftOn === null ? place.class.end : earlier(place.class.end, addDays(place.leftOn, -1));
  const days = { from: later(from, place.activeFrom), until: earlier(until, last) };
  return days.from <= days.until ? days : null;
}

/** The days of the lessons that a place is billed for in a period: the weekly ones, less those that are excused. */
export function billableDays(place: Place, period: Pick<Period, 'from' | 'until'>, lessons: Lessons): Day[] {
  const days = share(place, period);
  return days === null ? [] : lessons.weekly(place.class, days).filter((day) => !lessons.isExcused(place.class, day));
}

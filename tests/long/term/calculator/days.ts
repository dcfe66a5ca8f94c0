/** A calendar day, `2026-09-01`. Days can be compared as texts. */
export type Day = string;

/** A period from its first to its last day. */
export interface Period {
  /** The id of the period in billing keys: a month, the id of a term, or `once`. */
  readonly id: string;
  readonly from: Day;
  readonly until: Day;
}

const at = (day: Day): Date => new Date(`${day}T12:00:00Z`);

export function addDays(day: Day, days: number): Day {
  const date = at(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the same day of a later month, or the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

export function daysFrom(from: Day, until: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the number of days between two days, without the first day. */
export const daysBetween = (from: Day, to: Day): number => daysFrom(from, to).length - 1;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

export const weekdayOf = (day: Day): Weekday => WEEKDAYS[at(day).getUTCDay()] as Weekday;

export const monthOf = (day: Day): Period => {
  const id = day.slice(0, 7);
  return { id, from: `${id}-01`, until: addDays(addMonths(`${id}-01`, 1), -1) };
};

/** Returns the months from the month of one day to the month of another. */
export const monthsFrom = (from: Day, until: Day): Period[] => {
  const months: Period[] = [];
  for (let day = monthOf(from).from; day <= until; day = addMonths(day, 1)) months.push(monthOf(day));
  return months;
};

export const later = (one: Day, other: Day): Day => (one > other ? one : other);
export const earlier = (one: Day, other: Day): Day => (one < other ? one : other);
export const isIn = (day: Day, { from, until }: Pick<Period, 'from' | 'until'>): boolean => from <= day && day <= until;

import { addDays, type LocalClock, localClock, mondayOf } from './calendar.ts';
import { createRandom, type Random } from './random.ts';
import type { Theme } from './themes/theme.ts';

/** The properties that all rows of an academy share. */
export interface Profile {
  readonly theme: Theme;
  /** The slug of the academy, with which its addresses end. */
  readonly slug: string;
  /** The present date, `YYYY-MM-DD`. */
  readonly today: string;
  /** The Monday of the present week in UTC: all rows except attendance were created before it. */
  readonly monday: string;
  readonly clock: LocalClock;
}

/** The context for generating the rows of one resource. */
export interface Maker extends Profile {
  readonly random: Random;
}

/** The id and the times of a row. */
export interface RecordColumns {
  id: string;
  createdAt: string;
  updatedAt: string;
}

/**
 * Creates the profile of an academy. The same slug, theme and week result in the same rows, except for the latest
 * attendance.
 */
export const createProfile = (slug: string, theme: Theme, today: string): Profile => ({
  theme,
  slug,
  today,
  monday: mondayOf(today),
  clock: localClock(theme.timezone),
});

/**
 * Returns the maker of a resource's rows. Each resource has a random sequence of its own, so that a new resource does
 * not change the rows of any other.
 */
export const makerOf = (profile: Profile, resource: string): Maker => ({
  ...profile,
  random: createRandom(`${profile.slug} ${resource}`),
});

/** Wraps a generator into rows that are generated again for each iteration. */
export const madeAnew = <Row>(make: () => Iterator<Row>): Iterable<Row> => ({ [Symbol.iterator]: make });

/** The Monday from which the times of ids are counted. */
const ID_MONDAY = Date.parse('2024-01-01T00:00:00.000Z');

/**
 * Returns the id and times of a row created at this instant. Ids sort like `createdAt`, but are the same in every week:
 * their time is that of a row generated for the first Monday of 2024.
 */
export const recordOf = ({ random, monday }: Maker, createdAt: string): RecordColumns => ({
  id: random.id(Date.parse(createdAt) - Date.parse(monday) + ID_MONDAY),
  createdAt,
  updatedAt: createdAt,
});

/** Returns the date a number of days before the Monday of the present week. */
export const daysAgo = ({ monday }: Profile, days: number): string => addDays(monday, -days);

/** Returns an instant in the office hours of a date: 9:00 to 16:59, local time. */
export const officeHours = ({ random, clock }: Maker, date: string): string =>
  clock(date, random.int(9 * 3600, 17 * 3600 - 1));

/** Returns a fictitious telephone number. */
export const phoneNumber = ({ random, theme }: Maker): string =>
  `${theme.phonePrefix}${String(random.int(0, 999)).padStart(3, '0')}`;

/** Returns a name in the form for e-mail addresses: `obrien` for `O’Brien`. */
export const inAddress = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

import { addDays, type LocalClock, localClock, mondayOf } from './calendar.ts';
import { createRandom, type Random } from './random.ts';
import type { Theme } from './themes/theme.ts';

/** The settings with which all rows of an academy are generated. */
export interface Profile {
  readonly theme: Theme;
  /** The slug of the academy. The academy's e-mail addresses end with the slug. */
  readonly slug: string;
  /** The present date, `YYYY-MM-DD`. */
  readonly today: string;
  /** The Monday of the present week in UTC. All rows except attendance were created before this day. */
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
 * Creates the profile of an academy. With the same slug, theme and week, the rows are the same, except the latest
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
 * Returns the maker for the rows of a resource. Each resource has its own sequence of random numbers, so that a new
 * resource does not change the rows of other resources.
 */
export const makerOf = (profile: Profile, resource: string): Maker => ({
  ...profile,
  random: createRandom(`${profile.slug} ${resource}`),
});

/** Wraps a generator, so that its rows are generated again for each iteration. */
export const madeAnew = <Row>(make: () => Iterator<Row>): Iterable<Row> => ({ [Symbol.iterator]: make });

/** The Monday from which the times of ids are counted. */
const ID_MONDAY = Date.parse('2024-01-01T00:00:00.000Z');

/**
 * Returns the id and the times of a row that was created at this instant. Ids sort like `createdAt`. The ids are the
 * same in every week, because they are computed as if the present week were the first week of 2024.
 */
export const recordOf = ({ random, monday }: Maker, createdAt: string): RecordColumns => ({
  id: random.id(Date.parse(createdAt) - Date.parse(monday) + ID_MONDAY),
  createdAt,
  updatedAt: createdAt,
});

/** Returns the date that is a number of days before the Monday of the present week. */
export const daysAgo = ({ monday }: Profile, days: number): string => addDays(monday, -days);

/** Returns an instant within the office hours of a date: 9:00 to 16:59, local time. */
export const officeHours = ({ random, clock }: Maker, date: string): string =>
  clock(date, random.int(9 * 3600, 17 * 3600 - 1));

/** Returns a telephone number that nobody has. */
export const phoneNumber = ({ random, theme }: Maker): string =>
  `${theme.phonePrefix}${String(random.int(0, 999)).padStart(3, '0')}`;

/** Returns a name in the form that e-mail addresses use: `obrien` for `O’Brien`. */
export const inAddress = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

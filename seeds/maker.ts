import { addDays, type LocalClock, localClock, mondayOf } from './calendar.ts';
import { createRandom, type Random } from './random.ts';
import type { Theme } from './themes/theme.ts';

/** The properties that all rows of one academy share. */
export interface Profile {
  readonly theme: Theme;
  /** The slug of the academy; its addresses end in it. */
  readonly slug: string;
  /** The present date, `YYYY-MM-DD`. */
  readonly today: string;
  /** The Monday of the present week: every row but those of attendance was made before it began, in UTC. */
  readonly monday: string;
  readonly clock: LocalClock;
}

/** The context of the factories of one resource's rows. */
export interface Maker extends Profile {
  readonly random: Random;
}

/** The id and the times of a row. */
export interface RecordColumns {
  id: string;
  createdAt: string;
  updatedAt: string;
}

/** The profile of an academy. The same slug, theme and week make the same rows, but for the latest attendance. */
export const createProfile = (slug: string, theme: Theme, today: string): Profile => ({
  theme,
  slug,
  today,
  monday: mondayOf(today),
  clock: localClock(theme.timezone),
});

/** The maker of a resource's rows. Each has a stream of chance of its own, so that a new resource shifts no other. */
export const makerOf = (profile: Profile, resource: string): Maker => ({
  ...profile,
  random: createRandom(`${profile.slug} ${resource}`),
});

/** Rows that are made anew for each iteration. */
export const madeAnew = <Row>(make: () => Iterator<Row>): Iterable<Row> => ({ [Symbol.iterator]: make });

/** The Monday for which ids are made. */
const ID_MONDAY = Date.parse('2024-01-01T00:00:00.000Z');

/**
 * The id and times of a row made at this instant. Ids sort as `createdAt` does, but stay the same in every week: their
 * time is that of a row made for the first Monday of 2024.
 */
export const recordOf = ({ random, monday }: Maker, createdAt: string): RecordColumns => ({
  id: random.id(Date.parse(createdAt) - Date.parse(monday) + ID_MONDAY),
  createdAt,
  updatedAt: createdAt,
});

/** The date so many days before the Monday of the present week. */
export const daysAgo = ({ monday }: Profile, days: number): string => addDays(monday, -days);

/** An instant in the office hours of a date: 9:00 to 16:59, local time. */
export const officeHours = ({ random, clock }: Maker, date: string): string =>
  clock(date, random.int(9 * 3600, 17 * 3600 - 1));

/** A telephone number that belongs to nobody. */
export const phoneNumber = ({ random, theme }: Maker): string =>
  `${theme.phonePrefix}${String(random.int(0, 999)).padStart(3, '0')}`;

/** A name as it stands in an e-mail address: `O’Brien` is `obrien`. */
export const inAddress = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

import { addDays, type LocalClock, localClock } from './calendar.ts';
import { createRandom, type Random } from './random.ts';
import type { Theme } from './themes/theme.ts';

/** What every factory of one academy's rows works with. */
export interface Maker {
  readonly random: Random;
  readonly theme: Theme;
  /** The slug of the academy; its addresses end in it. */
  readonly slug: string;
  /** The present date, `YYYY-MM-DD`: every row was made before it began, in UTC. */
  readonly today: string;
  readonly clock: LocalClock;
}

/** The id and the times of a row. */
export interface RecordColumns {
  id: string;
  createdAt: string;
  updatedAt: string;
}

/** Makes the rows of one academy. The same slug, theme and date make the same rows. */
export function createMaker(slug: string, theme: Theme, today: string): Maker {
  return { random: createRandom(slug), theme, slug, today, clock: localClock(theme.timezone) };
}

/** The id and times of a row made at this instant. */
export const recordOf = (maker: Maker, createdAt: string): RecordColumns => ({
  id: maker.random.id(createdAt),
  createdAt,
  updatedAt: createdAt,
});

/** The date so many days ago. */
export const daysAgo = (maker: Maker, days: number): string => addDays(maker.today, -days);

/** An instant in the office hours of a date: 9:00 to 16:59, local time. */
export function officeHours(maker: Maker, date: string): string {
  const minutes = maker.random.int(9 * 60, 17 * 60 - 1);
  const time = [Math.floor(minutes / 60), minutes % 60, maker.random.int(0, 59)];
  return maker.clock(date, time.map((part) => String(part).padStart(2, '0')).join(':'));
}

/** A telephone number that belongs to nobody. */
export const phoneNumber = ({ random, theme }: Maker): string =>
  `${theme.phonePrefix}${String(random.int(0, 999)).padStart(3, '0')}`;

/** A name as it stands in an e-mail address: `O’Brien` is `obrien`. */
export const inAddress = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

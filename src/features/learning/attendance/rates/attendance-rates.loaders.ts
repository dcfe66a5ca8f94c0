import { sql } from 'kysely';
import type { ReadContext, Sql } from '../../../../platform/loaders/read-model.ts';
import { ExcusedCounting, LateCounting } from '../../../academy/academies/academy.enums.ts';

const { PRESENT, ABSENT } = ExcusedCounting;

/**
 * The weight of marks that are neither present nor absent, from the academy's settings: selected once, beside the
 * counts.
 */
export const WEIGHTS = {
  /** Halves of a time attended that a late one is: 0 to 2. */
  lateHalves: (context: ReadContext) =>
    chosenFor(
      'late',
      sql`when ${sql.lit(LateCounting.ABSENT)} then 0 when ${sql.lit(LateCounting.HALF)} then 1 else 2`,
      context,
    ),
  /** Whether an excused one is a time that counts: 0 or 1. */
  excusedCounted: (context: ReadContext) =>
    chosenFor('excused', sql`when ${sql.lit(PRESENT)} then 1 when ${sql.lit(ABSENT)} then 1 else 0`, context),
  /** Whether it is one that was attended: 0 or 1. */
  excusedAttended: (context: ReadContext) => chosenFor('excused', sql`when ${sql.lit(PRESENT)} then 1 else 0`, context),
};

const chosenFor = (status: 'late' | 'excused', weights: Sql, { academyId }: ReadContext): Sql =>
  sql`(select case o.settings -> 'attendanceCounting' ->> ${sql.lit(status)} ${weights} end
    from academies o where o.id = ${academyId})`;

/** The values of a rate: the number of marks of each status, and {@link WEIGHTS}. */
type Counted = 'present' | 'late' | 'absent' | 'excused' | keyof typeof WEIGHTS;

/** A part of a whole, to be compared as the fraction that it is. */
export interface Share {
  readonly part: Sql;
  readonly whole: Sql;
}

/** The rates of marks. */
interface AttendanceRates {
  /** All marks, regardless of their weight. */
  readonly marked: Sql;
  /** The share of attended marks among those that count. */
  readonly rate: Share;
  /** The share of students on time among those attending. */
  readonly punctuality: Share;
}

/**
 * The only definition of attendance: present is attended, absent is not; late and excused count by the academy's
 * settings. Unmarked students do not count. `value`: the SQL of a count.
 */
export function ratesOf(value: (name: Counted) => Sql): AttendanceRates {
  const [present, late, absent, excused] = [value('present'), value('late'), value('absent'), value('excused')];
  return {
    marked: sql`(${present} + ${late} + ${absent} + ${excused})`,
    rate: {
      part: sql`(2 * ${present} + ${value('lateHalves')} * ${late} + 2 * ${value('excusedAttended')} * ${excused})`,
      whole: sql`(2 * (${present} + ${late} + ${absent} + ${value('excusedCounted')} * ${excused}))`,
    },
    punctuality: { part: present, whole: sql`(${present} + ${late})` },
  };
}

/** Whether a share is below so many per cent; it is not where the whole is nothing. */
export const isBelow = ({ part, whole }: Share, percent: Sql): Sql =>
  sql`(${whole} > 0 and 100 * ${part} < ${percent} * ${whole})`;

/** A share in per cent, hundredths rounded half up: "91.11"; null where the whole is nothing. */
export function percentOf({ part, whole }: Share): Sql {
  const all = sql`cast(${whole} as bigint)`;
  const hundredths = sql`((20000 * cast(${part} as bigint) + ${all}) / (2 * ${all}))`;
  return sql`case when ${whole} > 0
    then cast(${hundredths} / 100 as text) || '.' || substr(cast(100 + ${hundredths} % 100 as text), 2) end`;
}

import { sql } from 'kysely';
import type { ReadContext, Sql } from '../../../../platform/loaders/read-model.ts';
import { ExcusedCounting, LateCounting } from '../../../academy/academies/academy.enums.ts';

const { PRESENT, ABSENT } = ExcusedCounting;

/** What a mark that is neither present nor absent counts as, as the academy has chosen: selected once, beside what is counted. */
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

/** What rates are worked out of: how many marks there are of each status, and {@link WEIGHTS}. */
type Counted = 'present' | 'late' | 'absent' | 'excused' | keyof typeof WEIGHTS;

/** A part of a whole, to be compared as the fraction that it is. */
export interface Share {
  readonly part: Sql;
  readonly whole: Sql;
}

/** What marks come to. */
interface AttendanceRates {
  /** All marks, whatever they count as. */
  readonly marked: Sql;
  /** What was attended of the times that count. */
  readonly rate: Share;
  /** Who was in time of those who came. */
  readonly punctuality: Share;
}

/**
 * What counts as attendance, said here alone: who was present attended, and who was absent did not; who was late or excused
 * counts as the academy says. What is not marked counts in nothing. `value`: what stands for a number that is counted.
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

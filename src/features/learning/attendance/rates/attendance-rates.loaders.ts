import { sql } from 'kysely';
import type { ReadContext, Sql } from '../../../../platform/loaders/read-model.ts';
import { ExcusedCounting, LateCounting } from '../../../academy/academies/academy.enums.ts';

const { PRESENT, ABSENT } = ExcusedCounting;

/**
 * The weights of late and excused marks, from the academy's settings. A query selects them once, in the same SQL
 * statement as the counts.
 */
export const WEIGHTS = {
  /** The weight of a late mark: 0, 1 or 2. A present mark has the weight 2. */
  lateHalves: (context: Pick<ReadContext, 'academyId'>) =>
    chosenFor(
      'late',
      sql`when ${sql.lit(LateCounting.ABSENT)} then 0 when ${sql.lit(LateCounting.HALF)} then 1 else 2`,
      context,
    ),
  /** 1 if an excused mark counts at all, otherwise 0. */
  excusedCounted: (context: Pick<ReadContext, 'academyId'>) =>
    chosenFor('excused', sql`when ${sql.lit(PRESENT)} then 1 when ${sql.lit(ABSENT)} then 1 else 0`, context),
  /** 1 if an excused mark counts as attended, otherwise 0. */
  excusedAttended: (context: Pick<ReadContext, 'academyId'>) =>
    chosenFor('excused', sql`when ${sql.lit(PRESENT)} then 1 else 0`, context),
};

const chosenFor = (status: 'late' | 'excused', weights: Sql, { academyId }: Pick<ReadContext, 'academyId'>): Sql =>
  sql`(select case o.settings -> 'attendanceCounting' ->> ${sql.lit(status)} ${weights} end
    from academies o where o.id = ${academyId})`;

/** The values of a rate: the number of marks of each status, and {@link WEIGHTS}. */
type Counted = 'present' | 'late' | 'absent' | 'excused' | keyof typeof WEIGHTS;

/** A part of a whole. Comparisons use the exact fraction. */
export interface Share {
  readonly part: Sql;
  readonly whole: Sql;
}

/** The rates of attendance marks. */
interface AttendanceRates {
  /** The number of all marks, regardless of their weight. */
  readonly marked: Sql;
  /** The attended marks as a share of the marks that count. */
  readonly rate: Share;
  /** The present marks as a share of the present and late marks. */
  readonly punctuality: Share;
}

/**
 * Returns the attendance rates. The whole service uses only this definition. Present counts as attended, and absent as
 * not attended. The academy's settings decide how `late` and `excused` marks count. Unmarked students do not count.
 * `value` returns the SQL expression for the number of marks with a status, or for a weight.
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

/** Returns the condition that a share is below a percentage; false if the whole is 0. */
export const isBelow = ({ part, whole }: Share, percent: Sql): Sql =>
  sql`(${whole} > 0 and 100 * ${part} < ${percent} * ${whole})`;

/** Returns a share in percent, rounded half up to two decimal places: "91.11"; null if the whole is 0. */
export function percentOf({ part, whole }: Share): Sql {
  const all = sql`cast(${whole} as bigint)`;
  const hundredths = sql`((20000 * cast(${part} as bigint) + ${all}) / (2 * ${all}))`;
  return sql`case when ${whole} > 0
    then cast(${hundredths} / 100 as text) || '.' || substr(cast(100 + ${hundredths} % 100 as text), 2) end`;
}

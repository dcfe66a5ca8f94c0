import { sql } from 'kysely';
import type { ReadContext, Sql } from '../../platform/loaders/read-model.ts';
import { addDays, eachDay } from '../../platform/time/days.ts';
import { wallClock } from '../../platform/time/wall-clock.ts';

/** Days, both inclusive, by the clocks of a place. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
}

/** Whether an instant is of the days. */
export function isWithin(instant: Sql, { from, to, timezone }: Span): Sql {
  const { instantOf } = wallClock(timezone);
  return sql`${instant} >= ${instantOf(from, '00:00:00')} and ${instant} < ${instantOf(addDays(to, 1), '00:00:00')}`;
}

/**
 * The day of an instant that is of the days: as quick as a sum, where the database's own look at the rules of a zone takes
 * longer than all else of millions of rows, and SQLite knows none.
 */
export function dayWithin(instant: Sql, span: Span, { engine }: ReadContext): Sql {
  const shifted = (seconds: number) =>
    engine === 'postgresql'
      ? sql`cast(${instant} at time zone 'UTC' + make_interval(secs => ${sql.lit(seconds)}) as date)`
      : sql`date(${instant}, ${`${seconds} seconds`})`;
  const [last, ...others] = stretchesOf(span).toReversed() as [Stretch, ...Stretch[]];
  if (others.length === 0) return shifted(last.seconds);
  const each = others
    .toReversed()
    .map(({ seconds, until }) => sql`when ${instant} < ${until} then ${shifted(seconds)}`);
  return sql`case ${sql.join(each, sql` `)} else ${shifted(last.seconds)} end`;
}

/** Instants in which clocks are as much before UTC. */
interface Stretch {
  readonly seconds: number;
  /** The noon of the day on which they are changed, RFC 3339: it is that day before and behind it, whatever they show. */
  readonly until: string;
}

function stretchesOf({ from, to, timezone }: Span): Stretch[] {
  const { instantOf } = wallClock(timezone);
  const stretches: Stretch[] = [];
  for (const day of eachDay(from, addDays(to, 1))) {
    const seconds = (Date.parse(`${day}T00:00:00.000Z`) - Date.parse(instantOf(day, '00:00:00'))) / 1000;
    const until = instantOf(day, '12:00:00');
    if (stretches.at(-1)?.seconds === seconds) stretches.pop();
    stretches.push({ seconds, until });
  }
  return stretches;
}

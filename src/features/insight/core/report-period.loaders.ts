import { sql } from 'kysely';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';
import { Weekday } from '../../academy/academies/academy.enums.ts';

/** Returns the month of a day: `2026-11`. */
export const monthOf = (day: Sql): Sql => sql`substr(cast(${day} as text), 1, 7)`;

/** Selects the number of the weekday on which the academy's weeks begin: 0 for Monday. */
function weekStart({ academyId }: ReadContext): Sql {
  const each = Object.values(Weekday).map((day, index) => sql`when ${sql.lit(day)} then ${sql.lit(index)}`);
  return sql`(select case o.settings ->> 'weekStart' ${sql.join(each, sql` `)} end from academies o where o.id = ${academyId})`;
}

/** Returns the number of the weekday of a day: 0 for Monday. */
export const weekdayOf = (day: Sql, { engine }: ReadContext): Sql =>
  engine === 'postgresql'
    ? sql`(cast(extract(isodow from ${day}) as integer) - 1)`
    : sql`((cast(strftime('%w', ${day}) as integer) + 6) % 7)`;

/** Returns the first day of the week that contains a day, as text. */
export function weekOf(day: Sql, context: ReadContext): Sql {
  const past = sql`((${weekdayOf(day, context)} - ${weekStart(context)} + 7) % 7)`;
  return context.engine === 'postgresql'
    ? sql`cast(cast(${day} as date) - ${past} as text)`
    : sql`date(${day}, '-' || ${past} || ' days')`;
}

import { sql } from 'kysely';
import type { ReadContext, Sql } from './read-model.ts';

/** Pairs of ids that a `select` returns. */
export interface SelectedPairs {
  readonly columns: readonly [Sql, Sql];
  /** The `from`, and what follows it. */
  readonly from: Sql;
}

/**
 * Whether two ids are one of the selected pairs. SQLite compares two values that are none of them with every pair; one text it
 * looks up.
 */
export function isPairOf(
  [one, other]: readonly [Sql, Sql],
  { columns: [first, second], from }: SelectedPairs,
  { engine }: Pick<ReadContext, 'engine'>,
): Sql {
  return engine === 'postgresql'
    ? sql`(${one}, ${other}) in (select ${first}, ${second} ${from})`
    : sql`(${one} || ${other}) in (select ${first} || ${second} ${from})`;
}

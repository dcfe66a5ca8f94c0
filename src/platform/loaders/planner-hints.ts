import { sql } from 'kysely';
import type { ReadContext, Sql } from './read-model.ts';

/*
 * SQL that differs from its plainest form, so that a database chooses the better plan. Each function names the reason, and the
 * measurements with it and without it: medians of five runs on a seeded academy (`npm run seed`), of 8,000 students with
 * 16,000 enrollments and 160,000 attendance records on PostgreSQL 18, and of a quarter of that on SQLite. "Without statistics" is
 * before the first ANALYZE, as after a large import.
 */

type Engine = Pick<ReadContext, 'engine'>;

/**
 * A condition that holds of one row in a thousand: the children of a parent. SQLite may walk through an index of the list's
 * order otherwise, for each parent. Three enrollments of a student without statistics: 0.17 ms, 0.43 ms without it; no
 * difference once there are statistics.
 */
export const rare = (condition: Sql, { engine }: Engine): Sql =>
  engine === 'sqlite' ? sql`likelihood(${condition}, 0.001)` : condition;

/**
 * A condition by which few rows are found among many, where a filter names what they belong to. PostgreSQL multiplies the shares
 * of conditions, so said twice it seems much rarer. The first
 * 15 records of three batches in the order of days: 3.4 ms, 50 ms without it on PostgreSQL; 0.12 ms and 22 ms on SQLite.
 */
export const fewRows = (condition: Sql, { engine }: Engine): Sql =>
  engine === 'sqlite' ? sql`unlikely(${condition})` : sql`(${condition} and ${condition})`;

/**
 * The condition that a value is one of few that a query selects, so that rows are found from those. Without the hint,
 * SQLite prefers the order of the list. In an academy of 2,000 students both take less than a millisecond.
 */
export const inSubquery = (value: Sql, selected: Sql, { engine }: Engine): Sql =>
  engine === 'sqlite' ? sql`unlikely(${value} in (${selected}))` : sql`${value} in (${selected})`;

/**
 * Whether a value is one of a few thousand that are selected once. Joined, PostgreSQL would select them again for each row
 * of a table that it takes for empty, as one is that was filled just now. Counting the enrollments of
 * 3,000 students in such a table: 22 ms, 31 ms without it.
 */
export const inArraySubquery = (value: Sql, selected: Sql, context: Engine): Sql =>
  context.engine === 'postgresql' ? sql`${value} = any(array(${selected}))` : inSubquery(value, selected, context);

/**
 * The condition that a row is on a page whose ids are chosen before rows are read, so that PostgreSQL does not join them
 * in another order. The page after 5,000 students: 4 ms, 8 ms if the ids are joined, 12 ms if all rows are read.
 */
export const isChosen = (id: Sql, chosen: Sql, { engine }: Engine): Sql =>
  engine === 'postgresql' ? sql`${id} = any(array(${chosen}))` : sql`${id} in (${chosen})`;

/**
 * Whether a value is one of many that a query selects: kept in a hash table, which PostgreSQL is not to join. Counting
 * enrollments of 8,000 students without statistics: 40 ms, 79 ms without it. With statistics it costs: a page whose rows a join
 * soon meets takes 28 ms, 5 ms without it.
 */
export const inHashedSubquery = (value: Sql, selected: Sql): Sql => sql`(${value} in (${selected})) = (1 = 1)`;

/**
 * The same column, by which SQLite looks nothing up: without statistics of a large academy, it takes a range of days for fewer
 * rows than an equality. PostgreSQL removes the `case` before it plans. The enrollments that
 * the sessions of a batch count: 0.3 ms, 2.2 ms without it.
 */
export const unindexed = (column: Sql): Sql => sql`case when true then ${column} end`;

/** Which rows a statement reads, and how many at most. */
export interface RowsRead {
  readonly where: Sql;
  readonly limit: Sql;
}

/**
 * The rows, of which none is read unless `isSo`: each engine has one place where it looks before it reads. A walk through all
 * attendance that is not taken: 1.5 ms, 54 ms without it on PostgreSQL; 0.1 ms and 100 ms on SQLite, where the condition among
 * the others would take 17 ms.
 */
export const readOnlyIf = (isSo: Sql, { where, limit }: RowsRead, { engine }: Engine): RowsRead =>
  engine === 'postgresql'
    ? { where: sql`${isSo} and ${where}`, limit }
    : { where, limit: sql`(case when ${isSo} then ${limit} else 0 end)` };

/** Pairs of ids that a `select` returns. */
export interface SelectedPairs {
  readonly columns: readonly [Sql, Sql];
  /** The `from`, and what follows it. */
  readonly from: Sql;
}

/**
 * Whether two ids are one of the selected pairs. SQLite compares two values that are none of them with every pair; one text it
 * looks up. Where both ids are columns of the row itself it gains nothing: 16 ms, 12 ms without it.
 */
export function isPairOf(
  [one, other]: readonly [Sql, Sql],
  { columns: [first, second], from }: SelectedPairs,
  { engine }: Engine,
): Sql {
  return engine === 'postgresql'
    ? sql`(${one}, ${other}) in (select ${first}, ${second} ${from})`
    : sql`(${one} || ${other}) in (select ${first} || ${second} ${from})`;
}

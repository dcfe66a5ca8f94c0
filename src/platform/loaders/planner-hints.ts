import { sql } from 'kysely';
import type { ReadContext, Sql, SqlTag } from './read-model.ts';

/*
 * SQL that is more complex than needed, so that a database chooses a better query plan. Each function states the
 * reason, and the time with and without the hint. The times are medians of five runs on a seeded academy (`npm run
 * seed`). On PostgreSQL 18, this academy has 8,000 students, 16,000 enrollments and 160,000 attendance records; on
 * SQLite, it has a quarter of these rows. "Without statistics" means before the first ANALYZE, for example after a
 * large import.
 */

type Engine = Pick<ReadContext, 'engine'>;

/**
 * Adds a hint to a condition that is true for about one row in a thousand, such as the condition for the children of a
 * parent. Without the hint, SQLite may scan an index in the order of the list for each parent. Example: reading three
 * enrollments of a student, without statistics, takes 0.17 ms with the hint and 0.43 ms without it. With statistics,
 * there is no difference.
 */
export const rare = (condition: Sql, { engine }: Engine): Sql =>
  engine === 'sqlite' ? sql`likelihood(${condition}, 0.001)` : condition;

/**
 * Adds a hint to a condition that matches few of many rows, because a filter names the records to which the rows
 * belong. On PostgreSQL, the SQL contains the condition twice: PostgreSQL multiplies the selectivities of both, and
 * therefore expects far fewer rows. Example: reading the first 15 records of three batches in date order takes 3.4 ms
 * with the hint and 50 ms without it on PostgreSQL. On SQLite, it takes 0.12 ms with the hint and 22 ms without it.
 */
export const fewRows = (condition: Sql, { engine }: Engine): Sql =>
  engine === 'sqlite' ? sql`unlikely(${condition})` : sql`(${condition} and ${condition})`;

/**
 * Returns the condition that a value is in a small subquery, with a hint for SQLite's planner. With the hint, SQLite
 * finds rows by the values of the subquery. Without it, SQLite prefers the order of the list. In an academy of 2,000
 * students, both query plans take less than a millisecond.
 */
export const inSubquery = (value: Sql, selected: Sql, { engine }: Engine): Sql =>
  engine === 'sqlite' ? sql`unlikely(${value} in (${selected}))` : sql`${value} in (${selected})`;

/**
 * Returns the condition that a value is among a few thousand values, which a subquery selects once. With a join,
 * PostgreSQL would repeat the subquery for each row of a table that it considers empty, such as one that was filled
 * recently. Example: counting the enrollments of 3,000 students in such a table takes 22 ms with this condition and 31
 * ms with a plain `in`.
 */
export const inArraySubquery = (value: Sql, selected: Sql, context: Engine): Sql =>
  context.engine === 'postgresql' ? sql`${value} = any(array(${selected}))` : inSubquery(value, selected, context);

/**
 * Returns the condition that a row is on a page whose ids are selected before the rows are read. With this condition,
 * PostgreSQL always selects the ids first. Example: reading the page that follows 5,000 students takes 4 ms with this
 * condition, 8 ms if the ids are joined, and 12 ms if all rows are read.
 */
export const isChosen = (id: Sql, chosen: Sql, { engine }: Engine): Sql =>
  engine === 'postgresql' ? sql`${id} = any(array(${chosen}))` : sql`${id} in (${chosen})`;

/**
 * Returns the condition that a value is among many values of a subquery. It makes PostgreSQL store these values in a
 * hash table instead of joining them. Example: counting the enrollments of 8,000 students, without statistics, takes 40
 * ms with this condition and 79 ms with a plain `in`. With statistics, this condition can be slower: a page whose rows
 * a join finds early takes 28 ms with it and 5 ms with a plain `in`.
 */
export const inHashedSubquery = (value: Sql, selected: Sql): Sql => sql`(${value} in (${selected})) = (1 = 1)`;

/**
 * Returns the same column in a form for which SQLite uses no index. Without statistics about a large academy, SQLite
 * expects fewer rows from a range of days than from an equality, and chooses the wrong index. PostgreSQL removes the
 * `case` before planning. Example: reading the enrollments that count for the sessions of a batch takes 0.3 ms with
 * this form and 2.2 ms with the plain column.
 */
export const unindexed = (column: Sql): Sql => unindexedIn(sql, column);

/** Returns the same SQL as {@link unindexed}, written with the given tag. */
export const unindexedIn = <T>(tag: SqlTag<T>, column: T): T => tag`case when true then ${column} end`;

/**
 * Returns a select whose columns are computed once per row, even if the outer query uses a column several times.
 * Without this form, both databases insert a column's expression wherever the column is used. Example: on SQLite, a year
 * of class attendance of 20,000 students takes 1.1 s with this form and 1.5 s without it.
 */
export const computedOnce = (select: Sql, { engine }: Engine): Sql =>
  engine === 'postgresql' ? sql`${select} offset 0` : sql`${select} limit -1`;

/** The condition and the limit of the rows that a statement reads. */
export interface RowsRead {
  readonly where: Sql;
  readonly limit: Sql;
}

/**
 * Returns a condition and a limit with which a statement reads no rows if `isSo` is false. PostgreSQL checks the
 * condition before it reads rows, and SQLite checks the limit. Example: on PostgreSQL, an unneeded scan of all
 * attendance takes 1.5 ms with this function and 54 ms without it. On SQLite, it takes 0.1 ms and 100 ms, or 17 ms with
 * `isSo` in the condition.
 */
export const readOnlyIf = (isSo: Sql, { where, limit }: RowsRead, { engine }: Engine): RowsRead =>
  engine === 'postgresql'
    ? { where: sql`${isSo} and ${where}`, limit }
    : { where, limit: sql`(case when ${isSo} then ${limit} else 0 end)` };

/** Pairs of ids that a `select` returns. */
export interface SelectedPairs {
  readonly columns: readonly [Sql, Sql];
  /** The `from` clause, and the clauses that follow it. */
  readonly from: Sql;
}

/**
 * Returns the condition that two ids are one of the selected pairs. On SQLite, the two ids are concatenated into one
 * text, which SQLite finds by a lookup. Two separate values would be compared with every pair. If both ids are columns
 * of the checked row itself, the concatenation is slower: 16 ms instead of 12 ms.
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

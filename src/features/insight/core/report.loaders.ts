import { sql } from 'kysely';
import type { Chart } from '../../../platform/charts/chart.ts';
import type { FilterValues } from '../../../platform/loaders/conditions.ts';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { ReportPeriod } from './report-period.ts';

/**
 * A number or a day in a report. It is computed from facts: the rows, such as marks or ledger entries, that a report
 * sums. A measure has an expression over the facts `x`, and a function that combines the values of all rows of the
 * report.
 */
export interface Measure {
  readonly of: Piece;
  /**
   * The function that combines the rows; by default, the sum. `sumOfKnown` is the sum of the values that are not null,
   * or null if all values are null. `first` and `last` are the values of the first and the last row in the order of the
   * keys; balances need them.
   */
  readonly total?: 'sum' | 'sumOfKnown' | 'min' | 'max' | 'first' | 'last';
  /**
   * The value over all facts. Needed if the total cannot be computed from the values of the rows: for medians, and for
   * facts that count in several rows.
   */
  readonly ofAll?: Piece;
  /** True if the value is a day (YYYY-MM-DD), not a number. */
  readonly isDay?: true;
}

/** SQL that may depend on the request. */
export type Piece = Sql | ((asking: Asking) => Sql);

export const pieceOf = (piece: Piece, asking: Asking): Sql => (typeof piece === 'function' ? piece(asking) : piece);

/** A function that returns the SQL for the value of a measure, in a row or in the totals. */
export type Value = (measure: string) => Sql;

/** Two numbers whose quotient is a percentage. */
interface Share {
  readonly part: Sql;
  readonly whole: Sql;
}

/** A grouping of the rows of a report. */
export interface Group {
  /**
   * The key of a row: the name of its property, and the SQL expression that computes the key from a fact `x`. All facts
   * with a null key form one row.
   */
  readonly key: readonly [property: string, of: Sql];
  /** A condition that divides the facts with the same key into two rows. The condition is never null. */
  readonly apart?: readonly [property: string, of: Sql];
  /**
   * The names for the key, by property. The names are looked up only for the rows `r` of a page; each of these rows
   * contains its key.
   */
  readonly names?: Readonly<Record<string, (context: ReadContext) => Sql>>;
  /** True if rows are days, which limits the length of the period. */
  readonly isByDay?: true;
  /** The default order. If omitted, rows are sorted by their key. */
  readonly order?: readonly string[];
  /**
   * Measures that are expensive per row. These measures are computed only for the rows `r` of a page, and for the
   * totals. Rows cannot be sorted by these measures.
   */
  readonly ofPage?: Readonly<Record<string, (asking: Asking) => { readonly row: Sql; readonly all: Sql }>>;
}

/** The request for which facts are selected. */
export interface Asking {
  readonly ctx: RequestContext;
  readonly context: ReadContext;
  /** A value of the group enum. */
  readonly groupBy: string;
  readonly period: ReportPeriod;
  /** The fields of the filter, without the period. */
  readonly filter: FilterValues;
  readonly currency: string;
}

/** A report. Its rows are sums of facts by group, and include only facts that the caller can see. */
export interface Report {
  /** The name of the report, as in its path: `payment-history`. */
  readonly name: string;
  /** The rules of counting, in words. */
  readonly definition: string;
  /** The chart of the report; absent if it has no chart. */
  readonly chart?: Chart;
  /** The groupings by enum value; the first is the default. */
  readonly groups: Readonly<Record<string, Group>>;
  readonly measures: Readonly<Record<string, Measure>>;
  /**
   * Percentages of measures, for each row and for the totals. They are texts with two decimal places, "91.11". A
   * percentage is null if its whole is 0.
   */
  readonly shares?: Readonly<Record<string, (value: Value, context: ReadContext) => Share>>;
  /**
   * The functions that compute further fields of the connection, by field name. A function runs only if the client
   * selects its field.
   */
  readonly beside?: Readonly<Record<string, (asking: Asking) => unknown>>;
  /**
   * Returns a condition on the measures of a row. A row that does not meet the condition is neither listed nor counted
   * in the totals. Without this function, all rows count.
   */
  keeps?(value: Value, asking: Asking): Sql;
  /** CTEs from which the facts and the expensive columns of a page are selected; null if the report needs no CTEs. */
  tables?(asking: Asking): Sql | null;
  facts(asking: Asking): Sql | Promise<Sql>;
}

/**
 * Returns the sum of a number over the facts, in whole units; 0 if there are no facts. The sum uses doubles, which are
 * exact for whole numbers below 2^53. PostgreSQL sums bigints with arbitrary precision, which would take a large part
 * of the time of a report.
 */
export const sum = (number: Sql): Sql => sql`cast(coalesce(${knownSum(number)}, 0) as bigint)`;

/** Returns the same sum as {@link sum}, but null if there are no facts. */
export const knownSum = (number: Sql): Sql => sql`sum(cast(${number} as double precision))`;

/** The number by which a share is sorted if its whole is 0. */
export const NONE = -1;

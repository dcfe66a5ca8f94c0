import { sql } from 'kysely';
import type { Chart } from '../../../platform/charts/chart.ts';
import type { FilterValues } from '../../../platform/loaders/conditions.ts';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { ReportPeriod } from './report-period.ts';

/** A number of a report, or a day: what it is of the facts `x`, and how those of all rows become one. */
export interface Measure {
  readonly of: Piece;
  /**
   * Their sum unless it is said; `sumOfKnown`: null where none of them is known. `first` and `last`: that of the first and the
   * last row by their keys, as balances are.
   */
  readonly total?: 'sum' | 'sumOfKnown' | 'min' | 'max' | 'first' | 'last';
  /** The value over all facts, if it does not follow from those of the rows: medians, and rows that overlap. */
  readonly ofAll?: Piece;
  /** YYYY-MM-DD, and no number. */
  readonly isDay?: true;
}

/** SQL that may depend on the request. */
export type Piece = Sql | ((asking: Asking) => Sql);

export const pieceOf = (piece: Piece, asking: Asking): Sql => (typeof piece === 'function' ? piece(asking) : piece);

/** Stands for a measure, of a row or of all. */
export type Value = (measure: string) => Sql;

/** Two numbers, of which one is so many per cent of the other. */
interface Share {
  readonly part: Sql;
  readonly whole: Sql;
}

/** A group of the rows of a report. */
export interface Group {
  /** The key of a row in the facts `x`, by its property. Null is a row of its own. */
  readonly key: readonly [property: string, of: Sql];
  /** A condition that makes separate rows regardless of the key; it is never null. */
  readonly apart?: readonly [property: string, of: Sql];
  /** The names of the key, looked up only for the rows of a page; `r` has the property. */
  readonly names?: Readonly<Record<string, (context: ReadContext) => Sql>>;
  /** Whether rows are days: of fewer at once. */
  readonly isByDay?: true;
  /** The default order: that of the key when omitted. */
  readonly order?: readonly string[];
  /** Measures that are dear of each row: worked out for the rows `r` of a page, and of all at once. No order goes by them. */
  readonly ofPage?: Readonly<Record<string, (asking: Asking) => { readonly row: Sql; readonly all: Sql }>>;
}

/** The request that facts are selected for. */
export interface Asking {
  readonly ctx: RequestContext;
  readonly context: ReadContext;
  /** The group: a value of the enum. */
  readonly groupBy: string;
  readonly period: ReportPeriod;
  /** The other members of the filter. */
  readonly filter: FilterValues;
  readonly currency: string;
}

/** A report: rows that sum up facts by group, as far as the caller can see them. */
export interface Report {
  /** As its path has it: `payment-history`. */
  readonly name: string;
  /** The rules of counting, in words. */
  readonly definition: string;
  /** The chart of the report; absent without one. */
  readonly chart?: Chart;
  /** By the values of its enum; the first is the default. */
  readonly groups: Readonly<Record<string, Group>>;
  readonly measures: Readonly<Record<string, Measure>>;
  /** Per cent of the measures, of all rows as of each: texts with two decimal places, "91.11"; null where the whole is nothing. */
  readonly shares?: Readonly<Record<string, (value: Value, context: ReadContext) => Share>>;
  /** Values beside the rows, by the fields of the connection: computed when they are selected. */
  readonly beside?: Readonly<Record<string, (asking: Asking) => unknown>>;
  /** Which rows there are, by their measures: totals are of those. All when omitted. */
  keeps?(value: Value, asking: Asking): Sql;
  /** Tables of `with` from which the facts and the expensive columns of a page are selected; null without any. */
  tables?(asking: Asking): Sql | null;
  /** Selects the facts. */
  facts(asking: Asking): Sql | Promise<Sql>;
}

/**
 * The sum of a number of the facts, in whole units, 0 of none. As doubles, which are exact below 2^53 as ours are: PostgreSQL sums
 * bigints up with as many digits as there may be, which takes a large part of the time of a report.
 */
export const sum = (number: Sql): Sql => sql`cast(coalesce(${knownSum(number)}, 0) as bigint)`;

/** The same, null of none. */
export const knownSum = (number: Sql): Sql => sql`sum(cast(${number} as double precision))`;

/** The share of nothing, as it is put in order. */
export const NONE = -1;

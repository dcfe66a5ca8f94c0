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
  /** What it is of all facts, where those of the rows do not tell: medians, and what has a part in several rows. */
  readonly ofAll?: Piece;
  /** YYYY-MM-DD, and no number. */
  readonly isDay?: true;
}

/** SQL that may depend on what is asked. */
export type Piece = Sql | ((asking: Asking) => Sql);

export const pieceOf = (piece: Piece, asking: Asking): Sql => (typeof piece === 'function' ? piece(asking) : piece);

/** Stands for a measure, of a row or of all. */
export type Value = (measure: string) => Sql;

/** Two numbers, of which one is so many per cent of the other. */
interface Share {
  readonly part: Sql;
  readonly whole: Sql;
}

/** What a row of a report may be told of. */
export interface Group {
  /** What tells rows apart, of the facts `x`, by the property of the row. Null is a row of its own. */
  readonly key: readonly [property: string, of: Sql];
  /** What of the facts is a row of its own, whatever its key is: a condition that is never null. */
  readonly apart?: readonly [property: string, of: Sql];
  /** What that is called, found for the rows of a page alone; `r` has the property. */
  readonly names?: Readonly<Record<string, (context: ReadContext) => Sql>>;
  /** Whether rows are days: of fewer at once. */
  readonly isByDay?: true;
  /** The order unless one is asked for: that of the key when omitted. */
  readonly order?: readonly string[];
  /** Measures that are dear of each row: worked out for the rows `r` of a page, and of all at once. No order goes by them. */
  readonly ofPage?: Readonly<Record<string, (asking: Asking) => { readonly row: Sql; readonly all: Sql }>>;
}

/** What facts are looked for by. */
export interface Asking {
  readonly ctx: RequestContext;
  readonly context: ReadContext;
  /** What rows are told of: a value of the enum. */
  readonly groupBy: string;
  readonly period: ReportPeriod;
  /** What else the filter asks, by its members. */
  readonly filter: FilterValues;
  readonly currency: string;
}

/** A report: rows that sum up facts, by what is asked, in the sight of whoever asks. */
export interface Report {
  /** As its path has it: `payment-history`. */
  readonly name: string;
  /** What counts, in words. */
  readonly definition: string;
  /** What of it is drawn for those who would rather look at it; left out where nothing is. */
  readonly chart?: Chart;
  /** By the values of its enum; the first is meant where none is asked for. */
  readonly groups: Readonly<Record<string, Group>>;
  readonly measures: Readonly<Record<string, Measure>>;
  /** Per cent of the measures, of all rows as of each: texts with two decimal places, "91.11"; null where the whole is nothing. */
  readonly shares?: Readonly<Record<string, (value: Value, context: ReadContext) => Share>>;
  /** What the report tells of its own beside its rows, by the fields of its connection: worked out where it is selected. */
  readonly beside?: Readonly<Record<string, (asking: Asking) => unknown>>;
  /** Which rows there are, by their measures: totals are of those. All when omitted. */
  keeps?(value: Value, asking: Asking): Sql;
  /** Tables as `with` has them, which what is summed up and what is dear of a page are both selected from; none where it is null. */
  tables?(asking: Asking): Sql | null;
  /** Selects what is summed up. */
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

import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { invalid } from '../errors/app-error.ts';
import { messages } from '../validation/messages.ts';
import { inputErrors } from '../validation/validate-input.ts';
import { type FilterValues, listConditions, visibilityConditions } from './conditions.ts';
import type { ReadContext, ReadModel, Sql } from './read-model.ts';
import { tableOf } from './table.ts';

/** The maximum number of days in a period. */
export const MAX_DAYS = 42;

/** The first and the last day of a period: YYYY-MM-DD. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The class of the arguments for a field that returns the days of a period. It has the rules for these arguments. */
export type PeriodArgsClass = new () => Period;

/** A day in a period, as a field returns it. */
export interface Day {
  readonly date: string;
  /** The arguments of the field that returned the day. */
  readonly asked: Period;
}

/** Describes how rows belong to days. A row belongs to all days from its first to its last day. */
export interface DayRelation<Row extends object> {
  /** The name of the relation, which no other relation has. It is part of the loader's key. */
  readonly name: string;
  readonly model: ReadModel<Row>;
  /**
   * The properties with the first and the last day of a row. If each row belongs to a single day, both are the same
   * property.
   */
  readonly first: string;
  readonly last: string;
  /**
   * The properties by which the rows of a day are ordered, followed by the id. None of these properties may be null.
   */
  readonly order: readonly string[];
  /** The estimated number of rows per day, which the cost of an operation includes. */
  readonly perDay: number;
}

/** Returns the requested period. Throws BAD_USER_INPUT with all bad arguments. */
export function periodOf(Args: PeriodArgsClass, args: object): Period {
  const given: Period = Object.assign(new Args(), args);
  const errors = inputErrors(given);
  for (const name of ['from', 'to'] as const) if (given[name] == null) errors[name] ??= [messages.required(name)];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return given;
}

/** The query for the rows in a requested period. */
export interface PeriodRead {
  readonly relation: DayRelation<object>;
  readonly filter: FilterValues;
  readonly period: Period;
}

/**
 * Returns SQL for the rows of a relation that belong to a day in the period. Returns undefined if the caller can see no
 * such rows.
 */
export function rowsOfPeriod(
  database: Database,
  { relation: { model, first, last }, filter, period: { from, to } }: PeriodRead,
  context: ReadContext,
): { from: Sql; where: Sql } | undefined {
  const table = tableOf(database, model);
  const visibility = visibilityConditions(table, model, context);
  if (!visibility) return undefined;
  const conditions = [
    ...visibility,
    ...listConditions(table, model, filter, context),
    sql`${table.column(last, context)} >= ${from}`,
    sql`${table.column(first, context)} <= ${to}`,
  ];
  return { from: table.from(context), where: sql.join(conditions, sql` and `) };
}

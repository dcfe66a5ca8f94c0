import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { invalid } from '../errors/app-error.ts';
import { messages } from '../validation/messages.ts';
import { inputErrors } from '../validation/validate-input.ts';
import { type FilterValues, listConditions, visibilityConditions } from './conditions.ts';
import type { ReadContext, ReadModel, Sql } from './read-model.ts';
import { tableOf } from './table.ts';

/** Days that a period has at most. */
export const MAX_DAYS = 42;

/** Days, the first and the last: YYYY-MM-DD. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The class with the arguments of a field for the days of a period, and their rules. */
export type PeriodArgsClass = new () => Period;

/** A day of a period, as a field returns it. */
export interface Day {
  readonly date: string;
  /** The arguments of the field. */
  readonly asked: Period;
}

/** How rows belong to days: each to all from its first to its last. */
export interface DayRelation<Row extends object> {
  /** Unique among relations: part of the loader's key. */
  readonly name: string;
  readonly model: ReadModel<Row>;
  /** The properties that hold the first and the last day; one and the same where each row is of one day. */
  readonly first: string;
  readonly last: string;
  /** The properties by which the rows of a day are ordered, ahead of their id; none of them is null. */
  readonly order: readonly string[];
  /** The cost of the rows of a day. */
  readonly perDay: number;
}

/** Returns the requested period. Throws BAD_USER_INPUT with every bad argument. */
export function periodOf(Args: PeriodArgsClass, args: object): Period {
  const given: Period = Object.assign(new Args(), args);
  const errors = inputErrors(given);
  for (const name of ['from', 'to'] as const) if (given[name] == null) errors[name] ??= [messages.required(name)];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return given;
}

/** The rows of the days of a requested period. */
export interface PeriodRead {
  readonly relation: DayRelation<object>;
  readonly filter: FilterValues;
  readonly period: Period;
}

/** The rows of a relation that belong to a day of the period; undefined where the caller sees none of such. */
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
  return { from: table.from, where: sql.join(conditions, sql` and `) };
}

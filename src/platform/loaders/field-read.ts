import type { GraphQLField } from 'graphql';
import { invalid } from '../errors/app-error.ts';
import type { Principal } from '../permissions/caller.ts';
import { messages } from '../validation/messages.ts';
import { MAX_PAGE_SIZE } from '../validation/page-size.ts';
import { inputErrors } from '../validation/validate-input.ts';
import type { DayRelation, PeriodArgsClass } from './days.ts';
import type { ListArguments } from './page.ts';
import type { ReadModel, Relation } from './read-model.ts';
import type { Summary } from './summary.ts';

/** The class of a list's arguments. */
export interface ListArgsClass {
  new (): ListArguments;
  /** The class of the filter, if the list has a filter. */
  readonly filter?: new () => object;
}

/** The class of a summary's arguments. */
export interface SummaryArgsClass {
  new (): object;
  /** Converts the arguments to the filter for the rows of the summary. */
  filterOf(args: object): object;
}

/**
 * Returns the result of a summary without another read. `value` was read together with the parent row, as the property
 * with the name of the field. `filter` is the filter of the summary.
 */
// biome-ignore lint/suspicious/noExplicitAny: the property is of a type that only the declaration knows
export type FromRow = (value: any, filter: any) => unknown;

/**
 * The declaration of how a field is read. Both the loaders and the query planner use this declaration, so that they
 * return the same rows.
 */
export type FieldRead =
  /** The row with the id in the argument `key` of a root field, or in the property `key` of the parent row. */
  | { readonly kind: 'one'; readonly model: ReadModel<object>; readonly key: string }
  /** The row of the authenticated user. The properties in `known` need no read. */
  | { readonly kind: 'self'; readonly model: ReadModel<object>; readonly known: KnownOfSelf }
  /** A page of all rows that the caller can see. */
  | { readonly kind: 'list'; readonly model: ReadModel<object>; readonly args: ListArgsClass }
  /** The number of all rows that the caller can see and that match the filter. */
  | { readonly kind: 'total'; readonly model: ReadModel<object>; readonly filter: object }
  /** A page of the rows that belong to the parent row. */
  | { readonly kind: 'children'; readonly relation: Relation<object>; readonly args: ListArgsClass }
  /**
   * All rows that belong to the parent row, in the order of the relation. If the parent's property `unlessNull` is
   * null, the field is null.
   */
  | { readonly kind: 'all'; readonly relation: Relation<object>; readonly unlessNull?: string }
  /** A summary of the rows that belong to the parent row. */
  | {
      readonly kind: 'summary';
      readonly summary: Summary;
      readonly args: SummaryArgsClass | undefined;
      readonly fromRow: FromRow | undefined;
    }
  /** Every day of the period in the arguments. */
  | { readonly kind: 'days'; readonly args: PeriodArgsClass }
  /** The rows that belong to the day. They are filtered by the arguments of the field that returned the day. */
  | { readonly kind: 'ofDay'; readonly relation: DayRelation<object>; filterOf(asked: object): object }
  /** The record of any type with the id in the argument `id`. */
  | { readonly kind: 'node' }
  /** The records of any type with the ids in the argument `ids`. */
  | { readonly kind: 'nodes' };

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    readonly read?: FieldRead;
  }
}

/**
 * Returns the declaration of how a field is read. Returns undefined for a plain property, or if the field has its own
 * resolver.
 */
export const readOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): FieldRead | undefined =>
  extensions.read;

/** The properties of the signed-in user that are known without a read. */
export type KnownOfSelf = Readonly<Record<string, (principal: Principal) => unknown>>;

/**
 * Returns the arguments of a list. The filter is an instance of its class, because the class has the validation rules.
 */
export function listArguments(
  { args: { filter: Filter } }: { args: ListArgsClass },
  args: Readonly<Record<string, unknown>>,
) {
  return Filter && args.filter ? { ...args, filter: Object.assign(new Filter(), args.filter) } : args;
}

/** Returns the filter for the rows of a summary. Throws BAD_USER_INPUT with all bad arguments. */
export function summaryFilter({ args: Args }: { args: SummaryArgsClass | undefined }, args: object): object {
  if (!Args) return {};
  const given = Object.assign(new Args(), args);
  const errors = inputErrors(given);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return Args.filterOf(given);
}

/** Returns the requested ids. Throws BAD_USER_INPUT if there are too many. */
export function nodeIds(args: Readonly<Record<string, unknown>>): readonly string[] {
  const ids = [args.ids ?? args.id].flat().map(String);
  if (ids.length > MAX_PAGE_SIZE) throw invalid({ ids: [messages.atMostItems('ids', MAX_PAGE_SIZE)] });
  return ids;
}

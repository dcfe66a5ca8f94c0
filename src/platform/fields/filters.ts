import { Field, ID, InputType } from 'type-graphql';
import { MAX_FILTER_VALUES } from '../validation/filter-size.ts';
import { Uuid } from '../validation/form-rules.ts';
import { Distinct, EachUuid, Items } from '../validation/list-rules.ts';
import { NotBefore } from '../validation/rules.ts';
import { DateScalar, DateTimeScalar, MoneyScalar } from '../validation/scalars.ts';
import { all } from './describe.ts';

// The members of filter inputs, and the rules for their values.

/** A decorator that declares a member of a filter, with the type of its value. */
export type Member<Value> = PropertyDecorator & { readonly value?: Value };

const member = (type: () => object, description: string, ...rules: PropertyDecorator[]): PropertyDecorator =>
  all(Field(type, { nullable: true, description }), ...rules);

/** Declares a list of at most {@link MAX_FILTER_VALUES} different values. */
const several = (type: () => object, description: string, ...rules: PropertyDecorator[]): PropertyDecorator =>
  member(
    () => [type()],
    `${description} At most ${MAX_FILTER_VALUES} different values.`,
    Items(0, MAX_FILTER_VALUES),
    Distinct(),
    ...rules,
  );

/**
 * Declares two members: one filters by a single value, and the other, whose name ends in `In`, filters by any of
 * several values.
 */
function oneOrSeveral(
  type: () => object,
  description: string,
  rules: { readonly one: PropertyDecorator[]; readonly each: PropertyDecorator[] } = { one: [], each: [] },
): PropertyDecorator {
  return (target, property) => {
    member(type, description, ...rules.one)(target, property);
    const text = `Filters by any of these values of \`${String(property)}\`; an empty list matches nothing.`;
    several(type, text, ...rules.each)(target, `${String(property)}In`);
  };
}

/** Filters by one or several values of an enum. */
export const EnumFilter = <Value>(items: () => Record<string, Value>, description: string): Member<Value> =>
  oneOrSeveral(items, description);

/** Filters by one or several exact words. */
export const WordFilter = (description: string): Member<string> => oneOrSeveral(() => String, description);

/** Filters by one or several ids of other records. */
export const IdFilter = (description: string): Member<string> =>
  oneOrSeveral(() => ID, description, { one: [Uuid()], each: [EachUuid()] });

/** Filters by an instant. */
export const InstantFilter = (description: string, ...rules: PropertyDecorator[]): Member<string> =>
  member(() => DateTimeScalar, description, ...rules);

/** Filters by a day of the calendar. */
export const DayFilter = (description: string, ...rules: PropertyDecorator[]): Member<string> =>
  member(() => DateScalar, description, ...rules);

/** Filters by an amount of money. */
export const MoneyFilter = (description: string, ...rules: PropertyDecorator[]): Member<number> =>
  member(() => MoneyScalar, description, ...rules);

/** Filters by a boolean. */
export const FlagFilter = (description: string): Member<boolean> => member(() => Boolean, description);

/** Filters by a text. */
export const TextFilter = (description: string): Member<string> => member(() => String, description);

@InputType({ description: 'The filters of every list.' })
export abstract class ListFilter {
  @several(() => ID, 'The ids of rows to exclude.', EachUuid())
  exclude?: string[];
}

@InputType({ description: 'The filters of every list of records.' })
export abstract class RecordFilter extends ListFilter {
  @InstantFilter('Rows created at this instant or later.')
  createdFrom?: string;

  @InstantFilter('Rows created at this instant or earlier.')
  @NotBefore('createdFrom')
  createdTo?: string;

  @InstantFilter('Rows last changed at this instant or later.')
  updatedFrom?: string;

  @InstantFilter('Rows last changed at this instant or earlier.')
  @NotBefore('updatedFrom')
  updatedTo?: string;
}

import { Field, ID, InputType } from 'type-graphql';
import { MAX_FILTER_VALUES } from '../validation/filter-size.ts';
import { Uuid } from '../validation/form-rules.ts';
import { Distinct, EachUuid, Items } from '../validation/list-rules.ts';
import { NotBefore } from '../validation/rules.ts';
import { DateScalar, DateTimeScalar, MoneyScalar } from '../validation/scalars.ts';
import { all } from './describe.ts';

// The members of filter inputs, with the rules that their values have to keep, said once.

/** Declares a member of a filter, whose values are of a type. */
export type Member<Value> = PropertyDecorator & { readonly value?: Value };

const member = (type: () => object, description: string, ...rules: PropertyDecorator[]): PropertyDecorator =>
  all(Field(type, { nullable: true, description }), ...rules);

/** A list of values: none twice, and so many at most. */
const several = (type: () => object, description: string, ...rules: PropertyDecorator[]): PropertyDecorator =>
  member(
    () => [type()],
    `${description} At most ${MAX_FILTER_VALUES}, none twice.`,
    Items(0, MAX_FILTER_VALUES),
    Distinct(),
    ...rules,
  );

/** A member that filters by one value, and `…In`, which filters by any of several. */
function oneOrSeveral(
  type: () => object,
  description: string,
  rules: { readonly one: PropertyDecorator[]; readonly each: PropertyDecorator[] } = { one: [], each: [] },
): PropertyDecorator {
  return (target, property) => {
    member(type, description, ...rules.one)(target, property);
    const text = `Any of these for \`${String(property)}\`; an empty list finds nothing.`;
    several(type, text, ...rules.each)(target, `${String(property)}In`);
  };
}

/** Filters by a value of an enum, or several. */
export const EnumFilter = <Value>(items: () => Record<string, Value>, description: string): Member<Value> =>
  oneOrSeveral(items, description);

/** A word to the letter, or several. */
export const WordFilter = (description: string): Member<string> => oneOrSeveral(() => String, description);

/** The id of another record, or several. */
export const IdFilter = (description: string): Member<string> =>
  oneOrSeveral(() => ID, description, { one: [Uuid()], each: [EachUuid()] });

/** An instant. */
export const InstantFilter = (description: string, ...rules: PropertyDecorator[]): Member<string> =>
  member(() => DateTimeScalar, description, ...rules);

/** A day of the calendar. */
export const DayFilter = (description: string, ...rules: PropertyDecorator[]): Member<string> =>
  member(() => DateScalar, description, ...rules);

/** An amount of money. */
export const MoneyFilter = (description: string, ...rules: PropertyDecorator[]): Member<number> =>
  member(() => MoneyScalar, description, ...rules);

/** Yes or no. */
export const FlagFilter = (description: string): Member<boolean> => member(() => Boolean, description);

/** Some text. */
export const TextFilter = (description: string): Member<string> => member(() => String, description);

@InputType({ description: 'What every list can be asked.' })
export abstract class ListFilter {
  @several(() => ID, 'Rows to leave out, by their ids.', EachUuid())
  exclude?: string[];
}

@InputType({ description: 'What every list of records can be asked.' })
export abstract class RecordFilter extends ListFilter {
  @InstantFilter('Made at this instant or later.')
  createdFrom?: string;

  @InstantFilter('Made at this instant or earlier.')
  @NotBefore('createdFrom')
  createdTo?: string;

  @InstantFilter('Last changed at this instant or later.')
  updatedFrom?: string;

  @InstantFilter('Last changed at this instant or earlier.')
  @NotBefore('updatedFrom')
  updatedTo?: string;
}

import type { PropertyOptions } from '@mikro-orm/core';
import { Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { keyColumn, tenantKey } from '../database/tenant-record.ts';
import { Declares } from './declared-columns.ts';
import { all, type Note } from './describe.ts';
import * as kinds from './kinds.ts';
import type { Personal } from './personal.ts';

// What a column, its field in the schema, and the fields of inputs have in common, said once. The description is that of
// the field, and of an input that says nothing else.

interface ColumnOptions extends Note {
  /** Whether there may be none. */
  readonly nullable?: boolean;
  /** Whether some of those who see the row see null instead. */
  readonly restricted?: boolean;
  /** The default of the database. */
  readonly default?: string | number | boolean;
  /** The effect of erasing a person: required for texts, days and values of people, and of rows that refer to one. */
  readonly personal?: Personal;
}

/** Options of columns without free text, which never appears in events. */
interface ToldOptions extends ColumnOptions {
  /** Whether the row's events contain the column, with its description or this one. */
  readonly inEvents?: true | string;
}

interface SearchOptions {
  /** Whether lists are searched for text in it. */
  readonly search?: true;
}

interface AllOptions extends ToldOptions, SearchOptions {
  /** The maximum number of items of a list. */
  readonly most?: number;
  readonly relation?: string;
}

/** A field of the schema with what it declares, and the column that `keep` makes of it. */
function column(
  kind: kinds.Kind,
  what: string,
  { note, nullable = false, restricted = false, inEvents, search, most, relation, personal, ...options }: AllOptions,
  keep: (property: object) => unknown = Property,
): PropertyDecorator {
  const description = kind.describe(what, { note });
  const mayBeNull = nullable ? { nullable } : {};
  return all(
    Field(kind.type, { description, ...(nullable || restricted ? { nullable: true } : {}) }),
    keep({ ...kind.property, ...options, ...mayBeNull }) as PropertyDecorator,
    Declares({
      ...{ kind, what, note, most, relation, personal },
      ...{ isNullable: nullable, default: options.default, isSearched: search ?? false },
      inEvents: inEvents === true ? description : inEvents,
    }),
  );
}

/** A text of at most so many characters: "`what`: at most 100 characters." */
export const TextColumn = (length: number, what: string, options: ColumnOptions & SearchOptions = {}) =>
  column(kinds.text(length), what, options);

/** A text of at most so many characters that the service makes: a number, a code. */
export const CodeColumn = (length: number, description: string, options: ToldOptions & SearchOptions = {}) =>
  column(kinds.code(length), description, options);

/** An e-mail address. */
export const EmailColumn = (description: string, options: ColumnOptions & SearchOptions = {}) =>
  column(kinds.email, description, options);

/** The address of a page or picture: "`what`: an http or https URL." */
export const UrlColumn = (what: string, options: ColumnOptions & SearchOptions = {}) =>
  column(kinds.url, what, options);

/** A colour: "`what`: `#RRGGBB`." */
export const ColourColumn = (what: string, options: ColumnOptions = {}) => column(kinds.colour, what, options);

/** A whole number: "`what`: 1 to 1000." */
export const IntegerColumn = (least: number, most: number, what: string, options: ToldOptions = {}) =>
  column(kinds.integer(least, most), what, options);

/** A whole number that the service counts. */
export const CountColumn = (description: string, options: ToldOptions = {}) =>
  column(kinds.count, description, options);

/** An amount of money, in minor units. */
export const MoneyColumn = (description: string, options: ToldOptions = {}) =>
  column(kinds.money, description, options);

/** A percentage with two decimal places, its limits in hundredths of a per cent: "`what`: 0.01 to 100.00." */
export const PercentColumn = (least: number, most: number, what: string, options: ToldOptions = {}) =>
  column(kinds.percent(least, most), what, options);

/** A percentage with up to four decimal places. */
export const FinePercentColumn = (least: number, most: number, what: string, options: ToldOptions = {}) =>
  column(kinds.finePercent(least, most), what, options);

/** A day of the calendar. */
export const DateColumn = (description: string, options: ToldOptions = {}) => column(kinds.date, description, options);

/** A local time of day. */
export const TimeColumn = (description: string, options: ColumnOptions = {}) =>
  column(kinds.time, description, options);

/** An instant. */
export const InstantColumn = (description: string, options: ToldOptions = {}) =>
  column(kinds.instant, description, options);

/** Yes or no; no where nothing is said. */
export const FlagColumn = (description: string, options: ToldOptions = {}) =>
  column(kinds.flag, description, { default: false, ...options });

/** A value, or a list of values, that is read and written as one. */
export const JsonColumn = (type: kinds.TypeOf, description: string, options: ColumnOptions & { most?: number } = {}) =>
  column(kinds.value(type), description, options);

/** A value of an enum. */
export const EnumColumn = (items: () => object, description: string, options: ToldOptions = {}) =>
  column(kinds.word(items), description, options, (property) => Enum({ ...property, items }));

interface KeyOptions extends Pick<ToldOptions, 'nullable' | 'inEvents'> {
  /** The relation beside it, where it has another name. */
  readonly of?: string;
}

/** The id of the row that a relation points to: the plain column beside it, which is named as the relation is, or says `of`. */
export const KeyColumn =
  (name: string, description: string, { of, ...options }: KeyOptions = {}): PropertyDecorator =>
  (target, property) => {
    const relation = of ?? String(property).replace(/Id$/, '');
    const declare = column(kinds.key, description, { ...options, relation }, (each) => Property(keyColumn(name, each)));
    declare(target, property);
  };

/** A relation inside the academy, and beside it the plain column of its key: `course` and `courseId`. */
export const RelationColumn =
  (entity: () => new () => object, name: string, description: string, options: KeyOptions = {}): PropertyDecorator =>
  (target, property) => {
    ManyToOne(entity, tenantKey(name, options.nullable ? { nullable: true } : {}))(target, String(property));
    KeyColumn(name, description, options)(target, `${String(property)}Id`);
  };

/** The name of a person, which the database puts together. */
export const FullNameColumn = (options: SearchOptions = {}) =>
  column(kinds.fullName, 'The given and the family name.', { ...options, personal: 'apart' }, (property) =>
    Property({ ...property, generated: "(first_name || ' ' || last_name) stored" }),
  );

/** A column that the schema does not show as it is. */
export const InnerColumn = (
  property: PropertyOptions<object>,
  { search, personal }: SearchOptions & Pick<ColumnOptions, 'personal'> = {},
) =>
  all(
    Property(property) as PropertyDecorator,
    Declares({
      kind: kinds.inner,
      what: '',
      personal,
      isNullable: property.nullable ?? false,
      isSearched: search ?? false,
    }),
  );

import type { PropertyOptions } from '@mikro-orm/core';
import { Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { keyColumn, tenantKey } from '../database/tenant-record.ts';
import { Declares } from './declared-columns.ts';
import { all, type Note } from './describe.ts';
import * as kinds from './kinds.ts';
import type { Personal } from './personal.ts';

// Each decorator in this file declares a column, its field in the schema, and its fields in inputs. The description is
// used for the field, and for inputs that have no description of their own.

interface ColumnOptions extends Note {
  /** True if the value may be null. */
  readonly nullable?: boolean;
  /** True if the value is null for callers who may not see it. */
  readonly restricted?: boolean;
  /** The column's default value in the database. */
  readonly default?: string | number | boolean;
  /**
   * The effect on the value when a person is erased. Required for texts, days and JSON values in rows of people, and in
   * rows that refer to people.
   */
  readonly personal?: Personal;
}

/** Options of columns that events may contain. These columns contain no free text. */
interface ToldOptions extends ColumnOptions {
  /**
   * Set if the events of the row contain the column. `true` means that the description of the column also describes it
   * in events; a text is a different description for events.
   */
  readonly inEvents?: true | string;
}

interface SearchOptions {
  /** Set if text searches in lists include the column. */
  readonly search?: true;
}

interface AllOptions extends ToldOptions, SearchOptions {
  /** The maximum number of items in a list. */
  readonly most?: number;
  readonly relation?: string;
  readonly fileTypes?: readonly string[];
}

/** Declares a field of the schema, with the column that `keep` creates. */
function column(
  kind: kinds.Kind,
  what: string,
  {
    note,
    nullable = false,
    restricted = false,
    inEvents,
    search,
    most,
    relation,
    personal,
    fileTypes,
    ...options
  }: AllOptions,
  keep: (property: object) => unknown = Property,
): PropertyDecorator {
  const description = kind.describe(what, { note });
  const mayBeNull = nullable ? { nullable } : {};
  return all(
    Field(kind.type, { description, ...(nullable || restricted ? { nullable: true } : {}) }),
    keep({ ...kind.property, ...options, ...mayBeNull }) as PropertyDecorator,
    Declares({
      ...{ kind, what, note, most, relation, personal, fileTypes },
      ...{ isNullable: nullable, default: options.default, isSearched: search ?? false },
      inEvents: inEvents === true ? description : inEvents,
    }),
  );
}

/** Declares a text of at most `length` characters. Its description reads "`what`: at most 100 characters." */
export const TextColumn = (length: number, what: string, options: ColumnOptions & SearchOptions = {}) =>
  column(kinds.text(length), what, options);

/** Declares a text of at most `length` characters that the service creates, such as a number or a code. */
export const CodeColumn = (length: number, description: string, options: ToldOptions & SearchOptions = {}) =>
  column(kinds.code(length), description, options);

/** Declares an e-mail address. */
export const EmailColumn = (description: string, options: ColumnOptions & SearchOptions = {}) =>
  column(kinds.email, description, options);

/** Declares the URL of a page or picture. Its description reads "`what`: an http or https URL." */
export const UrlColumn = (what: string, options: ColumnOptions & SearchOptions = {}) =>
  column(kinds.url, what, options);

/** Declares a colour. Its description reads "`what`: `#RRGGBB`." */
export const ColourColumn = (what: string, options: ColumnOptions = {}) => column(kinds.colour, what, options);

/** Declares a whole number. Its description reads "`what`: 1 to 1000." */
export const IntegerColumn = (least: number, most: number, what: string, options: ToldOptions = {}) =>
  column(kinds.integer(least, most), what, options);

/** Declares a whole number that the service counts. */
export const CountColumn = (description: string, options: ToldOptions = {}) =>
  column(kinds.count, description, options);

/** Declares an amount of money, in minor units. */
export const MoneyColumn = (description: string, options: ToldOptions = {}) =>
  column(kinds.money, description, options);

/**
 * Declares a percentage with two decimal places. `least` and `most` are in hundredths of a per cent. Its description
 * reads "`what`: 0.01 to 100.00."
 */
export const PercentColumn = (least: number, most: number, what: string, options: ToldOptions = {}) =>
  column(kinds.percent(least, most), what, options);

/**
 * Declares a number of points with two decimal places, stored in hundredths. `least` and `most` are in hundredths. Its
 * description reads "`what`: 0.01 to 9999.99."
 */
export const DecimalColumn = (least: number, most: number, what: string, options: ToldOptions = {}) =>
  column(kinds.decimal(least, most), what, options);

/** Declares a percentage with up to four decimal places. */
export const FinePercentColumn = (least: number, most: number, what: string, options: ToldOptions = {}) =>
  column(kinds.finePercent(least, most), what, options);

/** Declares a day of the calendar. */
export const DateColumn = (description: string, options: ToldOptions = {}) => column(kinds.date, description, options);

/** Declares a local time of day. */
export const TimeColumn = (description: string, options: ColumnOptions = {}) =>
  column(kinds.time, description, options);

/** Declares an instant. */
export const InstantColumn = (description: string, options: ToldOptions = {}) =>
  column(kinds.instant, description, options);

/** Declares a boolean; false by default. */
export const FlagColumn = (description: string, options: ToldOptions = {}) =>
  column(kinds.flag, description, { default: false, ...options });

/** Declares a value, or a list of values, that is read and written as a whole. */
export const JsonColumn = (type: kinds.TypeOf, description: string, options: ColumnOptions & { most?: number } = {}) =>
  column(kinds.value(type), description, options);

/** Declares a value of an enum. */
export const EnumColumn = (items: () => object, description: string, options: ToldOptions = {}) =>
  column(kinds.word(items), description, options, (property) => Enum({ ...property, items }));

interface KeyOptions extends Pick<ToldOptions, 'nullable' | 'inEvents'> {
  /** The name of the relation. Required if the name of the key is not the name of the relation followed by `Id`. */
  readonly of?: string;
}

/**
 * Declares the id of the row to which a relation points, as a plain column in addition to the relation. The name of the
 * relation is the name of the column without `Id`, unless `of` contains another name.
 */
export const KeyColumn =
  (name: string, description: string, { of, ...options }: KeyOptions = {}): PropertyDecorator =>
  (target, property) => {
    const relation = of ?? String(property).replace(/Id$/, '');
    const declare = column(kinds.key, description, { ...options, relation }, (each) => Property(keyColumn(name, each)));
    declare(target, property);
  };

/** Declares a relation to a row of the academy, and the plain column for its key: `course` and `courseId`. */
export const RelationColumn =
  (entity: () => new () => object, name: string, description: string, options: KeyOptions = {}): PropertyDecorator =>
  (target, property) => {
    ManyToOne(entity, tenantKey(name, options.nullable ? { nullable: true } : {}))(target, String(property));
    KeyColumn(name, description, options)(target, `${String(property)}Id`);
  };

interface FileOptions extends ColumnOptions {
  /** The names of the types that the file may have, such as `png`. By default, it may have any type. */
  readonly fileTypes?: readonly string[];
}

/**
 * Declares the id of an uploaded file. Everyone who can read the row can also read the file. The service that writes
 * the column must call `fileErrors`.
 */
export const FileColumn = (description: string, options: FileOptions = {}) =>
  column(kinds.file, description, { nullable: true, ...options });

/** Declares the full name of a person, which the database builds from the given and the family name. */
export const FullNameColumn = (options: SearchOptions = {}) =>
  column(kinds.fullName, 'The given and the family name.', { ...options, personal: 'apart' }, (property) =>
    Property({ ...property, generated: "(first_name || ' ' || last_name) stored" }),
  );

/** Declares a column that the schema does not show, or shows in another form. */
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

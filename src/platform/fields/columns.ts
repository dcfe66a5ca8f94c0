import { DecimalType, type EnumOptions, type PropertyOptions } from '@mikro-orm/core';
import { Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int } from 'type-graphql';
import { MinorUnits, Timestamp } from '../database/columns.ts';
import { keyColumn } from '../database/tenant-record.ts';
import { DateScalar, DateTimeScalar, MoneyScalar, PercentScalar, TimeScalar } from '../validation/scalars.ts';
import { all, EMAIL_LENGTH, type Note, ofCharacters, ofRange, ofUrl, URL_LENGTH } from './describe.ts';

// What a column and its field in the schema have in common, said once. Each is both; the description is the field's.

type TypeOf = Parameters<typeof Field>[0];

interface ColumnOptions {
  /** Whether there may be none. */
  readonly nullable?: boolean;
  /** Whether some of those who see the row see null instead. */
  readonly restricted?: boolean;
  /** What the database puts where nothing is said. */
  readonly default?: string | number | boolean;
}

function column(
  type: TypeOf,
  description: string,
  { nullable, restricted, ...options }: ColumnOptions,
  property: PropertyOptions<any>,
): PropertyDecorator {
  return all(
    fieldOf(type, description, nullable || restricted),
    Property({ ...property, ...options, ...orNull(nullable) }) as PropertyDecorator,
  );
}

const fieldOf = (type: TypeOf, description: string, nullable = false): PropertyDecorator =>
  Field(type, nullable ? { nullable, description } : { description }) as PropertyDecorator;

const orNull = (nullable = false) => (nullable ? { nullable } : {});

/** Texts that are longer are no part of an index. */
const MAX_INDEXED = 2048;

/** A text of at most so many characters: "`what`: at most 100 characters." */
export const TextColumn = (length: number, what: string, { note, ...options }: ColumnOptions & Note = {}) =>
  column(
    () => String,
    ofCharacters(what, length, { note }),
    options,
    length > MAX_INDEXED ? { type: 'text' } : { type: 'string', length },
  );

/** An e-mail address. */
export const EmailColumn = (description: string, options: ColumnOptions = {}) =>
  column(() => String, description, options, { type: 'string', length: EMAIL_LENGTH });

/** The address of a page or picture: "`what`: an http or https URL." */
export const UrlColumn = (what: string, options: ColumnOptions = {}) =>
  column(() => String, ofUrl(what), options, { type: 'string', length: URL_LENGTH });

/** A whole number: "`what`: 1 to 1000." */
export const IntegerColumn = (
  least: number,
  most: number,
  what: string,
  { note, ...options }: ColumnOptions & Note = {},
) => column(() => Int, ofRange(what, least, most, { note }), options, { type: 'integer' });

/** An amount of money, in minor units. */
export const MoneyColumn = (description: string, options: ColumnOptions = {}) =>
  column(() => MoneyScalar, description, options, { type: MinorUnits });

/** A percentage, in hundredths of a per cent. */
export const PercentColumn = (description: string, options: ColumnOptions = {}) =>
  column(() => PercentScalar, description, options, { type: MinorUnits });

/** A percentage with up to four decimal places: hundredths of a per cent, with two places of their own. */
export const FinePercentColumn = (description: string, options: ColumnOptions = {}) =>
  column(() => PercentScalar, description, options, { type: new DecimalType('number'), precision: 7, scale: 2 });

/** A day of the calendar. */
export const DateColumn = (description: string, options: ColumnOptions = {}) =>
  column(() => DateScalar, description, options, { type: 'date' });

/** A local time of day. */
export const TimeColumn = (description: string, options: ColumnOptions = {}) =>
  column(() => TimeScalar, description, options, { type: 'time' });

/** An instant. */
export const InstantColumn = (description: string, options: ColumnOptions = {}) =>
  column(() => DateTimeScalar, description, options, { type: Timestamp });

/** Yes or no; no where nothing is said. */
export const FlagColumn = (description: string, options: ColumnOptions = { default: false }) =>
  column(() => Boolean, description, options, { type: 'boolean' });

/** A value, or a list of values, that is read and written as one. */
export const JsonColumn = (type: TypeOf, description: string, options: ColumnOptions = {}) =>
  column(type, description, options, { type: 'json' });

/** One of the values of an enum. */
export const EnumColumn = (
  items: () => object,
  description: string,
  { nullable, restricted, ...options }: ColumnOptions = {},
): PropertyDecorator =>
  all(
    fieldOf(items as TypeOf, description, nullable || restricted),
    Enum({ items, type: 'string', ...options, ...orNull(nullable) } as EnumOptions<any>) as PropertyDecorator,
  );

/** The id of the row that a relation points to: the plain column beside it. */
export const KeyColumn = (name: string, description: string, { nullable }: Pick<ColumnOptions, 'nullable'> = {}) =>
  all(
    fieldOf(() => ID, description, nullable),
    Property(keyColumn(name, orNull(nullable))) as PropertyDecorator,
  );

/** A text of a value that is kept as JSON. */
export const TextField = (
  length: number,
  what: string,
  { nullable, note }: Pick<ColumnOptions, 'nullable'> & Note = {},
) => fieldOf(() => String, ofCharacters(what, length, { note }), nullable);

/** The address of a page or picture in a value that is kept as JSON. */
export const UrlField = (what: string, { nullable }: Pick<ColumnOptions, 'nullable'> = {}) =>
  fieldOf(() => String, ofUrl(what), nullable);

/** A whole number of a value that is kept as JSON. */
export const IntegerField = (
  least: number,
  most: number,
  what: string,
  { nullable, note }: Pick<ColumnOptions, 'nullable'> & Note = {},
) => fieldOf(() => Int, ofRange(what, least, most, { note }), nullable);

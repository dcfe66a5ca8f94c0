import { Field } from 'type-graphql';
import { Declares } from './declared-columns.ts';
import { all, type Note } from './describe.ts';
import * as kinds from './kinds.ts';

// Declares the fields of values that are stored as JSON, like the columns of rows.

interface FieldOptions extends Note {
  readonly nullable?: boolean;
}

function valueField(
  kind: kinds.Kind,
  what: string,
  { note, nullable: isNullable = false }: FieldOptions,
): PropertyDecorator {
  const description = kind.describe(what, { note });
  return all(
    Field(kind.type, { description, ...(isNullable ? { nullable: true } : {}) }),
    Declares({ kind, what, note, isNullable }),
  );
}

/** Declares a text of at most `length` characters. Its description reads "`what`: at most 100 characters." */
export const TextField = (length: number, what: string, options: FieldOptions = {}) =>
  valueField(kinds.text(length), what, options);

/** Declares the URL of a page or picture. Its description reads "`what`: an http or https URL." */
export const UrlField = (what: string, options: FieldOptions = {}) => valueField(kinds.url, what, options);

/** Declares a colour. Its description reads "`what`: `#RRGGBB`." */
export const ColourField = (what: string, options: FieldOptions = {}) => valueField(kinds.colour, what, options);

/** Declares a whole number. Its description reads "`what`: 1 to 1000." */
export const IntegerField = (least: number, most: number, what: string, options: FieldOptions = {}) =>
  valueField(kinds.integer(least, most), what, options);

/** Declares an amount of money. */
export const MoneyField = (description: string, options: FieldOptions = {}) =>
  valueField(kinds.money, description, options);

/** Declares a number of points. `least` and `most` are in hundredths. */
export const DecimalField = (least: number, most: number, what: string, options: FieldOptions = {}) =>
  valueField(kinds.decimal(least, most), what, options);

/** Declares a day of the calendar. */
export const DateField = (description: string, options: FieldOptions = {}) =>
  valueField(kinds.date, description, options);

/** Declares a local time of day. */
export const TimeField = (description: string, options: FieldOptions = {}) =>
  valueField(kinds.time, description, options);

/** Declares a boolean. */
export const FlagField = (description: string, options: FieldOptions = {}) =>
  valueField(kinds.flag, description, options);

/** Declares a value of an enum. */
export const EnumField = (items: () => object, description: string, options: FieldOptions = {}) =>
  valueField(kinds.word(items), description, options);

/** Declares the id of another record. */
export const IdField = (description: string, options: FieldOptions = {}) => valueField(kinds.key, description, options);

/** Declares the id of an uploaded file, like `FileColumn`. */
export const FileField = (description: string, options: FieldOptions = {}) =>
  valueField(kinds.file, description, { nullable: true, ...options });

/** Declares a nested value, or a list of nested values. */
export const ValueField = (type: kinds.TypeOf, description: string, options: FieldOptions = {}) =>
  valueField(kinds.value(type), description, options);

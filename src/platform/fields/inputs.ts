import { Field, ID, Int } from 'type-graphql';
import { Email, Matches, Uuid, WebUrl } from '../validation/form-rules.ts';
import { Between, HundredthsBetween, MaxCharacters, Required, TwoPlaces } from '../validation/rules.ts';
import {
  DateScalar,
  DateTimeScalar,
  DecimalScalar,
  formatMoney,
  MoneyScalar,
  PercentScalar,
  TimeScalar,
} from '../validation/scalars.ts';
import { all, EMAIL_LENGTH, type Note, noted, ofCharacters, ofColour, ofRange, ofUrl, URL_LENGTH } from './describe.ts';

// Declares the fields of inputs, with their descriptions and rules.

type TypeOf = Parameters<typeof Field>[0];

/** Options of an input's field. By default, the field may be absent, and null removes the value. */
export interface InputOptions {
  /** True if the field is required. */
  readonly required?: boolean;
  /** True if the field may be absent, but never null. */
  readonly omittable?: boolean;
}

type WordedOptions = InputOptions & Note;

/** Declares a field of an input with the rules for its values. */
function input(
  type: TypeOf,
  description: string,
  { required = false, omittable = false }: InputOptions,
  ...rules: PropertyDecorator[]
): PropertyDecorator {
  const field = Field(type, required ? { description } : { nullable: true, description });
  return required || omittable ? all(field, Required(), ...rules) : all(field, ...rules);
}

/** Declares a text of at most `length` characters. Its description reads "`what`: at most 100 characters." */
export const TextInput = (length: number, what: string, { note, ...options }: WordedOptions = {}) =>
  input(() => String, ofCharacters(what, length, { note }), options, MaxCharacters(length));

/** Declares an e-mail address. */
export const EmailInput = (description: string, { note, ...options }: WordedOptions = {}) =>
  input(() => String, noted(description, { note }), options, Email(), MaxCharacters(EMAIL_LENGTH));

/** Declares the URL of a page or picture. Its description reads "`what`: an http or https URL." */
export const UrlInput = (what: string, { note, ...options }: WordedOptions = {}) =>
  input(() => String, ofUrl(what, { note }), options, WebUrl(), MaxCharacters(URL_LENGTH));

/** Declares a colour. Its description reads "`what`: `#RRGGBB`." */
export const ColourInput = (what: string, { note, ...options }: WordedOptions = {}) =>
  input(() => String, ofColour(what, { note }), options, Matches(/^#[0-9a-fA-F]{6}$/));

/** Declares a whole number. Its description reads "`what`: 1 to 1000." */
export const IntegerInput = (least: number, most: number, what: string, { note, ...options }: WordedOptions = {}) =>
  input(() => Int, ofRange(what, least, most, { note }), options, Between(least, most));

/** Declares an amount of money. */
export const MoneyInput = (description: string, { note, ...options }: WordedOptions = {}) =>
  input(() => MoneyScalar, noted(description, { note }), options);

/**
 * Declares a percentage with two decimal places. `least` and `most` are in hundredths of a per cent. Its description
 * reads "`what`: 0.01 to 100.00."
 */
export const PercentInput = (least: number, most: number, what: string, options: WordedOptions = {}) =>
  all(FinePercentInput(least, most, what, options), TwoPlaces());

/**
 * Declares a number of points with at most two decimal places. `least` and `most` are in hundredths. Its description
 * reads "`what`: 0.01 to 9999.99."
 */
export const DecimalInput = (least: number, most: number, what: string, { note, ...options }: WordedOptions = {}) =>
  input(
    () => DecimalScalar,
    ofRange(what, formatMoney(least), formatMoney(most), { note }),
    options,
    HundredthsBetween(least, most),
  );

/** Declares a percentage with up to four decimal places. */
export const FinePercentInput = (least: number, most: number, what: string, { note, ...options }: WordedOptions = {}) =>
  input(
    () => PercentScalar,
    ofRange(what, formatMoney(least), formatMoney(most), { note }),
    options,
    HundredthsBetween(least, most),
  );

/** Declares a day of the calendar. */
export const DateInput = (description: string, { note, ...options }: WordedOptions = {}) =>
  input(() => DateScalar, noted(description, { note }), options);

/** Declares a local time of day. */
export const TimeInput = (description: string, { note, ...options }: WordedOptions = {}) =>
  input(() => TimeScalar, noted(description, { note }), options);

/** Declares an instant. */
export const InstantInput = (description: string, { note, ...options }: WordedOptions = {}) =>
  input(() => DateTimeScalar, noted(description, { note }), options);

/** Declares a boolean. */
export const FlagInput = (description: string, { note, ...options }: WordedOptions = {}) =>
  input(() => Boolean, noted(description, { note }), options);

/** Declares a value of an enum. */
export const EnumInput = (items: () => object, description: string, { note, ...options }: WordedOptions = {}) =>
  input(items, noted(description, { note }), options);

/** Declares a value that has its own fields, or a list of such values. */
export const ValueInput = (type: TypeOf, description: string, { note, ...options }: WordedOptions = {}) =>
  input(type, noted(description, { note }), options);

/** Declares the id of another record. */
export const IdInput = (description: string, { required, note, ...options }: WordedOptions = {}) =>
  required
    ? all(
        Field(() => ID, { description: noted(description, { note }) }),
        Uuid(),
      )
    : input(() => ID, noted(description, { note }), options, Uuid());

/** Declares the version of the edited record; `assertVersion` checks it. */
export const VersionInput = () =>
  input(() => Int, 'The version that was edited. If the record has another version, the result is a CONFLICT.', {});

/**
 * Declares the idempotency key of a request that creates a record. A repeated request returns the record of the first
 * one; see `writeOnce`.
 */
export const RepeatKeyInput = (record: string) =>
  input(
    () => String,
    'A key of at most 255 characters. If a request is repeated with the same key and input within 24 hours, ' +
      `it returns the first ${record}. With another input, the result is a CONFLICT.`,
    {},
    MaxCharacters(255),
  );

/** Declares the idempotency key of a request; see `writeOnce`. */
export const IdempotencyKeyInput = () =>
  input(
    () => String,
    'A key of at most 255 characters. A request that is repeated with the same key within 24 hours runs once.',
    {},
    MaxCharacters(255),
  );

import { Field, ID, Int } from 'type-graphql';
import { Email, Matches, Uuid, WebUrl } from '../validation/form-rules.ts';
import { Between, MaxCharacters, PercentBetween, Required, TwoPlaces } from '../validation/rules.ts';
import { DateScalar, formatMoney, MoneyScalar, PercentScalar, TimeScalar } from '../validation/scalars.ts';
import { all, EMAIL_LENGTH, type Note, noted, ofCharacters, ofColour, ofRange, ofUrl, URL_LENGTH } from './describe.ts';

// What a field of an input says to its readers and what its rules hold it to, said once.

type TypeOf = Parameters<typeof Field>[0];

/** Unless one of these is said, a field may be left out, and null unsets it. */
export interface InputOptions {
  /** Must be there. */
  readonly required?: boolean;
  /** May be left out, but never be null. */
  readonly omittable?: boolean;
}

type WordedOptions = InputOptions & Note;

/** A field of an input with the rules that its values have to keep. */
function input(
  type: TypeOf,
  description: string,
  { required = false, omittable = false }: InputOptions,
  ...rules: PropertyDecorator[]
): PropertyDecorator {
  const field = Field(type, required ? { description } : { nullable: true, description });
  return required || omittable ? all(field, Required(), ...rules) : all(field, ...rules);
}

/** A text of at most so many characters: "`what`: at most 100 characters." */
export const TextInput = (length: number, what: string, { note, ...options }: WordedOptions = {}) =>
  input(() => String, ofCharacters(what, length, { note }), options, MaxCharacters(length));

/** An e-mail address. */
export const EmailInput = (description: string, { note, ...options }: WordedOptions = {}) =>
  input(() => String, noted(description, { note }), options, Email(), MaxCharacters(EMAIL_LENGTH));

/** The address of a page or picture: "`what`: an http or https URL." */
export const UrlInput = (what: string, { note, ...options }: WordedOptions = {}) =>
  input(() => String, ofUrl(what, { note }), options, WebUrl(), MaxCharacters(URL_LENGTH));

/** A colour: "`what`: `#RRGGBB`." */
export const ColourInput = (what: string, { note, ...options }: WordedOptions = {}) =>
  input(() => String, ofColour(what, { note }), options, Matches(/^#[0-9a-fA-F]{6}$/));

/** A whole number: "`what`: 1 to 1000." */
export const IntegerInput = (least: number, most: number, what: string, { note, ...options }: WordedOptions = {}) =>
  input(() => Int, ofRange(what, least, most, { note }), options, Between(least, most));

/** An amount of money. */
export const MoneyInput = (description: string, { note, ...options }: WordedOptions = {}) =>
  input(() => MoneyScalar, noted(description, { note }), options);

/** A percentage with two decimal places, its limits in hundredths of a per cent: "`what`: 0.01 to 100.00." */
export const PercentInput = (least: number, most: number, what: string, options: WordedOptions = {}) =>
  all(FinePercentInput(least, most, what, options), TwoPlaces());

/** A percentage with up to four decimal places. */
export const FinePercentInput = (least: number, most: number, what: string, { note, ...options }: WordedOptions = {}) =>
  input(
    () => PercentScalar,
    ofRange(what, formatMoney(least), formatMoney(most), { note }),
    options,
    PercentBetween(least, most),
  );

/** A day of the calendar. */
export const DateInput = (description: string, { note, ...options }: WordedOptions = {}) =>
  input(() => DateScalar, noted(description, { note }), options);

/** A local time of day. */
export const TimeInput = (description: string, { note, ...options }: WordedOptions = {}) =>
  input(() => TimeScalar, noted(description, { note }), options);

/** Yes or no. */
export const FlagInput = (description: string, { note, ...options }: WordedOptions = {}) =>
  input(() => Boolean, noted(description, { note }), options);

/** A value of an enum. */
export const EnumInput = (items: () => object, description: string, { note, ...options }: WordedOptions = {}) =>
  input(items, noted(description, { note }), options);

/** A value with fields of its own, or a list of such. */
export const ValueInput = (type: TypeOf, description: string, { note, ...options }: WordedOptions = {}) =>
  input(type, noted(description, { note }), options);

/** The id of another record. */
export const IdInput = (description: string, { required, note, ...options }: WordedOptions = {}) =>
  required
    ? all(
        Field(() => ID, { description: noted(description, { note }) }),
        Uuid(),
      )
    : input(() => ID, noted(description, { note }), options, Uuid());

/** The version of the record that was edited; `assertVersion` checks it. */
export const VersionInput = () => input(() => Int, 'The version that was edited: another one is a CONFLICT.', {});

/** The key of a repeatable request that creates a record: a repetition returns the first one; see `writeOnce`. */
export const RepeatKeyInput = (record: string) =>
  input(
    () => String,
    'A text of your choice, at most 255 characters. The same key within 24 hours with the same input returns the ' +
      `first ${record} again; with another input it is a CONFLICT.`,
    {},
    MaxCharacters(255),
  );

/** The key of a repeatable request; see `writeOnce`. */
export const IdempotencyKeyInput = () =>
  input(
    () => String,
    'A name of the request, at most 255 characters: sent again within 24 hours, it is done once.',
    {},
    MaxCharacters(255),
  );

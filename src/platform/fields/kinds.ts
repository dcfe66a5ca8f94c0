import { DecimalType, type PropertyOptions } from '@mikro-orm/core';
import { type Field, ID, Int } from 'type-graphql';
import { MinorUnits, Timestamp } from '../database/columns.ts';
import {
  DateScalar,
  DateTimeScalar,
  DecimalScalar,
  formatMoney,
  formatPercent,
  MoneyScalar,
  PercentScalar,
  TimeScalar,
} from '../validation/scalars.ts';
import type { DataKind } from './data-kinds.ts';
import { EMAIL_LENGTH, type Note, noted, ofCharacters, ofColour, ofRange, ofUrl, URL_LENGTH } from './describe.ts';
import { EnumFilter, IdFilter } from './filters.ts';
import * as inputs from './inputs.ts';

export type TypeOf = Parameters<typeof Field>[0];

/** A kind of value, with its forms in a table, a response, an input, a filter and an event. */
export interface Kind {
  readonly type: TypeOf;
  readonly property: PropertyOptions<object>;
  /** Set for free text. */
  readonly isText?: true;
  describe(what: string, note: Note): string;
  /** Declares the field of an input; absent if no input accepts the kind directly. */
  readonly input?: (what: string, options: inputs.InputOptions & Note, type: TypeOf) => PropertyDecorator;
  readonly filter?: (description: string) => PropertyDecorator;
  /** The type in events; absent if events never contain the kind. */
  readonly told?: DataKind;
  write?(value: unknown): unknown;
  /**
   * Returns a value for examples, demo rows and tests. A text contains the label. Absent if no single value is valid in
   * all columns of the kind.
   */
  sample?(label: string): unknown;
}

/** The maximum length of texts that an index can contain. Columns for longer texts have the type `text`. */
const MAX_INDEXED = 2048;

const within = (least: number, most: number, value: number): number => Math.min(Math.max(value, least), most);

/** A free text. */
export const text = (length: number): Kind => ({
  type: () => String,
  isText: true,
  property: length > MAX_INDEXED ? { type: 'text' } : { type: 'string', length },
  describe: (what, note) => ofCharacters(what, length, note),
  input: (what, options) => inputs.TextInput(length, what, options),
  sample: (label) => label.slice(-length).trim(),
});

/** A text that the service creates. */
export const code = (length: number): Kind => ({
  type: () => String,
  property: { type: 'string', length },
  describe: noted,
  told: 'String',
  sample: (label) => label.slice(-length).trim(),
});

/** The full name of a person, which the database builds from the given and the family name. */
export const fullName: Kind = {
  type: () => String,
  property: { type: 'string', length: 201 },
  describe: noted,
  told: 'String',
};

export const email: Kind = {
  type: () => String,
  property: { type: 'string', length: EMAIL_LENGTH },
  describe: noted,
  input: inputs.EmailInput,
  sample: (label) => `${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@example.test`,
};

export const url: Kind = {
  type: () => String,
  property: { type: 'string', length: URL_LENGTH },
  describe: ofUrl,
  input: inputs.UrlInput,
  sample: () => 'https://files.example.test/1',
};

export const colour: Kind = {
  type: () => String,
  property: { type: 'string', length: 7 },
  describe: ofColour,
  input: inputs.ColourInput,
  sample: () => '#0055AA',
};

export const integer = (least: number, most: number): Kind => ({
  type: () => Int,
  property: { type: 'integer' },
  describe: (what, note) => ofRange(what, least, most, note),
  input: (what, options) => inputs.IntegerInput(least, most, what, options),
  told: 'Int',
  sample: () => within(least, most, 10),
});

/** A whole number that the service counts. */
export const count: Kind = {
  type: () => Int,
  property: { type: 'integer' },
  describe: noted,
  told: 'Int',
  sample: () => 1,
};

export const money: Kind = {
  type: () => MoneyScalar,
  property: { type: MinorUnits },
  describe: noted,
  input: inputs.MoneyInput,
  told: 'Money',
  write: formatMoney,
  sample: () => 10_000,
};

/** A percentage. `least` and `most` are in hundredths of a per cent. */
export const percent = (least: number, most: number): Kind => ({
  type: () => PercentScalar,
  property: { type: MinorUnits },
  describe: (what, note) => ofRange(what, formatMoney(least), formatMoney(most), note),
  input: (what, options) => inputs.PercentInput(least, most, what, options),
  told: 'Percent',
  write: formatMoney,
  sample: () => within(least, most, 1_000),
});

/** A number of points with two decimal places. `least` and `most` are in hundredths. */
export const decimal = (least: number, most: number): Kind => ({
  type: () => DecimalScalar,
  property: { type: 'integer' },
  describe: (what, note) => ofRange(what, formatMoney(least), formatMoney(most), note),
  input: (what, options) => inputs.DecimalInput(least, most, what, options),
  told: 'Decimal',
  write: formatMoney,
  sample: () => within(least, most, 1_000),
});

/**
 * A percentage with up to four decimal places. It is stored as a number of hundredths of a per cent, with two decimal
 * places.
 */
export const finePercent = (least: number, most: number): Kind => ({
  ...percent(least, most),
  property: { type: new DecimalType('number'), precision: 7, scale: 2 },
  input: (what, options) => inputs.FinePercentInput(least, most, what, options),
  write: formatPercent,
});

export const date: Kind = {
  type: () => DateScalar,
  property: { type: 'date' },
  describe: noted,
  input: inputs.DateInput,
  told: 'Date',
  sample: () => '2026-01-05',
};

export const time: Kind = {
  type: () => TimeScalar,
  property: { type: 'time' },
  describe: noted,
  input: inputs.TimeInput,
  sample: () => '09:00:00',
};

export const instant: Kind = {
  type: () => DateTimeScalar,
  property: { type: Timestamp },
  describe: noted,
  told: 'DateTime',
  sample: () => '2026-01-05T09:00:00.000Z',
};

export const flag: Kind = {
  type: () => Boolean,
  property: { type: 'boolean' },
  describe: noted,
  input: inputs.FlagInput,
  told: 'Boolean',
  sample: () => true,
};

/** A value, or a list of values, that is read and written as a whole. By default, an input has the type of the value. */
export const value = (type: TypeOf): Kind => ({
  type,
  property: { type: 'json' },
  describe: noted,
  input: (what, options, own) => inputs.ValueInput(own, what, options),
});

export const word = (items: () => object): Kind => ({
  type: items,
  property: { type: 'string' },
  describe: noted,
  input: (what, options) => inputs.EnumInput(items, what, options),
  filter: (description) => EnumFilter(items as () => Record<string, unknown>, description),
  told: 'String',
  sample: () => Object.values(items())[0],
});

/** The id of another row. */
export const key: Kind = {
  type: () => ID,
  property: {},
  describe: noted,
  input: inputs.IdInput,
  filter: IdFilter,
  told: 'ID',
};

/** The id of an uploaded file. */
export const file: Kind = {
  type: () => ID,
  property: { type: 'uuid' },
  describe: noted,
  input: inputs.IdInput,
};

/** A value that only the service sees. */
export const inner: Kind = { type: () => String, property: {}, describe: noted };

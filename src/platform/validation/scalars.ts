import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

/** The address of the definition of dates, times and instants. */
const RFC_3339 = 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6';

/** The address of the definition of decimal numbers as text. */
const DECIMAL = 'https://www.w3.org/TR/xmlschema11-2/#decimal';

/**
 * Makes a scalar whose stored values already have the form of the response, as text or integer. Serialising them
 * therefore costs nothing.
 */
function textScalar(name: string, description: string, parse: (text: string) => string | null, expected: string) {
  const parseValue = (value: unknown): string => {
    const parsed = typeof value === 'string' ? parse(value.trim()) : null;
    if (parsed === null) throw new GraphQLError(`${name} must be ${expected}.`);
    return parsed;
  };
  return new GraphQLScalarType<string, string>({
    name,
    description,
    specifiedByURL: RFC_3339,
    serialize: (value) => value as string,
    parseValue,
    parseLiteral: (node: ValueNode) => parseValue(node.kind === Kind.STRING ? node.value : undefined),
  });
}

/** Returns the value if it is a text with a date of the calendar in the form YYYY-MM-DD; null otherwise. */
export function parseDate(text: unknown): string | null {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text) ? text : null;
}

/** Matches a local time of day, with or without seconds. */
export const TIME = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** Converts HH:MM or HH:MM:SS to HH:MM:SS; returns null for any other text. */
export function parseTime(text: string): string | null {
  const match = TIME.exec(text);
  return match ? `${match[1]?.padStart(2, '0')}:${match[2]}:${match[3] ?? '00'}` : null;
}

/** Converts an RFC 3339 instant of the years 1 to 9999 to UTC with milliseconds; returns null for any other text. */
export function parseDateTime(text: string): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})[Tt ](?!24)\d{2}:\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2})$/.exec(text);
  if (!match?.[1] || parseDate(match[1]) === null) return null;
  const date = new Date(text);
  if (Number.isNaN(date.valueOf())) return null;
  const utc = date.toISOString();
  return /^(?!0000)\d{4}-/.test(utc) ? utc : null;
}

/** The maximum amount in minor units: 99999999.99. */
export const MAX_MINOR_UNITS = 9_999_999_999;

/**
 * Converts "1500", "1500.5" or 1500.5 to minor units: 150000, 150050. Returns null if the amount is not between 0.01
 * and 99999999.99, or has more than two decimal places.
 */
function parseMoney(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const minor = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return minor >= 1 && minor <= MAX_MINOR_UNITS ? minor : null;
}

/**
 * Parses "8.875" or 8.875 as 887.5 hundredths of a per cent. Returns null if the value is negative, is too large, or
 * has more than four decimal places.
 */
function parsePercent(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const match = /^0*(\d{1,8})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) return null;
  return (Number(match[1]) * PERCENT_UNITS + Number((match[2] ?? '').padEnd(4, '0'))) / 100;
}

/** The number of ten-thousandths in one per cent. Percentages are rounded to whole ten-thousandths of one per cent. */
const PERCENT_UNITS = 10_000;

/** Formats 250 hundredths of a per cent as "2.50", and 887.5 as "8.875". The text has two to four decimal places. */
export function formatPercent(hundredths: number): string {
  const units = Math.round(hundredths * 100);
  const places = String(units % PERCENT_UNITS).padStart(4, '0');
  return `${Math.floor(units / PERCENT_UNITS)}.${places.slice(0, 2)}${places.slice(2).replace(/0+$/, '')}`;
}

/** Formats 150000 minor units as "1500.00". */
export function formatMoney(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export const DateTimeScalar = textScalar(
  'DateTime',
  'An instant: RFC 3339 in UTC with milliseconds, `2026-01-15T10:30:00.000Z`.',
  parseDateTime,
  'an RFC 3339 instant such as 2026-01-15T10:30:00Z',
);

export const DateScalar = textScalar(
  'Date',
  'A date of the calendar without a time zone: `YYYY-MM-DD`.',
  parseDate,
  'a date of the calendar written YYYY-MM-DD',
);

export const TimeScalar = textScalar(
  'Time',
  'A local time of day in the form `HH:MM:SS`; input may omit the seconds.',
  parseTime,
  'a time written HH:MM or HH:MM:SS',
);

function money(value: unknown): number {
  const minor = parseMoney(value);
  if (minor === null) throw new GraphQLError('Money must be 0.01 to 99999999.99 with at most two decimal places.');
  return minor;
}

export const MoneyScalar = new GraphQLScalarType<number, string>({
  name: 'Money',
  description:
    'An amount in the academy\'s currency: a decimal string with two places, `"1500.00"`. Input is a string or ' +
    'a number with at most two decimal places, from 0.01 to 99999999.99.',
  specifiedByURL: DECIMAL,
  serialize: (value) => formatMoney(value as number),
  parseValue: money,
  parseLiteral: (node: ValueNode) =>
    money(node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : undefined),
});

function percent(value: unknown): number {
  const hundredths = parsePercent(value);
  if (hundredths === null) throw new GraphQLError('Percent must be 0 or more with at most four decimal places.');
  return hundredths;
}

/**
 * Parses "17.5" or 17.5 as 1750 hundredths. Returns null for negative numbers, for numbers above 99999999.99, and for
 * more than two decimal places.
 */
function parseDecimal(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const match = /^0*(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

function decimal(value: unknown): number {
  const hundredths = parseDecimal(value);
  if (hundredths === null) throw new GraphQLError('Decimal must be 0 or more with at most two decimal places.');
  return hundredths;
}

export const DecimalScalar = new GraphQLScalarType<number, string>({
  name: 'Decimal',
  description:
    'A number of points: a decimal string with two places, `"17.50"`. Input is a string or a number, 0 or more, ' +
    'with at most two decimal places.',
  specifiedByURL: DECIMAL,
  serialize: (value) => formatMoney(Number(value)),
  parseValue: decimal,
  parseLiteral: (node: ValueNode) =>
    decimal(node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : undefined),
});

export const PercentScalar = new GraphQLScalarType<number, string>({
  name: 'Percent',
  description:
    'A percentage: a decimal string with two places, `"2.50"` for 2.5 %, or with up to four if needed, ' +
    '`"8.875"`. Input is a string or a number with at most four decimal places; only tax rates have more than ' +
    'two.',
  specifiedByURL: DECIMAL,
  serialize: (value) => formatPercent(Number(value)),
  parseValue: percent,
  parseLiteral: (node: ValueNode) =>
    percent(node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : undefined),
});

import { type GraphQLEnumType, type GraphQLOutputType, getNullableType, isEnumType, isListType } from 'graphql';
import { type RawBuilder, sql } from 'kysely';
import type { ReadContext, Sql } from '../loaders/read-model.ts';
import type { ValueMember, ValueShape } from './plan.ts';

/**
 * The form of responses: as in GraphQL, or flat. In the flat form, enums are in lower case, and a connection of which
 * only rows are selected is an array.
 */
export type JsonForm = 'graphql' | 'flat';

/** The style in which JSON is written. */
export interface JsonStyle {
  readonly engine: ReadContext['engine'];
  /** True if enums are written in lower case. */
  readonly flat: boolean;
}

/**
 * The parts of a JSON text: constant strings, and SQL expressions that the database evaluates. If an SQL expression is
 * null, the whole text is null.
 */
export type Pieces = readonly (string | RawBuilder<unknown>)[];

/** Joins the pieces to one SQL expression. */
export function glue(pieces: Pieces): Sql {
  const merged: (string | RawBuilder<unknown>)[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') merged[merged.length - 1] = last + piece;
    else merged.push(piece);
  }
  return concatenated(merged.map((piece) => (typeof piece === 'string' ? sql.lit(piece) : piece)));
}

/**
 * The maximum number of links in a chain of `||`. A longer chain is split in halves, because each link copies the text
 * before it, and because SQLite limits the depth of expressions.
 */
const LONGEST_CHAIN = 12;

function concatenated(texts: readonly Sql[]): Sql {
  if (texts.length <= LONGEST_CHAIN) return sql.join(texts, sql` || `);
  const middle = texts.length >> 1;
  return sql`(${concatenated(texts.slice(0, middle))}) || (${concatenated(texts.slice(middle))})`;
}

/**
 * Writes an object. If one of its values is null, the whole text is null, so nullable values must be written with
 * {@link orNull}.
 */
export const objectText = <Member extends { readonly key: string }>(
  members: readonly Member[],
  write: (member: Member) => Pieces,
): Pieces => [
  '{',
  ...members.flatMap((member, index) => [`${index > 0 ? ',' : ''}"${member.key}":`, ...write(member)]),
  '}',
];

/** Writes a text whose SQL may be null. SQL null becomes the JSON text `null`. */
export const orNull = (text: Pieces): Pieces => [sql`coalesce(${glue(text)}, 'null')`];

/** Writes a text that may contain any characters. */
export const stringText = (value: Sql, { engine }: JsonStyle): Pieces => [
  engine === 'postgresql' ? sql`to_json(${value})::text` : sql`json_quote(${value})`,
];

/** Writes a text as a JSON string, without escaping it. The text must not contain characters that JSON escapes. */
export const plainText = (value: Sql): Pieces => ['"', value, '"'];

export const instantText = (value: Sql, { engine }: JsonStyle): Pieces =>
  plainText(
    engine === 'postgresql' ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : value,
  );

export const integerText = (value: Sql): Pieces => [sql`cast(${value} as text)`];

/** Writes a condition as a JSON boolean. */
export const conditionText = (condition: Sql): Pieces => [sql`case when ${condition} then 'true' else 'false' end`];

/**
 * Writes the value of a column as its GraphQL type requires. If the value is null, the result is SQL null, and not the
 * JSON text `null`. `isUuid` is true if the column stores a UUID.
 */
export function valueText(value: Sql, { type, members }: ValueShape, isUuid: boolean, style: JsonStyle): Pieces {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return arrayText(value, nullable.ofType, members, style);
  if (members) return memberText(value, members, style);
  return isEnumType(nullable) ? enumText(value, nullable, style) : scalarText(value, `${nullable}`, isUuid, style);
}

function scalarText(value: Sql, type: string, isUuid: boolean, style: JsonStyle): Pieces {
  switch (type) {
    case 'ID':
      return isUuid ? plainText(value) : stringText(value, style);
    case 'Int':
      return integerText(value);
    case 'Boolean':
      return style.engine === 'postgresql'
        ? [sql`cast(${value} as text)`]
        : [sql`case ${value} when 1 then 'true' when 0 then 'false' end`];
    case 'Date':
    case 'Time':
      return plainText(value);
    case 'DateTime':
      return instantText(value, style);
    case 'Money':
    case 'Decimal':
      return hundredthsText(value, style);
    case 'Percent':
      return percentText(value, style);
    default:
      return stringText(value, style);
  }
}

/** Writes an enum value by its name. The SQL lists the names, because PostgreSQL's upper() takes twice as long. */
function enumText(value: Sql, type: GraphQLEnumType, { flat }: JsonStyle): Pieces {
  if (flat) return plainText(value);
  const names = type.getValues().map(({ name, value }) => sql`when ${sql.lit(value)} then ${sql.lit(name)}`);
  return plainText(sql`case ${value} ${sql.join(names, sql` `)} end`);
}

/** Writes a number that is stored in hundredths, such as an amount of money, as a decimal text. */
function hundredthsText(value: Sql, { engine }: JsonStyle): Pieces {
  const cents = sql`abs(${value}) % 100`;
  const twoDigits = engine === 'postgresql' ? sql`lpad((${cents})::text, 2, '0')` : sql`printf('%02d', ${cents})`;
  return ['"', sql`case when ${value} < 0 then '-' else '' end`, sql`(abs(${value}) / 100)`, '.', twoDigits, '"'];
}

/** Writes a percentage as a decimal text with two to four decimal places. It is stored in hundredths of a percent. */
function percentText(value: Sql, { engine }: JsonStyle): Pieces {
  const isPostgres = engine === 'postgresql';
  const units = isPostgres ? sql`round(${value} * 100)::bigint` : sql`cast(round(${value} * 100) as integer)`;
  const places = isPostgres ? sql`lpad((${units} % 10000)::text, 4, '0')` : sql`printf('%04d', ${units} % 10000)`;
  return ['"', sql`(${units} / 10000)`, '.', sql`substr(${places}, 1, 2)`, sql`rtrim(substr(${places}, 3), '0')`, '"'];
}

/**
 * Writes the selected members of an object in a JSON column. If the column contains no object, the result is SQL null.
 */
function memberText(value: Sql, members: readonly ValueMember[], style: JsonStyle): Pieces {
  const text = objectText(members, (member) => {
    if (member.kind === 'constant') return [member.value];
    const type = getNullableType(member.shape.type);
    const path = sql.lit(style.engine === 'postgresql' ? member.name : `$.${member.name}`);
    if (isEnumType(type)) return orNull(enumText(sql`(${value} ->> ${path})`, type, style));
    if (`${type}` === 'Money' || `${type}` === 'Decimal')
      return orNull(hundredthsText(sql`cast(${value} ->> ${path} as bigint)`, style));
    if (`${type}` === 'Percent') return orNull(percentText(sql`cast(${value} ->> ${path} as numeric)`, style));
    const inner = sql`(${value} -> ${path})`;
    // a value within JSON is already JSON, so it is only cast to text
    if (!member.shape.members && !isListType(type)) return orNull([sql`cast(${inner} as text)`]);
    return orNull(valueText(inner, member.shape, false, style));
  });
  return [sql`case when ${kindOf(value, style)} = 'object' then ${glue(text)} end`];
}

/** Writes the items of an array in a JSON column. If the column contains no array, the result is SQL null. */
function arrayText(
  value: Sql,
  type: GraphQLOutputType,
  members: readonly ValueMember[] | undefined,
  style: JsonStyle,
): Pieces {
  const text = members
    ? sql`(select '[' || coalesce(string_agg(${glue(orNull(memberText(sql`item.value`, members, style)))}, ','
        order by item.number), '') || ']' from ${itemsOf(value, style)} as item)`
    : listedText(value, isEnumType(getNullableType(type)), style);
  return [sql`case when ${kindOf(value, style)} = 'array' then ${text} end`];
}

/** Writes an array of words, numbers or ids. Omits the spaces that PostgreSQL adds. */
function listedText(value: Sql, isEnum: boolean, { engine, flat }: JsonStyle): Sql {
  const text = engine === 'postgresql' ? sql`replace(cast(${value} as text), ', ', ',')` : value;
  return isEnum && !flat ? sql`upper(${text})` : text;
}

const kindOf = (value: Sql, { engine }: JsonStyle): Sql =>
  engine === 'postgresql' ? sql`jsonb_typeof(${value}::jsonb)` : sql`json_type(${value})`;

const itemsOf = (value: Sql, { engine }: JsonStyle): Sql =>
  engine === 'postgresql'
    ? sql`(select value, ordinality as number from jsonb_array_elements(${value}::jsonb) with ordinality)`
    : sql`(select value, key as number from json_each(${value}))`;

import type { DataKind } from '../fields/data-kinds.ts';

/** A value in the data of an event, and the function that reads it. */
export interface DataField<Source = unknown> {
  readonly kind: DataKind;
  readonly description: string;
  readonly isNullable: boolean;
  /** For a list, the maximum number of values. */
  readonly atMost?: number;
  /** The fields of the objects in a list. */
  readonly fields?: DataFields;
  /** Returns the value. `source` is the object from which the event is created, such as a changed row. */
  of(source: Source): unknown;
}

/** The fields of an event's data, by name. */
export type DataFields<Source = unknown> = Readonly<Record<string, DataField<Source>>>;

interface FieldOptions {
  readonly nullable?: boolean;
}

const field =
  (kind: DataKind) =>
  <Source>(
    description: string,
    of: DataField<Source>['of'],
    { nullable = false }: FieldOptions = {},
  ): DataField<Source> => ({
    kind,
    description,
    isNullable: nullable,
    of: (source) => of(source) ?? null,
  });

export const idField = field('ID');
export const countField = field('Int');
export const dateField = field('Date');
/** Declares an instant: RFC 3339, UTC. */
export const instantField = field('DateTime');
export const flagField = field('Boolean');
/** Declares a value of an enum, or another fixed word of the service; never free text. */
export const wordField = field('String');
/** Declares a decimal amount, formatted by `formatMoney`. */
export const amountField = field('Money');

const listOf =
  (kind: DataField['kind']) =>
  <Source>(
    description: string,
    atMost: number | (() => number),
    of: (source: Source) => readonly string[],
  ): DataField<Source> => ({
    kind,
    description,
    isNullable: false,
    get atMost() {
      return typeof atMost === 'number' ? atMost : atMost();
    },
    of,
  });

/** Declares a list of ids. `atMost` is the maximum number of ids. */
export const idsField = listOf('ID');
/**
 * Declares a list of words, such as field names or values of an enum. `atMost` is the maximum number of words. Pass a
 * function if the number is known only after all features are loaded.
 */
export const wordsField = listOf('String');

/** Declares a list of objects for the first `atMost` affected rows. */
export const rowsField = <Source, Row>(
  description: string,
  atMost: number,
  rows: (source: Source) => readonly Row[],
  fields: DataFields<Row>,
): DataField<Source> => ({
  kind: 'Object',
  description,
  isNullable: false,
  atMost,
  fields,
  of: (source) =>
    rows(source)
      .slice(0, atMost)
      .map((row) => dataOf(fields, row)),
});

/** Returns the data of an event. */
export const dataOf = <Source>(fields: DataFields<Source>, source: Source): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, { of }]) => [name, of(source)]));

/** A field as the list of event types shows it. */
export interface ToldField {
  /** The name; `records[].student_id` is a field of each object in the list `records`. */
  readonly name: string;
  /** The type: `ID`, or `[ID]` for a list. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly description: string;
}

/** Returns the fields of event data. After a list, returns the fields of the objects in the list. */
export const toldFields = (fields: DataFields, above = ''): ToldField[] =>
  Object.entries(fields).flatMap(([name, { kind, atMost, isNullable, description, fields: below }]) => [
    { name: above + name, type: atMost === undefined ? kind : `[${kind}]`, isNullable, description },
    ...toldFields(below ?? {}, `${above}${name}[].`),
  ]);

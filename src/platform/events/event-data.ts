import type { DataKind } from '../fields/data-kinds.ts';

/** A value in the data of an event, and how it is found. */
export interface DataField<Source = unknown> {
  readonly kind: DataKind;
  readonly description: string;
  readonly isNullable: boolean;
  /** For a list of such values: how many there may be. */
  readonly atMost?: number;
  /** The fields of the objects in a list. */
  readonly fields?: DataFields;
  /** Returns the value from the source of the event. */
  of(source: Source): unknown;
}

/** The data of an event, by their names. */
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
/** A value of an enum, or another word of the service's own: never a text that people write. */
export const wordField = field('String');
/** A decimal amount, formatted by `formatMoney`. */
export const amountField = field('Money');

/** At most so many words: names of fields, values of an enum. `atMost` is a function if it is known only after all features are loaded. */
export const wordsField = <Source>(
  description: string,
  atMost: number | (() => number),
  of: (source: Source) => readonly string[],
): DataField<Source> => ({
  kind: 'String',
  description,
  isNullable: false,
  get atMost() {
    return typeof atMost === 'number' ? atMost : atMost();
  },
  of,
});

/** Objects of the first so many of the rows that something happened to. */
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

/** A value as the list of event types shows it. */
export interface ToldField {
  /** `records[].student_id` is one of each object of the list `records`. */
  readonly name: string;
  /** `ID`, or `[ID]` for a list. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly description: string;
}

/** Returns the fields of event data, each followed by those of its objects. */
export const toldFields = (fields: DataFields, above = ''): ToldField[] =>
  Object.entries(fields).flatMap(([name, { kind, atMost, isNullable, description, fields: below }]) => [
    { name: above + name, type: atMost === undefined ? kind : `[${kind}]`, isNullable, description },
    ...toldFields(below ?? {}, `${above}${name}[].`),
  ]);

import type { AnyEntity } from '@mikro-orm/core';
import { countField, type DataFields, idField, wordsField } from './event-data.ts';
import { type Occurrence, type OutsideType, occurrence, outsideType } from './event-types.ts';

/** A row that a flush writes. */
export interface RowChange<Row extends object = any> {
  readonly row: Row;
  /** Setting its time of deletion deletes a row, too. */
  readonly action: 'created' | 'updated' | 'deleted';
  /** The fields that change, as REST names them; what is new has none. */
  readonly changed: readonly string[];
  /** Its version afterwards; null where it has none. */
  readonly version: number | null;
  /** Its plain values before; none of what is new. */
  readonly before: Readonly<Partial<Row>>;
}

/** Makes events of the rows of a class, whenever they are written. */
export interface Recording<Row extends object = any> {
  readonly entity: new () => Row;
  readonly types: readonly OutsideType[];
  /** The events of all rows of the class that a flush writes: at least one. */
  record(changes: readonly RowChange<Row>[]): readonly Occurrence[];
}

/** Declares the events of rows, so that they are typed. */
export const recording = <Row extends object>(
  entity: new () => Row,
  types: readonly OutsideType[],
  record: Recording<Row>['record'],
): Recording<Row> => ({ entity, types, record });

/** As many fields as a row can have. */
const MOST_FIELDS = 100;

/** Which fields a change is of. */
export const changedFields = {
  changed: wordsField(
    'The fields that changed, by their names in REST; empty where only what is linked to it did.',
    MOST_FIELDS,
    ({ changed }: RowChange) => changed.slice(0, MOST_FIELDS),
  ),
};

/** What events say of any row: its id, and of those that people edit together its version. */
export const ownFields = { id: idField<RowChange>('Its id.', ({ row }) => row.id) };
export const versionedFields = {
  ...ownFields,
  version: countField<RowChange>('Its version from then on.', ({ version }) => version),
};

/** A kind of event about a row itself. */
export const rowType = <Row extends { id: string }>(
  type: string,
  resource: string,
  description: string,
  data: DataFields<RowChange<Row>>,
): OutsideType<RowChange<Row>> =>
  outsideType({ type, resource, description, data, idOf: ({ row }) => row.id, versionOf: ({ version }) => version });

interface Told<Row extends object> {
  readonly name: string;
  readonly resource: string;
  readonly noun: string;
  readonly data: DataFields<RowChange<Row>>;
  readonly isPerson?: boolean;
}

/**
 * `student.created`, `student.updated` and `student.deleted`; of people `student.erased`, which is no change of theirs that
 * others may follow. `noun`: "A student".
 */
export function lifecycle<Row extends AnyEntity & { id: string }>(
  entity: new () => Row,
  { name, resource, noun, data, isPerson = false }: Told<Row>,
): Recording<Row> {
  const types = {
    created: rowType<Row>(`${name}.created`, resource, `${noun} was made.`, data),
    updated: rowType<Row>(`${name}.updated`, resource, `${noun} was changed.`, { ...data, ...changedFields }),
    deleted: rowType<Row>(`${name}.deleted`, resource, `${noun} was deleted.`, data),
  };
  const erased = rowType<Row>(
    `${name}.erased`,
    resource,
    `All that told who ${noun.toLowerCase()} is was erased: what others keep of it has to go, too.`,
    versionedFields,
  );
  const isErasure = ({ changed }: RowChange) => isPerson && changed.includes('erased_at');
  const record: Recording<Row>['record'] = (changes) =>
    changes.map((change) => occurrence(isErasure(change) ? erased : types[change.action], change));
  return recording(entity, [...Object.values(types), ...(isPerson ? [erased] : [])], record);
}

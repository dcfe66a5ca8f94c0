import type { AnyEntity } from '@mikro-orm/core';
import { declaredColumns } from '../fields/declared-columns.ts';
import { typeName } from '../fields/documented-names.ts';
import { type DataFields, wordsField } from './event-data.ts';
import { type EventType, eventType, type Occurrence, occurrence } from './event-types.ts';
import { columnName, ownData, rowData } from './row-data.ts';

/** A row that a flush writes. */
export interface RowChange<Row extends object = RecordRow> {
  readonly row: Row;
  /** The kind of change. A row counts as deleted if its time of deletion was set. */
  readonly action: 'created' | 'updated' | 'deleted';
  /** The changed fields, by their REST names; empty for a new record. */
  readonly changed: readonly string[];
  /** The version of the row after the change; null if it has no version. */
  readonly version: number | null;
  /** The plain values before the change; empty for a new record. */
  readonly before: Readonly<Partial<Row>>;
}

/** Creates events for the rows of a class whenever they are written. */
export interface Recording<Row extends object = RecordRow> {
  readonly entity: new () => Row;
  readonly types: readonly EventType[];
  /** Returns the events for all rows of the class that a flush writes. `changes` is never empty. */
  record(changes: readonly RowChange<Row>[]): readonly Occurrence[];
}

/** Declares the events of a class of rows, with typed rows. */
export const recording = <Row extends object>(
  entity: new () => Row,
  types: readonly EventType[],
  record: Recording<Row>['record'],
): Recording<Row> => ({ entity, types, record });

/** The maximum number of field names that an event about a row lists. */
const MOST_FIELDS = 100;

/** The event field with the names of a row's changed fields. */
export const changedFields = {
  changed: wordsField(
    'The changed fields, by their names in REST; empty if only linked records changed.',
    MOST_FIELDS,
    ({ changed }: RowChange) => changed.slice(0, MOST_FIELDS),
  ),
};

/** Declares a type of event about a row. Its data has the fields of {@link rowData} and the fields in `besides`. */
export const rowType = <Row extends RecordRow>(
  entity: new () => Row,
  type: string,
  description: string,
  besides: DataFields<RowChange<Row>> = {},
): EventType<RowChange<Row>> =>
  eventType({
    ...{ type, description, resource: typeName(entity) },
    data: { ...rowData(entity), ...besides },
    idOf: ({ row }) => row.id,
    versionOf: ({ version }) => version,
  });

/** A row with an id. */
type RecordRow = AnyEntity & { id: string };

interface LifecycleOptions<Row extends object> {
  /** The prefix of the event types, such as `student`. By default, it is the name of the entity. */
  readonly name?: string;
  /** Fields in addition to the columns with `inEvents`. */
  readonly besides?: DataFields<RowChange<Row>>;
}

/**
 * Declares `student.created`, `student.updated` and `student.deleted`. For people, also declares `student.erased`,
 * because an erasure is not published as an update. `noun` is the record in words: "A student".
 */
export function lifecycle<Row extends RecordRow>(
  entity: new () => Row,
  noun: string,
  { name = columnName(entity.name), besides }: LifecycleOptions<Row> = {},
): Recording<Row> {
  const type = (event: string, description: string, more?: DataFields<RowChange<Row>>) =>
    rowType(entity, `${name}.${event}`, description, { ...besides, ...more });
  const types = {
    created: type('created', `${noun} was created.`),
    updated: type('updated', `${noun} was changed.`, changedFields),
    deleted: type('deleted', `${noun} was deleted.`),
  };
  const erased: EventType<RowChange<Row>> = {
    ...type(
      'erased',
      `The personal data of ${noun.toLowerCase()} were erased: receivers have to delete their copies, too.`,
    ),
    data: ownData(entity),
  };
  const isPerson = declaredColumns(entity).has('erasedAt');
  const isErasure = ({ changed }: RowChange) => isPerson && changed.includes('erased_at');
  const record: Recording<Row>['record'] = (changes) =>
    changes.map((change) => occurrence(isErasure(change) ? erased : types[change.action], change));
  return recording(entity, [...Object.values(types), ...(isPerson ? [erased] : [])], record);
}

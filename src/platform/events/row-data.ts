import { VersionedTenantRecord } from '../database/tenant-record.ts';
import { type DeclaredColumn, declaredColumns } from '../fields/declared-columns.ts';
import { countField, type DataField, type DataFields, idField } from './event-data.ts';
import type { RowChange } from './recording.ts';

/** The event fields of every row: the id, and the version if the row has versions. */
export const ownData = (entity: { readonly prototype: object }): DataFields<RowChange> => ({
  id: idField('The id of the record.', ({ row }) => row.id),
  ...(entity.prototype instanceof VersionedTenantRecord
    ? { version: countField('The version after the change.', ({ version }) => version) }
    : {}),
});

/** The event fields of a row: the fields of every row, and the columns with `inEvents`. */
export const rowData = (entity: { readonly prototype: object }): DataFields<RowChange> => ({
  ...ownData(entity),
  ...columnData<RowChange>(entity, ({ row }) => row),
});

/** Returns the event fields for the columns with `inEvents`. `rowOf` returns the row from the source. */
export const columnData = <Source>(entity: object, rowOf: (source: Source) => object): DataFields<Source> =>
  Object.fromEntries(
    [...declaredColumns(entity)].flatMap(([name, column]) => {
      const field = toldField<Source>(name, column, rowOf);
      return field ? [[columnName(name), field]] : [];
    }),
  );

function toldField<Source>(
  name: string,
  { kind, inEvents, relation, isNullable }: DeclaredColumn,
  rowOf: (source: Source) => object,
): DataField<Source> | undefined {
  if (inEvents === undefined || kind.told === undefined) return undefined;
  // in a new row, relations are set, but their keys are not set yet
  const read = (row: object): unknown =>
    relation === undefined ? Reflect.get(row, name) : Reflect.get(row, relation)?.id;
  const written = (value: unknown) =>
    value === null || value === undefined || !kind.write ? value : kind.write(value);
  return {
    kind: kind.told,
    description: inEvents,
    isNullable,
    of: (source) => written(read(rowOf(source))) ?? null,
  };
}

/** Converts `feeType` to its name in the table and in REST: `fee_type`. */
export const columnName = (name: string): string =>
  name.replaceAll(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

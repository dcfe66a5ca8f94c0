import { type DeclaredColumn, declaredColumns } from '../fields/declared-columns.ts';
import { file } from '../fields/kinds.ts';

/** A column that refers to files: directly, or by the fields of the values in a list. */
export interface FileField {
  /** The property of the entity: `photoFileId`, or `documents`. */
  readonly property: string;
  /** The field of each value in the list: `fileId`; absent for a column that contains the id itself. */
  readonly member?: string;
  /** The names of the types that the file may have; absent if it may have any type. */
  readonly types?: readonly string[];
}

const known = new WeakMap<object, readonly FileField[]>();

/** Returns the columns of an entity that refer to files. */
export function fileFieldsOf(entity: object): readonly FileField[] {
  const fields = known.get(entity) ?? findFields(entity);
  known.set(entity, fields);
  return fields;
}

const findFields = (entity: object): FileField[] =>
  [...declaredColumns(entity)].flatMap(([property, column]): FileField[] =>
    column.kind === file
      ? [{ property, types: column.fileTypes }]
      : membersOf(column).map((member) => ({ property, member })),
  );

/** Returns the names of the fields that contain file ids, for the values in a list. */
function membersOf({ kind, most }: DeclaredColumn): string[] {
  if (most === undefined) return [];
  const type: unknown = [Object(kind.type)({})].flat()[0];
  if (typeof type !== 'function') return [];
  return [...declaredColumns(type)].filter(([, field]) => field.kind === file).map(([name]) => name);
}

/**
 * The id of a file, and the path of the value that contains it: `documents.0.fileId`. `types` are the names of the types
 * that the file may have; absent if it may have any type.
 */
export interface NamedFile {
  readonly path: string;
  readonly id: string;
  readonly types?: readonly string[];
}

/** Returns the files that values of an entity refer to: the values of a record or of an input. */
export const namedFiles = (entity: object, values: object): NamedFile[] =>
  fileFieldsOf(entity).flatMap((field) => filesIn(field, Reflect.get(values, field.property)));

/** Returns the files that the value of a column refers to. */
export function filesIn({ property, member, types }: FileField, value: unknown): NamedFile[] {
  if (member === undefined)
    return typeof value === 'string' ? [{ path: property, id: value.toLowerCase(), types }] : [];
  const items: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return (Array.isArray(items) ? items : []).flatMap((item, index) => {
    const id: unknown = Object(item)[member];
    return typeof id === 'string' ? [{ path: `${property}.${index}.${member}`, id: id.toLowerCase() }] : [];
  });
}

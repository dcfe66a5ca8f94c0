import type { Kind } from './kinds.ts';
import type { Personal } from './personal.ts';

/** The declaration of a column, or of a field in a JSON value. */
export interface DeclaredColumn {
  readonly kind: Kind;
  readonly what: string;
  readonly note?: string;
  readonly isNullable: boolean;
  readonly default?: string | number | boolean;
  /** The maximum number of items in a list. */
  readonly most?: number;
  readonly isSearched?: boolean;
  /** The names of the types that a file may have, such as `png`; absent if it may have any type. */
  readonly fileTypes?: readonly string[];
  /** The description in events; absent if events do not contain the column. */
  readonly inEvents?: string;
  /** The effect on the value when a person is erased. */
  readonly personal?: Personal;
  /** The name of the relation, if the column is a foreign key. */
  readonly relation?: string;
}

const declared = new WeakMap<object, Map<string, DeclaredColumn>>();

/** Stores the declaration of a property. */
export const Declares =
  (column: DeclaredColumn): PropertyDecorator =>
  (target, property) => {
    const own = declared.get(target.constructor) ?? new Map<string, DeclaredColumn>();
    declared.set(target.constructor, own.set(String(property), column));
  };

/** Returns the columns that a class declares or inherits. The columns of base classes come first. */
export function declaredColumns(type: object): ReadonlyMap<string, DeclaredColumn> {
  const base: object | null = Object.getPrototypeOf(type);
  return new Map([...(base ? declaredColumns(base) : []), ...(declared.get(type) ?? [])]);
}

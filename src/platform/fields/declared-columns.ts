import type { Kind } from './kinds.ts';
import type { Personal } from './personal.ts';

/** What a column, or a field of a value that is kept as JSON, declares beside its types. */
export interface DeclaredColumn {
  readonly kind: Kind;
  readonly what: string;
  readonly note?: string;
  readonly isNullable: boolean;
  readonly default?: string | number | boolean;
  /** Most items of a list. */
  readonly most?: number;
  readonly isSearched?: boolean;
  /** What events say of it; absent where they tell nothing. */
  readonly inEvents?: string;
  /** What becomes of it when a person is erased. */
  readonly personal?: Personal;
  /** Of a key, the relation beside it. */
  readonly relation?: string;
}

const declared = new WeakMap<object, Map<string, DeclaredColumn>>();

/** Keeps what a property declares. */
export const Declares =
  (column: DeclaredColumn): PropertyDecorator =>
  (target, property) => {
    const own = declared.get(target.constructor) ?? new Map<string, DeclaredColumn>();
    declared.set(target.constructor, own.set(String(property), column));
  };

/** The columns that a class declares or inherits, those of its base classes first. */
export function declaredColumns(type: object): ReadonlyMap<string, DeclaredColumn> {
  const base = Object.getPrototypeOf(type) as object | null;
  return new Map([...(base ? declaredColumns(base) : []), ...(declared.get(type) ?? [])]);
}

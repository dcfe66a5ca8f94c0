import type { Kind } from './kinds.ts';
import type { Personal } from './personal.ts';

/** The declaration of a column, or of a field of a JSON value, beside its types. */
export interface DeclaredColumn {
  readonly kind: Kind;
  readonly what: string;
  readonly note?: string;
  readonly isNullable: boolean;
  readonly default?: string | number | boolean;
  /** Most items of a list. */
  readonly most?: number;
  readonly isSearched?: boolean;
  /** The description in events; absent if events do not contain it. */
  readonly inEvents?: string;
  /** The effect of erasing a person. */
  readonly personal?: Personal;
  /** For a key, the relation beside it. */
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
  const base: object | null = Object.getPrototypeOf(type);
  return new Map([...(base ? declaredColumns(base) : []), ...(declared.get(type) ?? [])]);
}

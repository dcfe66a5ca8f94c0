import { type DeclaredColumn, declaredColumns } from '../fields/declared-columns.ts';
import { email, flag } from '../fields/kinds.ts';
import { ERASED, erasedEmail } from './erased-values.ts';

/** Returns the columns that are blanked when a person is erased, by name. */
export const blankColumns = (entity: object): ReadonlyMap<string, DeclaredColumn> =>
  new Map(
    [...declaredColumns(entity)].filter(([, { personal }]) => personal === 'blank' || typeof personal === 'function'),
  );

/** Returns the value that replaces `value` in a column when a person is erased. */
export function blankOf({ kind, isNullable, most, personal }: DeclaredColumn, value: unknown): unknown {
  if (typeof personal === 'function') return typeof value === 'string' ? personal(value) : value;
  if (isNullable) return null;
  if (most !== undefined) return [];
  if (kind === flag) return false;
  return kind === email ? erasedEmail() : ERASED;
}

import type { EntityClass } from '@mikro-orm/core';
import { type DeclaredColumn, declaredColumns } from './declared-columns.ts';

/**
 * Values for examples, demo rows and tests by the kinds of the columns. A column that has a value from the start, or may
 * be null, is left out, unless `names` has it. `label` makes texts unique. Keys and JSON values have no samples.
 */
export function sampleOf<Row extends object>(
  entity: EntityClass<Row>,
  label: string,
  names: readonly string[] = [],
): Partial<Row> {
  const row = new (entity as new () => Row)() as Record<string, unknown>;
  const isSampled = (name: string, { isNullable, default: value }: DeclaredColumn) =>
    names.includes(name) || (!isNullable && value === undefined && row[name] === undefined);
  const values = [...declaredColumns(entity)]
    .filter(([name, column]) => isSampled(name, column))
    .map(([name, { kind }]) => [name, kind.sample?.(label)])
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(values) as Partial<Row>;
}

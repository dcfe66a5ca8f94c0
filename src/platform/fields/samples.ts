import type { EntityClass } from '@mikro-orm/core';
import { declaredColumns } from './declared-columns.ts';

/**
 * Returns values of the named columns for examples, demo rows and tests. The kind of a column decides its value. Texts
 * contain `label`, which makes them unique. Keys and JSON values have no samples.
 */
export function samplesOf<Row extends object>(
  entity: EntityClass<Row>,
  label: string,
  names: readonly string[],
): Partial<Row> {
  const columns = declaredColumns(entity);
  const samples = names.map((name) => [name, columns.get(name)?.kind.sample?.(label)]);
  return Object.fromEntries(samples.filter(([, value]) => value !== undefined)) as Partial<Row>;
}

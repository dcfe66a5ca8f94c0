import type { EntityClass } from '@mikro-orm/core';
import { declaredColumns } from '../../src/platform/fields/declared-columns.ts';
import { samplesOf } from '../../src/platform/fields/samples.ts';

/** Returns samples for the columns that a new row must set, because they cannot be null and have no default. */
export function requiredSamples<Row extends object>(entity: EntityClass<Row>, label: string): Partial<Row> {
  const row = new (entity as new () => Row)() as Record<string, unknown>;
  const required = [...declaredColumns(entity)].filter(
    ([name, { isNullable, default: value }]) => !isNullable && value === undefined && row[name] === undefined,
  );
  return samplesOf(
    entity,
    label,
    required.map(([name]) => name),
  );
}

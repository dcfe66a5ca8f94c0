import type { EntityClass } from '@mikro-orm/core';
import { declaredColumns } from '../src/platform/fields/declared-columns.ts';

type Nulls<Row> = { [Name in keyof Row as null extends Row[Name] ? Name : never]: null };

const nulls = new WeakMap<object, object>();

/** Returns null for each nullable column. Factories then have to set only the other columns. */
export function nullsOf<Row extends object>(entity: EntityClass<Row>): Nulls<Row> {
  // computed once, because factories call this for each row
  const known = nulls.get(entity) ?? nullsOfColumns(entity);
  nulls.set(entity, known);
  return known as Nulls<Row>;
}

const nullsOfColumns = (entity: object): object =>
  Object.fromEntries(
    [...declaredColumns(entity)].filter(([, { isNullable }]) => isNullable).map(([name]) => [name, null]),
  );

import type { EntityClass } from '@mikro-orm/core';
import { declaredColumns } from '../src/platform/fields/declared-columns.ts';

type Nulls<Row> = { [Name in keyof Row as null extends Row[Name] ? Name : never]: null };

/** Returns null for each nullable column. Factories then have to set only the other columns. */
export const nullsOf = <Row extends object>(entity: EntityClass<Row>): Nulls<Row> =>
  Object.fromEntries(
    [...declaredColumns(entity)].filter(([, { isNullable }]) => isNullable).map(([name]) => [name, null]),
  ) as Nulls<Row>;

import { type EntityMetadata, ReferenceKind } from '@mikro-orm/core';
import type { Database } from '../database/database.ts';
import { isTenantEntity } from '../database/tenant-record.ts';
import { declaredColumns } from '../fields/declared-columns.ts';
import { relationsToPerson } from './own-rows.ts';
import { isPerson } from './person-erased.ts';

/** The types of columns that may contain personal data. */
const TELLING = ['string', 'text', 'DateType', 'JsonType'];

/**
 * Throws if a column has to declare the effect of an erasure but does not. The service calls this function when it
 * starts, so that an erasure cannot miss a column. Columns with texts, days and JSON values have to declare the effect,
 * if their rows are people or refer to people.
 */
export function assertPersonal({ orm }: Database): void {
  const missing = [...orm.getMetadata().getAll().values()].filter(tellsOfPeople).flatMap(undeclared);
  if (missing.length > 0)
    throw new Error(`Say what becomes of it when a person is erased, by "personal": ${missing.join(', ')}.`);
}

const tellsOfPeople = (meta: EntityMetadata): boolean =>
  isTenantEntity(meta) &&
  !meta.expression &&
  (isPerson(meta.class) ||
    (['Student', 'Parent', 'Staff'] as const).some((kind) => relationsToPerson(meta, kind).length > 0));

function undeclared({ class: entity, className, props }: EntityMetadata): string[] {
  const columns = declaredColumns(entity);
  return props
    .filter(
      ({ kind, type, primary, persist }) =>
        kind === ReferenceKind.SCALAR && TELLING.includes(type) && !primary && persist !== false,
    )
    .filter(({ name, enum: isEnum }) => !isEnum && columns.get(name)?.personal === undefined)
    .map(({ name }) => `${className}.${name}`);
}

import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { isTenantEntity } from '../database/tenant-record.ts';
import { isPerson, type PersonKind } from './person-erased.ts';

/** The relations of a tenant table to others of the academy. */
const relationsOf = (meta: EntityMetadata): EntityProperty[] =>
  meta.relations.filter(({ targetMeta }) => targetMeta !== undefined && isTenantEntity(targetMeta));

/**
 * By which relations rows of an entity name people of a kind: by their own, or by those of a row that they name. What a staff
 * member teaches names them, and what names that does not: it tells of the class.
 */
export function relationsToPerson(meta: EntityMetadata, kind: PersonKind): string[][] {
  const direct = (from: EntityMetadata): string[] =>
    relationsOf(from)
      .filter(({ targetMeta }) => targetMeta?.className === kind)
      .map(({ name }) => name);
  const own = direct(meta).map((name) => [name]);
  if (kind === 'Staff') return own;
  const others = relationsOf(meta).filter(
    ({ targetMeta }) => targetMeta !== meta && !isPerson(targetMeta?.class as object),
  );
  return [
    ...own,
    ...others.flatMap(({ name, targetMeta }) => direct(targetMeta as EntityMetadata).map((person) => [name, person])),
  ];
}

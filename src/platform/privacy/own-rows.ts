import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { isTenantEntity } from '../database/tenant-record.ts';
import { isPerson, type PersonKind } from './person-erased.ts';

/** Returns the relations of a tenant table to other tables of the academy. */
const relationsOf = (meta: EntityMetadata): EntityProperty[] =>
  meta.relations.filter(({ targetMeta }) => targetMeta !== undefined && isTenantEntity(targetMeta));

/**
 * Returns the paths of relations by which rows of an entity refer to people of a kind, either directly or through
 * another row. For staff members, only direct relations count: rows that refer to a batch are about the batch, not
 * about its instructor.
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

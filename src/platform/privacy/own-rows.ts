import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { isTenantEntity } from '../database/tenant-record.ts';
import { isPerson, type PersonKind } from './person-erased.ts';

/** The relations of a tenant table to others of the academy. */
const relationsOf = (meta: EntityMetadata): EntityProperty[] =>
  meta.relations.filter(({ targetMeta }) => targetMeta !== undefined && isTenantEntity(targetMeta));

/**
 * Returns the relations by which rows of an entity refer to people of a kind: their own, or those of a row that they
 * refer to. A batch refers to its instructor; rows that refer to the batch do not, because they are about the class.
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

import { MetadataStorage } from '@mikro-orm/core';
import { sql } from 'kysely';
import { isTenantClass, SoftDeletedTenantRecord } from '../database/tenant-record.ts';
import type { ReadContext, ReadModel, Sql } from '../loaders/read-model.ts';
import { mayReadResource } from '../permissions/resource-scopes.ts';
import { fileFieldsOf } from './file-fields.ts';

const models = new Map<string, ReadModel<object>>();

/** Registers the read model of a resource, if records of the resource refer to files. */
export function tellReferrer(model: ReadModel<object>): void {
  if (fileFieldsOf(model.entity).length > 0) models.set(model.entity.name, model);
}

/**
 * Returns a condition for each kind of record that refers to files. The condition is true if the reference with the
 * table alias `r` belongs to a record that the viewer can read.
 */
export const referrersFor = (context: ReadContext): Sql[] =>
  [...models.values()].flatMap((model) => {
    const { name } = model.entity;
    if (!mayReadResource(context.scopes, name)) return [];
    const records = isTenantClass(model.entity) ? readableIn(model, context) : undefined;
    if (records === null) return [];
    const isOfKind = sql`r.resource_type = ${name}`;
    return [records ? sql`(${isOfKind} and r.resource_id in ${records})` : isOfKind];
  });

/** Selects the ids of the records that the viewer can read; null if there are none. */
function readableIn(model: ReadModel<object>, context: ReadContext): Sql | null {
  const visibility = model.visibility(context);
  if (visibility === 'none') return null;
  const conditions = [
    sql`t.academy_id = ${context.academyId}`,
    ...(model.entity.prototype instanceof SoftDeletedTenantRecord ? [sql`t.deleted_at is null`] : []),
    ...(visibility === 'all' ? [] : [visibility]),
  ];
  return sql`(select t.id from ${sql.table(tableOf(model.entity))} t where ${sql.join(conditions, sql` and `)})`;
}

/** Returns the name of the table that the decorator of an entity contains. */
function tableOf(entity: new () => object): string {
  const known = Object.values(MetadataStorage.getMetadata()).find((meta) => meta.class === entity);
  if (!known) throw new Error(`${entity.name} is no entity.`);
  return known.tableName;
}

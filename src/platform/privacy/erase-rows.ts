import type { EntityMetadata, FilterQuery } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { blankAudit } from '../audit/blank-audit.ts';
import { lockWhere } from '../database/records.ts';
import { isTenantClass, type TenantRecord } from '../database/tenant-record.ts';
import { onSignal, type SignalHandler } from '../signals/signals.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { blankColumns, blankOf } from './blank-values.ts';
import { relationsToPerson } from './own-rows.ts';
import { type ErasedPerson, isPerson, personErased } from './person-erased.ts';

/**
 * Returns the handlers that erase a person from the rows of an entity: rows that refer to the person, and rows that
 * refer to such a row. The handlers blank the columns that declare `personal: 'blank'`, in these rows and in the audit
 * log. Deleted rows are blanked too. If the entity has no such column, returns no handlers. The person's own row is
 * erased elsewhere.
 */
export function erasesRows(entity: new () => object): readonly SignalHandler<RequestContext>[] {
  const columns = blankColumns(entity);
  if (columns.size === 0 || isPerson(entity) || !isTenantClass(entity)) return [];
  const record = entity as new () => TenantRecord;
  const blanked = { only: [...columns.keys()] };
  const handler = onSignal(personErased, async (ctx: RequestContext, em, person) => {
    const where = conditionFor(em.getMetadata().get(entity), person, ctx.session.academyId);
    if (!where) return;
    const rows = await lockWhere(em, record, where, { filters: { notDeleted: false } });
    for (const row of rows) {
      for (const [name, column] of columns) Reflect.set(row, name, blankOf(column, Reflect.get(row, name)));
    }
    await em.flush();
    await blankAudit(em, ctx.database.engine, { entity: record, ids: rows.map(({ id }) => id) }, blanked);
  });
  return [handler];
}

/** Returns the rows of an entity that refer to the person, directly or through another row. Includes deleted rows. */
export async function rowsAbout<Row extends TenantRecord>(
  em: SqlEntityManager,
  entity: new () => Row,
  person: ErasedPerson,
  academyId: string,
): Promise<Row[]> {
  const where = conditionFor(em.getMetadata().get(entity), person, academyId);
  return where ? await em.find(entity, where as FilterQuery<Row>, { filters: { notDeleted: false } }) : [];
}

/**
 * Returns a condition for the rows that refer to the person, directly or through another row. Returns undefined if
 * the entity has no such relation.
 */
function conditionFor(
  meta: EntityMetadata,
  { resource, id }: ErasedPerson,
  academyId: string,
): FilterQuery<TenantRecord> | undefined {
  const paths = relationsToPerson(meta, resource);
  const [own, ...others] = paths.map((path) =>
    path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), [academyId, id]),
  );
  if (own === undefined) return undefined;
  return (others.length === 0 ? own : { $or: [own, ...others] }) as FilterQuery<TenantRecord>;
}

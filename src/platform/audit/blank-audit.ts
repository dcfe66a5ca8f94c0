import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { actorIn } from '../database/actor.ts';
import type { Database } from '../database/database.ts';
import { academyOf } from '../database/tenant-guard.ts';
import type { TenantRecord } from '../database/tenant-record.ts';
import { inIds, listParameter, type Sql } from '../loaders/read-model.ts';
import { now } from '../time/now.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/**
 * The properties whose values become null in audit entries: either the properties in `only`, or all properties except
 * those in `except`.
 */
type Blanked = { readonly only: readonly string[] } | { readonly except: readonly string[] };

/** Rows of one entity, by id, whose audit entries are read or written. */
interface Rows {
  readonly entity: new () => TenantRecord;
  readonly ids: readonly string[];
}

/**
 * Replaces values by null in the audit entries of the given rows. The rows belong to the current academy. The entries
 * still show who changed which properties, and when. Call this function in a transaction of the database owner, because
 * transactions of an academy may not change entries.
 */
export async function blankAudit(
  em: SqlEntityManager,
  engine: Database['engine'],
  { entity, ids }: Rows,
  blanked: Blanked,
): Promise<void> {
  if (ids.length === 0) return;
  const blank = (column: 'before' | 'after') => blankedObject(column, blanked, engine);
  await sql`update audit_entries set updated_at = ${now()}, before = ${blank('before')}, after = ${blank('after')}
    where academy_id = ${academyOf(em)} and resource = ${em.getMetadata().get(entity).className}
      and ${inIds(sql`resource_id`, ids, engine)}`.execute(em.getKysely());
}

/**
 * Returns SQL for the JSON object in the column. All keys stay, but the values of the blanked properties are null. In
 * SQLite, the operator `->` reads the text on its right as one key, not as a path, and returns JSON.
 */
function blankedObject(column: string, blanked: Blanked, engine: Database['engine']): Sql {
  const [names, verdict] = 'only' in blanked ? [blanked.only, sql`true`] : [blanked.except, sql`false`];
  const list = listParameter(names, engine);
  const values = sql.ref(column);
  return engine === 'postgresql'
    ? sql`case when jsonb_typeof(${values}) = 'object' then (
        select coalesce(jsonb_object_agg(v.key,
          case when (v.key = any(${list}::text[])) = ${verdict} then 'null'::jsonb else v.value end), '{}')
        from jsonb_each(${values}) v) end`
    : sql`case when json_type(${values}) = 'object' then (
        select json_group_object(v.key, json(
          case when (v.key in (select n.value from json_each(${list}) n)) = ${verdict} then 'null'
          else ${values} -> v.key end))
        from json_each(${values}) v) end`;
}

/** Returns every text that the audit log contains for a property of a row. */
export async function auditedTexts(
  em: SqlEntityManager,
  { entity, ids: [id = ''] }: Rows,
  property: string,
): Promise<string[]> {
  const text = (column: string) => sql<string | null>`${sql.ref(column)} ->> ${sql.lit(property)}`;
  const { rows } = await sql<{ earlier: string | null; later: string | null }>`
    select distinct ${text('before')} as earlier, ${text('after')} as later from audit_entries
    where academy_id = ${academyOf(em)} and resource = ${em.getMetadata().get(entity).className}
      and resource_id = ${id}`.execute(em.getKysely());
  return [...new Set(rows.flatMap(({ earlier, later }) => [earlier ?? [], later ?? []].flat()))];
}

/**
 * Adds an entry with the actor and the reason of an erasure. The audit trail adds no entry for an erasure, because that
 * entry would contain the former values.
 */
export function noteErasure(em: SqlEntityManager, { entity, ids: [id = ''] }: Rows, reason: string): void {
  const entry = new AuditEntry();
  Object.assign(entry, actorIn(em), { action: 'erased', resource: em.getMetadata().get(entity).className });
  Object.assign(entry, { resourceId: id, after: { reason } });
  em.persist(entry);
}

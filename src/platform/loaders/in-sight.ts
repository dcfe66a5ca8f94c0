import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { notFound } from '../errors/app-error.ts';
import { requireAcademy } from '../tenancy/context.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { isUuid } from '../validation/uuid.ts';
import type { ReadModel } from './read-model.ts';
import { tableOf } from './table.ts';

/** Whether the caller may see a row, by the scope that reads go by, as the transaction of `em` finds it. */
export async function isInSight(
  ctx: RequestContext,
  em: SqlEntityManager,
  model: ReadModel<any>,
  id: string,
): Promise<boolean> {
  const { id: academyId, viewer } = requireAcademy(ctx);
  const scope = model.scope(viewer);
  if (scope === 'none' || !isUuid(id)) return false;
  const table = tableOf(ctx.database, model);
  const conditions = [sql`t.academy_id = ${academyId}`, sql`t.id = ${id.toLowerCase()}`];
  if (table.softDeleted) conditions.push(sql`t.deleted_at is null`);
  if (scope !== 'all') conditions.push(scope);
  const found = await sql`select 1 from ${table.from} where ${sql.join(conditions, sql` and `)}`.execute(
    em.getKysely(),
  );
  return found.rows.length > 0;
}

/** Throws NOT_FOUND with `name` for a row that the caller may not see. */
export async function assertInSight(
  ctx: RequestContext,
  em: SqlEntityManager,
  model: ReadModel<any>,
  id: string,
  name: string,
): Promise<void> {
  if (!(await isInSight(ctx, em, model, id))) throw notFound(name);
}

import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { notFound } from '../errors/app-error.ts';
import { visibilityConditions } from '../loaders/conditions.ts';
import type { ReadContext, ReadModel } from '../loaders/read-model.ts';
import { tableOf } from '../loaders/table.ts';
import { isUuid } from '../validation/uuid.ts';
import type { RequestContext } from './request-context.ts';

/** Whether the caller may see a row, by the visibility that reads go by, as the transaction of `em` finds it. */
async function isVisible(
  ctx: RequestContext,
  em: SqlEntityManager,
  model: ReadModel<any>,
  id: string,
): Promise<boolean> {
  const table = tableOf(ctx.database, model);
  const visibility = visibilityConditions(table, model, ctx.readContext as ReadContext);
  if (!visibility || !isUuid(id)) return false;
  const conditions = sql.join([...visibility, sql`t.id = ${id.toLowerCase()}`], sql` and `);
  const found = await sql`select 1 from ${table.from} where ${conditions}`.execute(em.getKysely());
  return found.rows.length > 0;
}

/** Throws NOT_FOUND with `name` for a row that the caller may not see. */
export async function assertVisible(
  ctx: RequestContext,
  em: SqlEntityManager,
  model: ReadModel<any>,
  id: string,
  name: string,
): Promise<void> {
  if (!(await isVisible(ctx, em, model, id))) throw notFound(name);
}

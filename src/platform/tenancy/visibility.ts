import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { notFound } from '../errors/app-error.ts';
import { visibilityConditions } from '../loaders/conditions.ts';
import type { ReadModel } from '../loaders/read-model.ts';
import { tableOf } from '../loaders/table.ts';
import { isUuid } from '../validation/uuid.ts';
import type { RequestContext } from './request-context.ts';
import { requireReadContext } from './require-read-context.ts';

/** Returns true if the caller may see a row. Applies the same visibility as reads, in the transaction of `em`. */
export async function isVisible(
  ctx: RequestContext,
  em: SqlEntityManager,
  model: ReadModel<object>,
  id: string,
): Promise<boolean> {
  return isUuid(id) && (await visibleAmong(ctx, em, model, [id.toLowerCase()])).size > 0;
}

/** Returns those of the given ids whose rows the caller may see. Reads the rows in the transaction of `em`. */
export async function visibleAmong(
  ctx: RequestContext,
  em: SqlEntityManager,
  model: ReadModel<object>,
  ids: readonly string[],
): Promise<Set<string>> {
  const table = tableOf(ctx.database, model);
  const context = requireReadContext(ctx);
  const visibility = visibilityConditions(table, model, context);
  if (!visibility || ids.length === 0) return new Set();
  const conditions = sql.join([...visibility, sql`t.id in (${sql.join(ids)})`], sql` and `);
  const found = await sql<{ id: string }>`select t.id from ${table.from(context)} where ${conditions}`.execute(
    em.getKysely(),
  );
  return new Set(found.rows.map(({ id }) => id));
}

/** Throws NOT_FOUND with `name` if the caller may not see the row. */
export async function assertVisible(
  ctx: RequestContext,
  em: SqlEntityManager,
  { model, id, name }: { readonly model: ReadModel<object>; readonly id: string; readonly name: string },
): Promise<void> {
  if (!(await isVisible(ctx, em, model, id))) throw notFound(name);
}

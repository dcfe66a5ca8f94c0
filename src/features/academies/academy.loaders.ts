import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { equals, type ReadModel } from '../../platform/loaders/read-model.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Academy } from './academy.entity.ts';
import type { MemberRole } from './academy.enums.ts';
import type { PlanUsage } from './subscription.ts';

/** Read by the directory: outside of academies. */
export const academyReads: ReadModel<Academy> = {
  entity: Academy,
  scope: ({ viewer }) =>
    viewer.role === 'super_admin'
      ? 'all'
      : sql`t.id in (select m.academy_id from memberships m where m.user_id = ${viewer.userId})`,
  search: ['name', 'slug'],
  filters: { type: equals('type'), status: equals('status') },
};

/** What a user is in an academy; null for no member. Memberships are of a later feature, so their entity is not known. */
export async function roleIn(em: SqlEntityManager, academyId: string, userId: string): Promise<MemberRole | null> {
  const statement = sql<{ role: MemberRole }>`
    select role from memberships where academy_id = ${academyId} and user_id = ${userId}`;
  const { rows } = await statement.execute(em.getKysely());
  return rows[0]?.role ?? null;
}

/** How many of each thing that plans count the academy has. */
export const planUsage = (ctx: RequestContext, academyId: string): Promise<PlanUsage> =>
  ctx.session.aside(() => countUsage(ctx.database, academyId));

async function countUsage(database: Database, academyId: string): Promise<PlanUsage> {
  const count = (table: string) =>
    sql`(select count(*) from ${sql.table(table)} where academy_id = ${academyId} and deleted_at is null)`;
  const counts = sql<PlanUsage>`select ${count('students')} as students,
    ${count('staff')} as staff, ${count('batches')} as batches`;
  const reader = await database.openReader(academyId);
  try {
    const [usage] = await reader.query(counts.compile(database.kysely));
    return usage as PlanUsage;
  } finally {
    await reader.end();
  }
}

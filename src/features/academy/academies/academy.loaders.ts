import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { fromJsonColumn } from '../../../platform/database/json-column.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { requireValue } from '../../../platform/errors/require-value.ts';
import { equals, type ReadContext, type ReadModel, type Sql } from '../../../platform/loaders/read-model.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Academy } from './academy.entity.ts';
import type { MemberRole } from './academy.enums.ts';
import { type AcademySettings, settingsBefore } from './academy-settings.ts';
import { PLAN_LIMITS } from './subscription.ts';

/** Selects the limits of an academy. Limits that are stored for the academy replace the limits of its plan. */
function limitsSql(engine: ReadContext['engine']): Sql {
  const plans = Object.entries(PLAN_LIMITS).map(
    ([plan, limits]) => sql`when ${sql.lit(plan)} then ${sql.lit(JSON.stringify(limits))}`,
  );
  const ofPlan = sql`case t.subscription ->> 'plan' ${sql.join(plans, sql` `)} end`;
  return engine === 'postgresql'
    ? sql`(${ofPlan})::jsonb || (t.subscription -> 'limits')`
    : sql`json_patch(${ofPlan}, t.subscription -> 'limits')`;
}

/**
 * Selects the usage that a plan limits: the numbers of students, staff members and batches, and the size of all files.
 * On PostgreSQL, the database function `plan_usage` counts them. Before that, the database function sets the academy
 * for row-level security.
 */
function usageSql(engine: ReadContext['engine']): Sql {
  if (engine === 'postgresql') return sql`plan_usage(t.id)`;
  const count = (table: string) =>
    sql`(select count(*) from ${sql.table(table)} r where r.academy_id = t.id and r.deleted_at is null)`;
  const storage = sql`(select (coalesce(sum(f.size), 0) + 1048575) / 1048576 from files f where f.academy_id = t.id)`;
  return sql`json_object('students', ${count('students')}, 'staff', ${count('staff')}, 'batches', ${count('batches')},
    'storageMb', ${storage})`;
}

/** The default values of settings. A row that was written before a setting existed does not contain this setting. */
const { attendanceCounting, attendanceRequiresSession, billing, certificates, clashPolicy, ...others } =
  settingsBefore();
const { invoicing, notices, noticeChannels, quietHours, noticesStudentAge, materialsAfterCompletionDays } = others;
const UNKNOWN_SETTINGS = {
  ...{ attendanceCounting, attendanceRequiresSession, billing, certificates, clashPolicy },
  ...{ invoicing, quietHours, noticesStudentAge, materialsAfterCompletionDays },
};

/**
 * The settings with one value per kind of notice. A row that was written before a kind existed does not contain the
 * value for this kind.
 */
const UNKNOWN_KINDS = { notices, noticeChannels };

/** Selects the settings. Settings that the row does not contain have their default values. */
function settingsSql(engine: ReadContext['engine']): Sql {
  const literal = (value: unknown) => sql.lit(JSON.stringify(value));
  const ofKinds = Object.entries(UNKNOWN_KINDS);
  if (engine === 'postgresql') {
    const kinds = ofKinds.map(
      ([name, value]) =>
        sql`${sql.lit(name)}, ${literal(value)}::jsonb || coalesce(t.settings -> ${sql.lit(name)}, '{}')`,
    );
    return sql`${literal(UNKNOWN_SETTINGS)}::jsonb || t.settings || jsonb_build_object(${sql.join(kinds)})`;
  }
  const missing = Object.entries(UNKNOWN_SETTINGS).map(
    ([name, value]) => sql`${sql.lit(`$.${name}`)}, json(${literal(value)})`,
  );
  const kinds = ofKinds.map(([name, value]) => {
    const path = sql.lit(`$.${name}`);
    return sql`${path}, json_patch(${literal(value)}, coalesce(json_extract(t.settings, ${path}), '{}'))`;
  });
  return sql`json_set(json_insert(t.settings, ${sql.join(missing)}), ${sql.join(kinds)})`;
}

export const academyReads: ReadModel<Academy> = {
  entity: Academy,
  acrossAcademies: true,
  visibility: ({ viewer }) =>
    viewer.role === 'super_admin'
      ? 'all'
      : sql`t.id in (select m.academy_id from caller_memberships m where m.user_id = ${viewer.userId}
          union all select k.academy_id from api_keys k where k.id = ${viewer.userId})`,
  computed: {
    settings: ({ engine }) => settingsSql(engine),
    subscription: ({ engine }) =>
      engine === 'postgresql'
        ? sql`t.subscription || jsonb_build_object('limits', ${limitsSql(engine)}, 'usage', ${usageSql(engine)})`
        : sql`json_set(t.subscription, '$.limits', ${limitsSql(engine)}, '$.usage', ${usageSql(engine)})`,
  },
  computedJson: ['settings', 'subscription'],
  scanCost: 100,
  filters: { type: equals('type'), status: equals('status') },
};

/**
 * Returns the role of a user or an API key in an academy; null if there is none. An API key acts as a user with the id
 * of the key. The function reads tables and not entities, because the features with the entities of memberships and API
 * keys depend on this feature.
 */
export async function roleIn(em: SqlEntityManager, academyId: string, userId: string): Promise<MemberRole | null> {
  const rows = await rowsOf(
    em,
    sql<{
      role: MemberRole;
    }>`select role from caller_memberships where academy_id = ${academyId} and user_id = ${userId}
      union all select case role when 'academy_admin' then role else 'staff' end from api_keys
        where academy_id = ${academyId} and id = ${userId}`,
  );
  return rows[0]?.role ?? null;
}

/** Returns the name and the settings of the academy of a request. */
export async function academyOfRequest({
  session,
}: RequestContext): Promise<Pick<Academy, 'id' | 'name' | 'settings'>> {
  const id = session.academyId;
  const rows = await session.query(
    sql<{ name: string; settings: unknown }>`select a.name, a.settings from academies a where a.id = ${id}`,
  );
  const { name, settings } = requireValue(rows[0]);
  return { id, name, settings: { ...settingsBefore(), ...fromJsonColumn<AcademySettings>(settings) } };
}

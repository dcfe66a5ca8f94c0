import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';
import { now } from '../../../../platform/time/now.ts';
import type { ChoiceOwner } from './choice-owner.types.ts';
import type { NotificationPreferenceInput } from './preference.types.ts';

/**
 * Stores a recipient's choice for a kind of notice and a channel. A value that the input omits is not changed; null
 * removes the choice of this value.
 */
export async function storePreference(
  em: SqlEntityManager,
  { type, id }: ChoiceOwner,
  { kind, channel, on, digest }: NotificationPreferenceInput,
): Promise<void> {
  const at = now();
  const changes = [
    sql`updated_at = excluded.updated_at`,
    ...(on === undefined ? [] : [sql`is_on = excluded.is_on`]),
    ...(digest === undefined ? [] : [sql`digest = excluded.digest`]),
  ];
  // literals, because SQLite does not accept a boolean as a parameter
  const isOn = on === null || on === undefined ? sql`null` : on ? sql`true` : sql`false`;
  await sql`insert into notice_preferences
      (academy_id, id, created_at, updated_at, recipient_type, recipient_id, kind, channel, is_on, digest)
    values (${academyOf(em)}, ${uuid()}, ${at}, ${at}, ${type}, ${id}, ${kind}, ${channel}, ${isOn}, ${digest ?? null})
    on conflict (academy_id, recipient_id, kind, channel) do update set ${sql.join(changes)}`.execute(em.getKysely());
}

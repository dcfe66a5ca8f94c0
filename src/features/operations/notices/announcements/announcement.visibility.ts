import { sql } from 'kysely';
import type { Sql } from '../../../../platform/loaders/read-model.ts';

/**
 * Returns the condition that an announcement `a` may be read by families with a role. An announcement to roles must
 * name the role. All other announcements are for families too.
 */
export const isForRole = (role: string): Sql =>
  sql`(a.audience ->> 'roles' is null or a.audience ->> 'roles' like ${`%"${role}"%`})`;

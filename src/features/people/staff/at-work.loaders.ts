import { sql } from 'kysely';
import type { Sql } from '../../../platform/loaders/read-model.ts';

/**
 * Returns the condition that a staff member `s` works on a day: is active, or has given notice and leaves on that day or
 * later.
 */
export const isAtWork = (s: string, day: Sql | string): Sql => {
  const of = (column: string): Sql => sql.ref(`${s}.${column}`);
  return sql`(${of('deleted_at')} is null and (${of('status')} = 'active'
    or (${of('status')} = 'terminated' and ${of('end_date')} >= ${day})))`;
};

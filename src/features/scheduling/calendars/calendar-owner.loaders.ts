import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { fixedStatement } from '../../../platform/database/fixed-statement.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { inIds } from '../../../platform/loaders/read-model.ts';
import type { AcademyContext, Principal } from '../../../platform/permissions/caller.ts';
import { now } from '../../../platform/time/now.ts';
import { academyOfRow, CALLER_COLUMNS, type CallerRow } from '../../identity/auth/callers/caller-row.loaders.ts';
import type { FeedScope } from './calendar.enums.ts';

/** The minimum time between two recorded fetches of a feed, in milliseconds. */
const NOTE_FETCH_EVERY = 3_600_000;

/**
 * A feed that a calendar app fetches, with the principal and the academy of the feed's owner. The feed shows only
 * sessions that this owner can see.
 */
export interface OwnedFeed {
  readonly id: string;
  readonly scope: FeedScope;
  readonly targetId: string | null;
  readonly name: string;
  readonly lastFetchedAt: string | null;
  readonly principal: Principal;
  readonly academy: AcademyContext;
}

interface FeedRow extends CallerRow, Pick<OwnedFeed, 'id' | 'scope' | 'targetId' | 'name' | 'lastFetchedAt'> {
  academyId: string;
  userId: string;
}

/**
 * Reads a feed and its owner by the hash of the feed's token. Returns no row if the owner is no longer a member. Runs
 * before the academy of the request is known.
 */
const readFeed = fixedStatement(
  'calendar feed with owner',
  (tokenHash: string) => sql<FeedRow>`
  select f.id, f.scope, f.target_id as "targetId", f.name, f.last_fetched_at as "lastFetchedAt", u.id as "userId",
    ${CALLER_COLUMNS}
  from calendar_feeds f join academies a on a.id = f.academy_id and a.deleted_at is null
  join users u on u.id = f.user_id join caller_memberships m on m.user_id = u.id and m.academy_id = a.id
  where f.token_hash = ${tokenHash}`,
);

/**
 * Finds a feed by its token hash, with the owner's current role. Returns null if the owner is not a member or the feed
 * was deleted.
 */
export async function findFeed(database: Database, tokenHash: string): Promise<OwnedFeed | null> {
  const [row] = await readFeed(database, tokenHash);
  if (!row) return null;
  const { id, scope, targetId, name, lastFetchedAt, academyId, userId } = row;
  const academy = academyOfRow(academyId, userId, row);
  if (!academy) return null;
  const principal = { userId, sessionId: id, tokenId: id, isSuperAdmin: Boolean(row.isSuperAdmin) };
  return { id, scope, targetId, name, lastFetchedAt, principal, academy };
}

/** Records the time of a fetch, at most once an hour. Does not increase the version of the feed. */
export async function noteFetch(
  database: Database,
  { id, academy, lastFetchedAt }: Pick<OwnedFeed, 'id' | 'academy' | 'lastFetchedAt'>,
): Promise<void> {
  if (lastFetchedAt !== null && Date.now() - Date.parse(lastFetchedAt) < NOTE_FETCH_EVERY) return;
  await sql`update calendar_feeds set last_fetched_at = ${now()} where academy_id = ${academy.id} and id = ${id}`.execute(
    database.kysely,
  );
}

/**
 * Returns the ids of all feeds that the users created in the academy of `em`. Reads the audit log, because some feeds
 * may have been deleted.
 */
export async function feedsMadeBy(
  em: SqlEntityManager,
  engine: Database['engine'],
  userIds: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`select distinct resource_id as id from audit_entries
      where academy_id = ${academyOf(em)} and resource = 'CalendarFeed' and action = 'created'
        and ${inIds(sql`user_id`, userIds, engine)}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids of all feeds that have shown the sessions of the record with the id `targetId`. Reads the audit log,
 * because some feeds may have been deleted.
 */
export async function feedsMadeAbout(em: SqlEntityManager, targetId: string): Promise<string[]> {
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`select distinct resource_id as id from audit_entries
      where academy_id = ${academyOf(em)} and resource = 'CalendarFeed' and after ->> 'targetId' = ${targetId}`,
  );
  return rows.map(({ id }) => id);
}

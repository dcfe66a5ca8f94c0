import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import type { Caller, Principal } from '../../../../platform/permissions/caller.ts';
import { now } from '../../../../platform/time/now.ts';
import { academyOf, type SessionRow } from './authenticate.ts';
import { callerOf, isInForce, keysWhere } from './authenticate-key.ts';
import { nobody } from './caller-refusals.ts';
import { CALLER_COLUMNS } from './caller-row.loaders.ts';

/** A caller who was authenticated earlier in an academy. */
export interface KnownCaller {
  readonly principal: Principal;
  readonly academyId: string;
  /** The IP address of the client. */
  readonly address: string;
}

/**
 * Checks callers again, and returns them in the same order with their present roles. A caller whose login session,
 * token or key is no longer valid is returned as unauthenticated. A caller whose membership has ended has no access to
 * the academy any more. One statement checks all users, and another one checks all API keys. Calls `count` with the
 * number of statements that it runs.
 */
export async function checkCallers(
  database: Database,
  callers: readonly KnownCaller[],
  count: (statements: number) => void,
): Promise<Caller[]> {
  const users = callers.filter(({ principal }) => principal.scopes === undefined);
  const keys = callers.filter(({ principal }) => principal.scopes !== undefined);
  count((users.length > 0 ? 1 : 0) + (keys.length > 0 ? 1 : 0));
  const checked = new Map<KnownCaller, Caller>([
    ...(users.length > 0 ? await checkUsers(database, users) : []),
    ...(keys.length > 0 ? await checkKeys(database, keys) : []),
  ]);
  return callers.map((caller) => checked.get(caller) ?? nobody());
}

interface CheckedRow extends SessionRow {
  readonly place: number;
}

async function checkUsers(database: Database, users: readonly KnownCaller[]): Promise<[KnownCaller, Caller][]> {
  const { rows } = await sessionsOf(database, users).execute(database.kysely);
  return rows.map((row) => {
    const user = users[Number(row.place)] as KnownCaller;
    const { userId, sessionId, tokenId } = user.principal;
    if (!isAccepted(row, tokenId)) return [user, nobody()];
    const principal = { userId, sessionId, tokenId, isSuperAdmin: Boolean(row.isSuperAdmin) };
    return [user, { principal, academy: academyOf(principal, [row], true) }];
  });
}

/** Returns true if a login session has not ended, and the caller's token is the current token of this login session. */
const isAccepted = ({ revokedAt, expiresAt, tokenId }: SessionRow, ofCaller: string | undefined): boolean =>
  revokedAt === null && expiresAt > now() && tokenId === ofCaller;

/** Returns a statement that selects the login sessions of users, with their memberships. */
function sessionsOf({ engine }: Database, users: readonly KnownCaller[]): RawBuilder<CheckedRow> {
  const sessionIds = users.map(({ principal }) => principal.sessionId);
  const userIds = users.map(({ principal }) => principal.userId);
  const academyIds = users.map(({ academyId }) => academyId);
  const list =
    engine === 'postgresql'
      ? sql`unnest(${sessionIds}::uuid[], ${userIds}::uuid[], ${academyIds}::uuid[])
          with ordinality as w(session_id, user_id, academy_id, number)`
      : sql`(select key + 1 as number, value ->> 0 as session_id, value ->> 1 as user_id, value ->> 2 as academy_id
          from json_each(${JSON.stringify(users.map((_user, place) => [sessionIds[place], userIds[place], academyIds[place]]))})) as w`;
  return sql<CheckedRow>`
    select w.number - 1 as place, s.token_id as "tokenId", s.previous_token_id as "previousTokenId",
      s.rotated_at as "rotatedAt", s.expires_at as "expiresAt", s.revoked_at as "revokedAt",
      ${CALLER_COLUMNS}
    from ${list}
    join local_sessions s on s.id = w.session_id and s.user_id = w.user_id
    join local_users u on u.id = s.user_id
    left join local_academies a on a.id = w.academy_id and a.deleted_at is null
    left join local_caller_memberships m on m.user_id = w.user_id and m.academy_id = w.academy_id`;
}

async function checkKeys(database: Database, keys: readonly KnownCaller[]): Promise<[KnownCaller, Caller][]> {
  const ids = [...new Set(keys.map(({ principal }) => principal.userId))];
  const { rows } = await keysWhere(inIds(sql`k.id`, ids, database.engine)).execute(database.kysely);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return keys.map((key) => {
    const row = byId.get(key.principal.userId);
    return [key, row && isInForce(row, key.address) ? callerOf(row) : nobody()];
  });
}

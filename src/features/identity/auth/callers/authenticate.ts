import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../../../../config.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { NamedStatement } from '../../../../platform/database/engine.ts';
import { fixedStatement } from '../../../../platform/database/fixed-statement.ts';
import type { AppError } from '../../../../platform/errors/app-error.ts';
import type { AcademyContext, Caller, Principal } from '../../../../platform/permissions/caller.ts';
import { now } from '../../../../platform/time/now.ts';
import { isUuid } from '../../../../platform/validation/uuid.ts';
import { type TokenClaims, verifyToken } from '../sessions/tokens.ts';
import { isApiKey } from './api-key-token.ts';
import { authenticateKey } from './authenticate-key.ts';
import { nobody, refusals } from './caller-refusals.ts';
import { academyOfRow, CALLER_COLUMNS, type CallerRow, membershipIn } from './caller-row.loaders.ts';

/** The values in a request that identify the caller. */
export interface AuthHeaders {
  readonly authorization: string | undefined;
  /** The value of the X-Academy-ID header. */
  readonly academyId: string | undefined;
  /** The IP address of the client. An API key may be limited to some addresses. */
  readonly address?: string;
}

/**
 * The number of milliseconds after a refresh in which a request with the replaced token is rejected, but does not end
 * the login session. A client may have sent this request at the same time as the refresh.
 */
const REPLAY_GRACE = 10_000;

/**
 * The minimum number of milliseconds between two recorded uses of a login session. Uses in between are not recorded.
 */
const NOTE_USE_EVERY = 86_400_000;

/**
 * Returns the caller of a request. Runs one statement, or none if the request has neither an API key nor a token that
 * the service has signed. A second statement ends the login session if a replaced token is used too late, or records
 * the use about once a day. If the database fails, throws its error, so that the failure does not look like an invalid
 * token.
 */
export async function authenticate(
  database: Database,
  config: Pick<Config, 'jwtSecrets'>,
  headers: AuthHeaders,
): Promise<Caller> {
  const token = bearerToken(headers.authorization);
  if (token !== null && isApiKey(token)) {
    return authenticateKey(database, token, wantedAcademy(headers), headers.address ?? '');
  }
  const check = sessionCheck(database, config, headers);
  return check ? check.callerBy(await database.runFixed(check.statement)) : nobody();
}

/**
 * The check of the token of a login session: a statement, and a function that returns the caller for the rows of this
 * statement.
 */
export interface SessionCheck {
  /**
   * The key under which the service remembers the caller. The key consists of the id of the token and the id of the
   * requested academy.
   */
  readonly key: string;
  readonly statement: NamedStatement;
  /** Returns the caller for the statement's rows. */
  callerBy(rows: unknown[]): Promise<Caller>;
}

/**
 * Returns the check of a request's token. Returns null if the request has no token, an API key, or a token that the
 * service has not signed.
 */
export function sessionCheck(
  database: Database,
  config: Pick<Config, 'jwtSecrets'>,
  headers: AuthHeaders,
): SessionCheck | null {
  const token = bearerToken(headers.authorization);
  const claims = token === null || isApiKey(token) ? null : verifyToken(config, token);
  if (!claims) return null;
  const wanted = wantedAcademy(headers);
  const isMalformed = wanted !== undefined && !isUuid(wanted);
  const { userId, sessionId, tokenId } = claims;
  return {
    key: `${tokenId} ${wanted ?? ''}`,
    statement: sessionStatement(database, claims, isMalformed ? undefined : wanted),
    async callerBy(found) {
      const rows = found as SessionRow[];
      const [session] = rows;
      if (!session || !(await isCurrent(database, session, claims))) return nobody();
      const principal = { userId, sessionId, tokenId, isSuperAdmin: Boolean(session.isSuperAdmin) };
      if (isMalformed) return { principal, academy: refusals.malformed() };
      return { principal, academy: academyOf(principal, rows, wanted !== undefined) };
    },
  };
}

const wantedAcademy = ({ academyId }: AuthHeaders): string | undefined => academyId?.trim().toLowerCase();

/** Returns the token in an Authorization header; null if the header contains no bearer token. */
function bearerToken(authorization: string | undefined): string | null {
  return /^bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1] ?? null;
}

/**
 * A login session with its user and an academy of the user. If the user has no academy, the columns of the academy are
 * null.
 */
export interface SessionRow extends CallerRow {
  tokenId: string;
  previousTokenId: string | null;
  rotatedAt: string | null;
  expiresAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
  academyId: string | null;
}

const sessionWith = (sessionId: string, userId: string, academies: RawBuilder<unknown>) => sql<SessionRow>`
  select s.token_id as "tokenId", s.previous_token_id as "previousTokenId", s.rotated_at as "rotatedAt",
    s.expires_at as "expiresAt", s.last_used_at as "lastUsedAt",
    s.revoked_at as "revokedAt", ${CALLER_COLUMNS}
  from local_sessions s join local_users u on u.id = s.user_id ${academies}
  where s.id = ${sessionId} and s.user_id = ${userId}
  limit 2`;

/** Reads a login session with every academy in which its user is a member. Returns one row per academy. */
const readWithOwn = fixedStatement('session with own academies', (sessionId: string, userId: string) =>
  sessionWith(
    sessionId,
    userId,
    sql`left join local_caller_memberships m on m.user_id = u.id
      and exists (select 1 from local_academies o where o.id = m.academy_id and o.deleted_at is null)
    left join local_academies a on a.id = m.academy_id`,
  ),
);

/** Reads a login session with the academy in the X-Academy-ID header. */
const readWithNamed = fixedStatement(
  'session with named academy',
  (sessionId: string, userId: string, academyId: string) =>
    sessionWith(
      sessionId,
      userId,
      sql`left join local_academies a on a.id = ${academyId} and a.deleted_at is null
      ${membershipIn('local_caller_memberships')}`,
    ),
);

const sessionStatement = (database: Database, { sessionId, userId }: TokenClaims, academyId: string | undefined) =>
  academyId === undefined
    ? readWithOwn.with(database, sessionId, userId)
    : readWithNamed.with(database, sessionId, userId, academyId);

/**
 * Returns true if the login session has not ended and the token is its current token. If the token was replaced more
 * than a few seconds ago, ends the login session.
 */
async function isCurrent(database: Database, session: SessionRow, claims: TokenClaims): Promise<boolean> {
  if (session.revokedAt !== null || session.expiresAt <= now()) return false;
  if (session.tokenId === claims.tokenId) {
    await noteUse(database, session, claims);
    return true;
  }
  const age = session.rotatedAt === null ? Number.POSITIVE_INFINITY : Date.now() - Date.parse(session.rotatedAt);
  const isRace = session.previousTokenId === claims.tokenId && age < REPLAY_GRACE;
  if (!isRace) {
    await sql`update sessions set revoked_at = ${now()} where id = ${claims.sessionId} and revoked_at is null`.execute(
      database.kysely,
    );
  }
  return false;
}

/** Records that a login session was used, unless a use in the last day is already recorded. */
async function noteUse(database: Database, { lastUsedAt }: SessionRow, { sessionId }: TokenClaims): Promise<void> {
  if (lastUsedAt !== null && Date.now() - Date.parse(lastUsedAt) < NOTE_USE_EVERY) return;
  await sql`update sessions set last_used_at = ${now()} where id = ${sessionId}`.execute(database.kysely);
}

/**
 * Returns the academy of a request: the one in the X-Academy-ID header or, without this header, the only academy of the
 * caller. Returns an error if the header is missing and the caller has no academy or several, or if the caller has no
 * access to the academy.
 */
export function academyOf(
  principal: Principal,
  rows: readonly SessionRow[],
  isNamed: boolean,
): AcademyContext | AppError {
  const [row] = rows;
  if (!row || row.academyId === null || rows.length > 1) return isNamed ? refusals.noAccess() : refusals.absent();
  return academyOfRow(row.academyId, principal.userId, row) ?? refusals.noAccess();
}

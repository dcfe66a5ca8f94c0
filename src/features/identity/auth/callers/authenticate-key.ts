import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { fixedStatement } from '../../../../platform/database/fixed-statement.ts';
import { fromJsonColumn } from '../../../../platform/database/json-column.ts';
import type { AcademyContext, Caller } from '../../../../platform/permissions/caller.ts';
import type { Role } from '../../../../platform/permissions/roles.ts';
import { now } from '../../../../platform/time/now.ts';
import { isWithin } from '../../../../platform/validation/cidr.ts';
import { isUuid } from '../../../../platform/validation/uuid.ts';
import { type ApiKeyToken, isSecretOf, parseApiKey } from './api-key-token.ts';
import { nobody, refusals } from './caller-refusals.ts';

/** The minimum number of milliseconds between two recorded uses of a key. Uses in between are not recorded. */
const NOTE_USE_EVERY = 300_000;

/** A row of an API key, with the columns of its academy. */
export interface KeyRow extends Pick<AcademyContext, 'status' | 'timezone' | 'currency'> {
  id: string;
  secretHash: string;
  role: Role;
  /** A JSON array. PostgreSQL returns it as an array, and SQLite as text. The same applies to `allowedCidrs`. */
  scopes: string | string[];
  allowedCidrs: string | string[] | null;
  expiresAt: string;
  revokedAt: string | null;
  lastUsedAt: string | null;
  academyId: string;
}

/**
 * Returns a statement that selects API keys with their academies. Runs as the database owner, because the academy of
 * the request is not known yet.
 */
export const keysWhere = (condition: RawBuilder<unknown>): RawBuilder<KeyRow> => sql<KeyRow>`
    select k.id, k.secret_hash as "secretHash", k.role, k.scopes, k.allowed_cidrs as "allowedCidrs",
      k.expires_at as "expiresAt", k.revoked_at as "revokedAt", k.last_used_at as "lastUsedAt",
      a.id as "academyId", a.status, a.settings ->> 'timezone' as timezone, a.settings ->> 'currency' as currency
    from local_api_keys k join local_academies a on a.id = k.academy_id and a.deleted_at is null
    where ${condition}`;

const readKey = fixedStatement('api key with academy', (id: string) => keysWhere(sql`k.id = ${id}`));

/**
 * Returns the caller for the API key of a request. For every invalid key, this is an unauthenticated caller. Runs one
 * statement, or none if the text does not have the format of a key. Every few minutes, a second statement records the
 * use. `wanted` is the X-Academy-ID header, if present.
 */
export async function authenticateKey(
  database: Database,
  token: string,
  wanted: string | undefined,
  address: string,
): Promise<Caller> {
  const key = parseApiKey(token);
  const [row] = key ? await readKey(database, key.id) : [];
  if (!key || !row || !counts(row, key, address)) return nobody();
  await noteUse(database, row, key);
  const caller = callerOf(row);
  if (wanted !== undefined && wanted !== row.academyId) {
    return { ...caller, academy: isUuid(wanted) ? refusals.noAccess() : refusals.malformed() };
  }
  return caller;
}

/** Returns the caller for an API key, in the academy of the key. */
export function callerOf({ id, academyId, status, timezone, currency, role, scopes: list }: KeyRow): Caller {
  const scopes = new Set(fromJsonColumn<string[]>(list));
  const principal = { userId: id, sessionId: id, tokenId: id, isSuperAdmin: false, scopes };
  const viewer = { userId: id, role, staffId: null, parentId: null, studentId: null };
  return { principal, academy: { id: academyId, status, timezone, currency, viewer } };
}

/**
 * Returns true if the secret matches, the key is neither revoked nor expired, and the key may be used from the IP
 * address.
 */
const counts = (row: KeyRow, { secret }: ApiKeyToken, address: string): boolean =>
  isSecretOf(row.secretHash, secret) && isInForce(row, address);

/** Returns true if a key is neither revoked nor expired, and may be used from the IP address. */
export function isInForce(row: KeyRow, address: string): boolean {
  if (row.revokedAt !== null || row.expiresAt <= now()) return false;
  return row.allowedCidrs === null || isWithin(fromJsonColumn<string[]>(row.allowedCidrs), address);
}

/** Records that a key was used, unless a use in the last few minutes is already recorded. */
async function noteUse(database: Database, { lastUsedAt }: KeyRow, { id }: ApiKeyToken): Promise<void> {
  if (lastUsedAt !== null && Date.now() - Date.parse(lastUsedAt) < NOTE_USE_EVERY) return;
  await sql`update api_keys set last_used_at = ${now()} where id = ${id}`.execute(database.kysely);
}

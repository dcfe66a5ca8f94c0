import { type Kysely, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { now } from '../time/now.ts';
import type { JobKind } from './job-kind.ts';
import { academyJobs, systemJobs } from './job-table.ts';

/** The values that all inserted jobs share. */
interface InsertedJobs<Payload extends object> {
  readonly payload: Payload;
  /** The earliest start: RFC 3339, UTC. */
  readonly runAt: string;
  /**
   * A key of at most 200 characters. If an owner already has a job with this key, no further job is inserted for the
   * owner.
   */
  readonly dedupeKey?: string;
}

/**
 * Inserts a job for each owner. An owner is `[academyId]`, or `[]` for a system job. The statement runs as the
 * database's owner, outside of any academy's session. Returns the number of owners.
 */
export async function insertJobs<Payload extends object>(
  trx: Kysely<unknown>,
  kind: JobKind<Payload>,
  { payload, runAt, dedupeKey }: InsertedJobs<Payload>,
  owners: readonly (readonly string[])[],
): Promise<number> {
  const table = kind.of === 'system' ? systemJobs : academyJobs;
  const columns = [...table.key, 'created_at', 'updated_at', 'kind', 'payload', 'run_at', 'max_attempts', 'dedupe_key'];
  const at = now();
  const values = [at, at, kind.name, JSON.stringify(payload), runAt, kind.maxAttempts, dedupeKey ?? null];
  const rows = owners.map((owner) => sql`(${sql.join([...owner, uuid(), ...values])})`);
  await sql`insert into ${sql.table(table.name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(rows)} on conflict do nothing`.execute(trx);
  return owners.length;
}

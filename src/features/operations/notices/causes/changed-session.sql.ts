import { sql } from 'kysely';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import { now } from '../../../../platform/time/now.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';

/** A notice about a session, after a further change of the session was added to the notice. */
interface JoinedChange {
  readonly dedupeKey: string;
  readonly changes: readonly string[];
  /** True if the changes cancel each other, so that the session is as it was before the first change. */
  readonly isTakenBack: boolean;
}

/**
 * Stores the changes in the unsent messages and the inbox entries of a notice, and marks the entries as unread. If the
 * changes cancel each other, does not change the entries, but deletes those that are unread.
 */
export async function joinChange(
  { em, academy, engine }: NoticeRun,
  { dedupeKey, changes, isTakenBack }: JoinedChange,
): Promise<void> {
  const kysely = em.getKysely();
  const list = JSON.stringify(changes);
  const params =
    engine === 'postgresql'
      ? sql`jsonb_set(params, '{changes}', ${list}::jsonb)`
      : sql`json_set(params, '$.changes', json(${list}))`;
  const which = sql`academy_id = ${academy.id} and dedupe_key = ${dedupeKey} and kind = 'session_changed'`;
  await sql`update notification_sends set params = ${params}, updated_at = ${now()}
    where ${which} and state in ('queued', 'held')`.execute(kysely);
  if (isTakenBack) await sql`delete from notifications where ${which} and read_at is null`.execute(kysely);
  else
    await sql`update notifications set params = ${params}, read_at = null, updated_at = ${now()} where ${which}`.execute(
      kysely,
    );
}

/** Deletes the unread inbox entries about sessions that the given closures have changed. */
export async function removeUnread({ em, academy, engine }: NoticeRun, closureIds: readonly string[]): Promise<void> {
  await sql`delete from notifications where academy_id = ${academy.id} and kind = 'session_changed'
    and ${inIds(sql`resource_id`, closureIds, engine)} and read_at is null`.execute(em.getKysely());
}

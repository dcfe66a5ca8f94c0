import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { inIds, type ReadContext } from '../../../platform/loaders/read-model.ts';
import { now } from '../../../platform/time/now.ts';
import type { PlacePair } from '../../academics/rooms/places.loaders.ts';
import { type ClashKind, HARD_KINDS } from './clash.enums.ts';
import { clashesSql } from './clash-sql.loaders.ts';

/** A hard clash, with the values that its error text contains. */
export interface HardClash {
  readonly kind: ClashKind;
  readonly sessionId: string;
  /** The id of the other session or of the time off. */
  readonly againstId: string;
  /** The code of the other session's batch; null if the session clashes with time off. */
  readonly code: string | null;
  /**
   * The start of the other session: the local date, the local time (`startTime`) and the instant (`startsAt`). If the
   * session clashes with time off, these are the values of the session itself; `date` is then the first day on which
   * the session and the time off overlap.
   */
  readonly date: string;
  readonly startTime: string;
  readonly startsAt: string;
}

/**
 * Returns the hard clashes of the given sessions, ordered by the start of the other session. Omits sessions that are
 * over. Runs in the transaction of `em`.
 */
export async function hardClashesOf(
  em: SqlEntityManager,
  engine: ReadContext['engine'],
  sessionIds: readonly string[],
): Promise<HardClash[]> {
  if (sessionIds.length === 0) return [];
  const academyId = academyOf(em) ?? null;
  const clashes = clashesSql({
    engine,
    academyId,
    kinds: HARD_KINDS,
    sessions: sql`${inIds(sql`s.id`, sessionIds, engine)} and s.ends_at > ${now()}`,
  });
  return rowsOf(
    em,
    sql<HardClash>`select c.kind, c.session_id as "sessionId",
        coalesce(c.other_session_id, c.time_off_id) as "againstId", b.code,
        case when f.start_date > c.other_date then f.start_date else c.other_date end as "date",
        c.other_start_time as "startTime", c.other_starts_at as "startsAt"
      from ${clashes} as c left join batches b on b.academy_id = ${academyId} and b.id = c.other_batch_id
        left join staff_time_off f on f.academy_id = ${academyId} and f.id = c.time_off_id
      order by c.other_starts_at, b.code, c.id`,
  );
}

/** Returns the ids of the instructors and rooms of sessions. Runs in the transaction of `em`. */
export async function placesOfSessions(
  em: SqlEntityManager,
  engine: ReadContext['engine'],
  sessionIds: readonly string[],
): Promise<PlacePair[]> {
  if (sessionIds.length === 0) return [];
  return rowsOf(
    em,
    sql<PlacePair>`select distinct s.instructor_id as "staffId", s.room_id as "roomId"
      from class_sessions s where s.academy_id = ${academyOf(em)} and ${inIds(sql`s.id`, sessionIds, engine)}`,
  );
}

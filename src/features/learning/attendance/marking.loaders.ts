import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { inIds, type ReadContext, type Sql } from '../../../platform/loaders/read-model.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { SessionStatus } from '../../scheduling/sessions/session.enums.ts';
import { wasActiveOn } from '../../scheduling/sessions/session.visibility.ts';
import { NO_BATCH } from './attendance-month.entity.ts';

/** Identifies a roll call: by the session, or by a batch and a day, for which the service finds the session. */
export type PlaceOfRoll =
  | {
      readonly sessionId: string;
      /** The label for the part of the day, which attendance records store. */
      readonly session?: string | null;
    }
  | {
      /** Null for general attendance at the academy. */
      readonly batchId: string | null;
      /** YYYY-MM-DD */
      readonly date: string;
      /** The label for the part of the day. */
      readonly session: string | null;
    };

/** An id that no session has. */
export const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/** A roll call: the ids of the students to mark, and the session, or the batch and the day. Ids are in lower case. */
export type Roll = PlaceOfRoll & { readonly studentIds: readonly string[] };

/** A session to which the marks of a roll call may belong. */
export interface SessionOfRoll {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly status: SessionStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly instructorId: string | null;
  readonly topic: string | null;
  /** True if the session is not in the weekly schedule. */
  readonly isExtra: boolean;
}

/** A student in a roll call. */
export interface StudentOfRoll {
  /** True if the student had an enrollment in the batch that was active on the day. */
  readonly isEnrolled: boolean;
  /**
   * The student's attendance records in the batch on that day that have the label of the roll call, or belong to one of
   * its sessions.
   */
  readonly records: readonly RecordOfRoll[];
}

/** The columns of an attendance record, as the database returns them. */
export type RecordOfRoll = Record<string, unknown> & { session: string | null; session_id: string | null };

/** The data that is needed to mark the students of a roll call. */
export interface KnownOfRoll {
  /** The id of the batch; null if the roll call is for no batch. */
  readonly batchId: string | null;
  readonly instructorId: string | null;
  /** The id of the staff member who heads the department of the batch's course. */
  readonly headStaffId: string | null;
  /** The number of hours after the end of a day in which teachers may mark attendance for the day. */
  readonly editHours: number;
  /** True if the academy accepts marks in a batch only on days with a session. */
  readonly requiresSession: boolean;
  /**
   * The session with the id in the request. If the request has no session id, all sessions of the batch on the day, by
   * start time.
   */
  readonly sessions: readonly SessionOfRoll[];
  /** The requested students that exist, by id. */
  readonly students: ReadonlyMap<string, StudentOfRoll>;
}

/**
 * Locks the students and then the batch of a roll call until the transaction ends, in the common lock order. Meanwhile,
 * no other request creates marks for these students. If a student is being deleted, the roll call waits for the
 * deletion. Operations that change sessions also lock the batch, so the sessions stay unchanged. SQLite has only one
 * writer and needs no locks.
 */
export async function lockRoll(ctx: RequestContext, em: SqlEntityManager, roll: Roll): Promise<void> {
  const { engine } = ctx.database;
  if (engine === 'sqlite' || ('batchId' in roll && roll.batchId === null)) return;
  const { id: academyId } = requireAcademy(ctx);
  const batchId =
    'sessionId' in roll
      ? sql`(select k.batch_id from class_sessions k where k.academy_id = ${academyId} and k.id = ${roll.sessionId})`
      : sql`${roll.batchId}::uuid`;
  await sql`with students_of_roll as materialized (
      select s.id from students s where s.academy_id = ${academyId} and ${inIds(sql`s.id`, roll.studentIds, engine)}
      order by s.id for share
    )
    select b.id from batches b where b.academy_id = ${academyId} and b.id = ${batchId}
      and (select count(*) from students_of_roll) >= 0
    for no key update of b`.execute(em.getKysely());
}

/**
 * Reads the data that is needed to mark the students, in one SQL statement for any number of students. The statement
 * returns one row per attendance record.
 */
export async function readRoll(ctx: RequestContext, em: SqlEntityManager, roll: Roll): Promise<KnownOfRoll> {
  const { id: academyId } = requireAcademy(ctx);
  const { batch, day, sessions } = piecesOf(roll, ctx.database.engine);
  const rows = await rowsOf(
    em,
    sql<RollRow>`
      select b.id as "$batchId", b.instructor_id as "$instructorId", d.head_staff_id as "$headStaffId",
        o.settings ->> 'attendanceEditHours' as "$editHours", o.settings ->> 'attendanceRequiresSession' as "$requiresSession",
        k.id as "$sessionId", cast(k.date as text) as "$date", k.status as "$status", k.starts_at as "$startsAt",
        k.ends_at as "$endsAt", k.instructor_id as "$leaderId", k.topic as "$topic",
        case when k.slot_date is null then 1 else 0 end as "$isExtra", s.id as "$studentId",
        exists (select 1 from enrollments e where e.academy_id = ${academyId} and e.student_id = s.id and e.batch_id = ${batch}
          and ${wasActiveOn(day)}) as "$isEnrolled", t.*
      from academies o
      left join class_sessions k on k.academy_id = ${academyId} and ${sessions}
      left join batches b on b.academy_id = ${academyId} and b.id = ${batch} and b.deleted_at is null
      left join courses c on c.academy_id = ${academyId} and c.id = b.course_id and c.deleted_at is null
      left join departments d on d.academy_id = ${academyId} and d.id = c.department_id and d.deleted_at is null
      left join students s on s.academy_id = ${academyId} and s.deleted_at is null and s.erased_at is null
        and ${inIds(sql`s.id`, roll.studentIds, ctx.database.engine)}
      left join attendance t on t.academy_id = ${academyId} and t.student_id = s.id and t.date = ${day}
        and coalesce(t.batch_id, ${sql.lit(NO_BATCH)}) = coalesce(${batch}, ${sql.lit(NO_BATCH)})
        and (t.session_id = k.id or t.session is not distinct from ${roll.session ?? null})
      where o.id = ${academyId}
      order by k.starts_at, k.id, t.id`,
  );
  const [first] = rows;
  if (!first) throw new Error('The academy of the session is gone.');
  return knownOf(rows, first);
}

/**
 * Returns SQL for the batch, the day, and the condition on the sessions `k`. PostgreSQL cannot infer the type of these
 * parameters, so they need a cast.
 */
function piecesOf(roll: Roll, engine: ReadContext['engine']): { batch: Sql; day: Sql; sessions: Sql } {
  if ('sessionId' in roll) return { batch: sql`k.batch_id`, day: sql`k.date`, sessions: sql`k.id = ${roll.sessionId}` };
  const [uuid, date] = engine === 'postgresql' ? [sql`::uuid`, sql`::date`] : [sql``, sql``];
  // not null, because Citus refuses an outer join with a null id
  const batch = sql`${roll.batchId ?? NO_BATCH}${uuid}`;
  const day = sql`${roll.date}${date}`;
  return { batch, day, sessions: sql`k.batch_id = ${batch} and k.date = ${day}` };
}

/**
 * A row of the query: a student in the roll call and the batch. The row also has an attendance record and a session, if
 * there are any. Columns without a value are null.
 */
interface RollRow extends Readonly<Record<string, unknown>> {
  readonly id: string | null;
  readonly $batchId: KnownOfRoll['batchId'];
  readonly $instructorId: KnownOfRoll['instructorId'];
  readonly $headStaffId: KnownOfRoll['headStaffId'];
  readonly $editHours: unknown;
  readonly $requiresSession: unknown;
  readonly $sessionId: string | null;
  readonly $date: SessionOfRoll['date'];
  readonly $status: SessionOfRoll['status'];
  readonly $startsAt: string;
  readonly $endsAt: string;
  readonly $leaderId: SessionOfRoll['instructorId'];
  readonly $topic: SessionOfRoll['topic'];
  readonly $isExtra: number;
  readonly $studentId: string | null;
  readonly $isEnrolled: unknown;
}

function knownOf(rows: readonly RollRow[], first: RollRow): KnownOfRoll {
  const sessions = new Map<string, SessionOfRoll>();
  const students = new Map<string, StudentOfRoll & { records: RecordOfRoll[] }>();
  const records = new Set<unknown>();
  for (const row of rows) {
    if (row.$sessionId !== null && !sessions.has(row.$sessionId)) {
      sessions.set(row.$sessionId, sessionOf(row, row.$sessionId));
    }
    if (row.$studentId === null) continue;
    const student = students.get(row.$studentId) ?? { isEnrolled: Boolean(row.$isEnrolled), records: [] };
    students.set(row.$studentId, student);
    // the query returns each record once per session
    if (row.id !== null && !records.has(row.id)) student.records.push(recordOf(row));
    records.add(row.id);
  }
  return {
    batchId: first.$batchId,
    instructorId: first.$instructorId,
    headStaffId: first.$headStaffId,
    editHours: Number(first.$editHours),
    requiresSession: ['true', '1'].includes(String(first.$requiresSession)),
    sessions: [...sessions.values()],
    students,
  };
}

const sessionOf = (row: RollRow, id: string): SessionOfRoll => ({
  id,
  date: row.$date,
  status: row.$status,
  startsAt: new Date(row.$startsAt),
  endsAt: new Date(row.$endsAt),
  instructorId: row.$leaderId,
  topic: row.$topic,
  isExtra: row.$isExtra === 1,
});

const recordOf = (row: RollRow): RecordOfRoll =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('$'))) as RecordOfRoll;

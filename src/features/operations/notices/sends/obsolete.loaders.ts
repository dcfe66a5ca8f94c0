import { sql } from 'kysely';
import { inIds, type Sql } from '../../../../platform/loaders/read-model.ts';
import { isSettable } from '../../../academy/academies/notice.enums.ts';
import { isAtWork } from '../../../people/staff/staff.enums.ts';
import { declarationOf } from '../core/notice-kinds.ts';
import { isGiven } from '../core/notice-run.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { PERSON_TABLES, RecipientType, SuppressionReason } from '../notice-send.enums.ts';
import type { NotificationSend } from './notice-send.entity.ts';
import { studentIdsOf } from './students-of-send.ts';

/** The present facts that determine whether messages are still needed, as sets. */
interface Standing {
  /** The ids of the inbox entries that their users have read. */
  readonly read: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
  /** The ids of the parents and students who are active, and of the staff members who work today. */
  readonly active: ReadonlySet<string>;
  /** The parents who get notices about a student, each as `parentId studentId`. */
  readonly links: ReadonlySet<string>;
  /** The kinds and channels that recipients have turned off, each as `ownerId kind channel`. */
  readonly turnedOff: ReadonlySet<string>;
}

/**
 * Returns, for each message, the reason why the message is no longer needed; null if the message is needed. The reasons
 * are:
 * - The academy or the recipient turned the kind off.
 * - The user has read the notice in the inbox.
 * - The recipient has left, or is no longer linked to the student.
 * - The function `obsolete` of the kind's declaration returns a reason.
 */
export async function reasonsAgainst(
  run: NoticeRun,
  sends: readonly NotificationSend[],
): Promise<(SuppressionReason | null)[]> {
  const standing = await standingOf(run, sends);
  const reasons: (SuppressionReason | null)[] = [];
  for (const send of sends) reasons.push(await reasonAgainst(run, send, standing));
  return reasons;
}

async function reasonAgainst(
  run: NoticeRun,
  send: NotificationSend,
  standing: Standing,
): Promise<SuppressionReason | null> {
  const declaration = declarationOf(send.kind);
  if (isSettable(send.kind) && !isGiven(run, send.kind)) return SuppressionReason.TURNED_OFF;
  if (isTurnedOff(send, standing)) return SuppressionReason.TURNED_OFF;
  if (send.notificationId !== null && standing.read.has(send.notificationId)) return SuppressionReason.READ;
  if (!declaration?.isBill) {
    if (hasLeft(send, standing)) return SuppressionReason.LEFT;
    if (isUnlinked(send, standing)) return SuppressionReason.UNLINKED;
  }
  return (await declaration?.obsolete?.(run, send)) ?? null;
}

/**
 * Returns true if the recipient has turned off the kind for the message's channel. Always returns false for urgent
 * messages.
 */
const isTurnedOff = (send: NotificationSend, { turnedOff }: Standing): boolean =>
  send.params.isUrgent !== true && turnedOff.has(`${choiceOwnerId(send)} ${send.kind} ${send.channel}`);

/** Returns the id of the record to which the recipient's choices of channels belong. */
const choiceOwnerId = ({ recipientId, personId }: NotificationSend): string => personId ?? recipientId;

/** Returns true if the recipient is no longer a member, or is a person who is not active. */
function hasLeft({ recipientType, recipientId, personId }: NotificationSend, { members, active }: Standing): boolean {
  if (recipientType === RecipientType.USER && !members.has(recipientId)) return true;
  return personId !== null && !active.has(personId);
}

/**
 * Returns true if the message is about students, and the recipient is a parent who no longer gets notices about any of
 * them.
 */
function isUnlinked(send: NotificationSend, { links }: Standing): boolean {
  const studentIds = studentsOf(send);
  return studentIds.length > 0 && !studentIds.some((id) => links.has(`${send.personId} ${id}`));
}

/** Returns the ids of the students that a message is about. Returns none if the recipient is not a parent. */
const studentsOf = (send: NotificationSend): readonly string[] =>
  send.personType === 'parent' ? studentIdsOf(send) : [];

async function standingOf(run: NoticeRun, sends: readonly NotificationSend[]): Promise<Standing> {
  const { academy, engine } = run;
  const entryIds = sends.flatMap(({ notificationId }) => notificationId ?? []);
  const ofUsers = sends.filter(({ recipientType }) => recipientType === RecipientType.USER);
  const userIds = ofUsers.map(({ recipientId }) => recipientId);
  const aboutStudents = sends.filter((send) => studentsOf(send).length > 0);
  const parentIds = aboutStudents.flatMap(({ personId }) => personId ?? []);
  const studentIds = aboutStudents.flatMap(studentsOf);
  const active = new Set<string>();
  for (const [type, own] of Map.groupBy(sends, ({ personType }) => personType)) {
    if (type === null) continue;
    const ids = own.flatMap(({ personId }) => personId ?? []);
    const isActive =
      type === 'staff'
        ? isAtWork(sql, [sql`p`, sql`${run.clock.dayOf(run.at)}`])
        : sql`p.deleted_at is null and p.status = 'active'`;
    const people = sql`select p.id from ${sql.table(PERSON_TABLES[type])} p where p.academy_id = ${academy.id}
      and ${inIds(sql`p.id`, ids, engine)} and ${isActive}`;
    for (const id of await idsOf(run, ids, people)) active.add(id);
  }
  const ownerIds = sends.map(choiceOwnerId);
  return {
    active,
    turnedOff: await idsOf(
      run,
      ownerIds,
      sql`select c.recipient_id || ' ' || c.kind || ' ' || c.channel as id from notice_preferences c
        where c.academy_id = ${academy.id} and ${inIds(sql`c.recipient_id`, ownerIds, engine)} and not c.is_on`,
    ),
    read: await idsOf(
      run,
      entryIds,
      sql`select n.id from notifications n where n.academy_id = ${academy.id}
        and ${inIds(sql`n.id`, entryIds, engine)} and n.read_at is not null`,
    ),
    members: await idsOf(
      run,
      userIds,
      sql`select m.user_id as id from memberships m where m.academy_id = ${academy.id}
        and ${inIds(sql`m.user_id`, userIds, engine)}`,
    ),
    links: await idsOf(
      run,
      parentIds,
      sql`select l.parent_id || ' ' || l.student_id as id from parent_students l where l.academy_id = ${academy.id}
        and ${inIds(sql`l.parent_id`, parentIds, engine)} and ${inIds(sql`l.student_id`, studentIds, engine)}
        and l.gets_notices`,
    ),
  };
}

/**
 * Returns the ids that `statement` selects. If `among` is empty, returns an empty set and does not run the statement.
 */
async function idsOf({ read }: NoticeRun, among: readonly string[], statement: Sql): Promise<ReadonlySet<string>> {
  if (among.length === 0) return new Set();
  return new Set((await read(sql<{ id: string }>`${statement}`)).map(({ id }) => id));
}

import { sql } from 'kysely';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import { isSettable } from '../../../academy/academies/notice.enums.ts';
import { declarationOf } from '../core/notice-kinds.ts';
import { isGiven } from '../core/notice-run.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { Notification } from '../inbox/notification.entity.ts';
import { PERSON_TABLES, RecipientType, SuppressionReason } from '../notice-send.enums.ts';
import type { NotificationSend } from './notice-send.entity.ts';

/**
 * Returns the reason why a due message is no longer needed: the academy turned the kind off, the user has read the
 * notice, the recipient has left or is no longer linked to the student, or the kind's own reason. Null if it is needed.
 */
export async function obsolete(run: NoticeRun, send: NotificationSend): Promise<SuppressionReason | null> {
  const declaration = declarationOf(send.kind);
  if (isSettable(send.kind) && !isGiven(run, send.kind)) return SuppressionReason.TURNED_OFF;
  if (await isRead(run, send)) return SuppressionReason.READ;
  if (!declaration?.isBill) {
    if (await hasLeft(run, send)) return SuppressionReason.LEFT;
    if (await isUnlinked(run, send)) return SuppressionReason.UNLINKED;
  }
  return (await declaration?.obsolete?.(run, send)) ?? null;
}

async function isRead({ em }: NoticeRun, { notificationId }: NotificationSend): Promise<boolean> {
  if (notificationId === null) return false;
  return (await em.count(Notification, { id: notificationId, readAt: { $ne: null } })) > 0;
}

/** Returns true if the recipient's membership ended, or if the person is not active. */
async function hasLeft({ academy, read }: NoticeRun, send: NotificationSend): Promise<boolean> {
  const { recipientType, recipientId, personType, personId } = send;
  if (recipientType === RecipientType.USER) {
    const member = sql<{ id: string }>`select m.id from memberships m
      where m.academy_id = ${academy.id} and m.user_id = ${recipientId}`;
    if ((await read(member)).length === 0) return true;
  }
  if (personType === null) return false;
  const active = sql<{ id: string }>`select p.id from ${sql.table(PERSON_TABLES[personType])} p
    where p.academy_id = ${academy.id} and p.id = ${personId} and p.deleted_at is null and p.status = 'active'`;
  return (await read(active)).length === 0;
}

/** Returns true if the notice is about students, and the parent is not linked to any of them for notices. */
async function isUnlinked({ academy, engine, read }: NoticeRun, send: NotificationSend): Promise<boolean> {
  const { personType, personId, params } = send;
  const studentIds = params.studentIds;
  if (personType !== 'parent' || !Array.isArray(studentIds) || studentIds.length === 0) return false;
  const links = sql<{ id: string }>`select l.id from parent_students l
    where l.academy_id = ${academy.id} and l.parent_id = ${personId} and l.gets_notices
      and ${inIds(sql`l.student_id`, studentIds as string[], engine)}`;
  return (await read(links)).length === 0;
}

import { v7 as uuid } from 'uuid';
import { NoticeChannel, NoticeKind } from '../../src/features/academy/academies/notice.enums.ts';
import { AttendanceStatus } from '../../src/features/learning/attendance/attendance.enums.ts';
import { noticeAbout } from '../../src/features/money/notices/billed-fees.ts';
import { onAnnounce, onAnnounceTo } from '../../src/features/operations/notices/announcements/announce.ts';
import { AudienceRole } from '../../src/features/operations/notices/announcements/announcement.enums.ts';
import { createAnnouncement } from '../../src/features/operations/notices/announcements/announcement.service.ts';
import { publishAnnouncement } from '../../src/features/operations/notices/announcements/publish-announcement.ts';
import { Notification } from '../../src/features/operations/notices/inbox/notification.entity.ts';
import { NoticeSendState, RecipientType } from '../../src/features/operations/notices/notice-send.enums.ts';
import { NotificationSend } from '../../src/features/operations/notices/sends/notice-send.entity.ts';
import { insertRows } from '../../src/platform/database/bulk-rows.ts';
import { now } from '../../src/platform/time/now.ts';
import { type DemoContext, theFirst } from '../demo-context.ts';

/** The announcements of the office: to everyone, and to the staff. */
const ANNOUNCEMENTS = [
  {
    title: 'Open day on Saturday',
    body: 'Bring a friend: on Saturday from 10:00 to 13:00 everybody may try a class.\n\n**No registration is needed.**',
    audience: { everyone: true },
  },
  {
    title: 'Staff meeting',
    body: 'We meet on Friday at 18:00. The agenda: the timetable of the next term.',
    audience: {
      roles: Object.values(AudienceRole).filter(
        (role) => role !== AudienceRole.STUDENT && role !== AudienceRole.PARENT,
      ),
    },
  },
];

/**
 * Fills the inboxes of all logins. The office publishes announcements. The parent gets notices of a child's absence and
 * of an unpaid fee, which were also sent by mail.
 */
export async function giveNotices(context: DemoContext): Promise<void> {
  for (const announcement of ANNOUNCEMENTS) {
    const id = await context.as('office', (ctx) => createAnnouncement(ctx, announcement));
    await context.as('office', (ctx) => publishAnnouncement(ctx, id));
  }
  await context.workOff(onAnnounce, onAnnounceTo);
  await noteAbsence(context);
  await noteReminder(context);
}

/**
 * Writes the notice about the last absence of one of the parent's children. If no child was ever absent, the notice is
 * about the last attendance mark of a child.
 */
async function noteAbsence(context: DemoContext): Promise<void> {
  const { member, rows } = context;
  const { parentId } = member('parent');
  const children = rows.parentStudents.filter((link) => link.parentId === parentId).map(({ studentId }) => studentId);
  const marks = rows.attendance.filter(({ studentId }) => children.includes(studentId));
  const mark = marks.findLast(({ status }) => status === AttendanceStatus.ABSENT) ?? marks.at(-1);
  if (!mark) return;
  await tellParent(context, {
    kind: NoticeKind.ABSENCE,
    dedupeKey: `absence ${mark.studentId} ${mark.id}`,
    resourceType: 'attendance',
    resourceId: mark.id,
    params: { attendanceId: mark.id, studentIds: [mark.studentId], batchId: mark.batchId, sessionId: null },
  });
}

/** Writes the reminder for the parent's unpaid fee that was due first. */
async function noteReminder(context: DemoContext): Promise<void> {
  const { member, rows, today } = context;
  const { parentId } = member('parent');
  const { id: accountId } = theFirst(rows.accounts, (account) => account.parentId === parentId);
  const unpaid = rows.fees.filter(
    (fee) => fee.accountId === accountId && fee.voidedAt === null && fee.paidAmount < fee.amount,
  );
  const fee = theFirst(
    unpaid.toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1)),
    Boolean,
  );
  const { resource, params } = noticeAbout(accountId, [fee], { dedupeKey: '', recipients: [] });
  await tellParent(context, {
    kind: NoticeKind.FEE_REMINDER,
    dedupeKey: `fee_reminder ${accountId} ${today}`,
    resourceType: resource.type,
    resourceId: resource.id,
    params,
  });
}

/** Writes an entry in the parent's inbox, and the record of a sent mail about the same notice. */
async function tellParent(
  { as, member }: DemoContext,
  about: Pick<Notification, 'kind' | 'dedupeKey' | 'resourceType' | 'resourceId' | 'params'>,
): Promise<void> {
  const { parentId, userId } = member('parent');
  const entryId = uuid();
  const mail = {
    ...about,
    ...{ recipientType: RecipientType.USER, recipientId: userId, personType: 'parent', personId: parentId },
    ...{ state: NoticeSendState.SENT, attempts: 1, sentAt: now(), dueAt: now(), inDigest: false },
    channel: NoticeChannel.EMAIL,
    notificationId: entryId,
  };
  await as('office', (ctx) =>
    ctx.session.write(async (em) => {
      await insertRows(em, Notification, [{ id: entryId, userId, ...about }]);
      await insertRows(em, NotificationSend, [{ id: uuid(), ...mail }]);
    }),
  );
}

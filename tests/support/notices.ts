import { v7 as uuid } from 'uuid';
import { NoticeChannel, NoticeKind } from '../../src/features/academy/academies/notice.enums.ts';
import { Notification } from '../../src/features/operations/notices/inbox/notification.entity.ts';
import { NoticeSendState, RecipientType } from '../../src/features/operations/notices/notice-send.enums.ts';
import { NotificationSend } from '../../src/features/operations/notices/sends/notice-send.entity.ts';
import type { AcademySeed } from './seed.ts';

let serial = 0;

/**
 * Returns the values that an inbox entry and the messages about the same notice have in common. The notice is about the
 * absence of a student.
 */
const about = (studentId: string) => ({
  kind: NoticeKind.ABSENCE,
  params: { studentIds: [studentId] },
  resourceType: 'student',
  resourceId: studentId,
  dedupeKey: `absence ${++serial}`,
});

/** Returns the row of an entry in the inbox of a user. */
export const entryFor = ({ userId, studentId }: { userId: string; studentId: string }) => ({
  ...about(studentId),
  ...{ id: uuid(), userId },
});

/** Creates an entry in the inbox of a user. */
export const makeNotification = (
  { record }: AcademySeed,
  { userId, studentId, ...given }: Partial<Notification> & { userId: string; studentId: string },
): Promise<Notification> => record(Notification, { ...about(studentId), userId, ...given });

/** Creates a message that was sent by mail to a parent without a login. */
export const makeSend = (
  { record }: AcademySeed,
  { recipientId, studentId, ...given }: Partial<NotificationSend> & { recipientId: string; studentId: string },
): Promise<NotificationSend> =>
  record(NotificationSend, {
    ...about(studentId),
    ...{ recipientType: RecipientType.PARENT, recipientId, personType: 'parent', personId: recipientId },
    ...{ channel: NoticeChannel.EMAIL, state: NoticeSendState.SENT, dueAt: '2026-01-05T09:00:00.000Z' },
    ...given,
  });

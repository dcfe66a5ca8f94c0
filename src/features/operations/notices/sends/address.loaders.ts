import { sql } from 'kysely';
import { NoticeChannel } from '../../../academy/academies/notice.enums.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { PERSON_TABLES, RecipientType } from '../notice-send.enums.ts';
import type { NotificationSend } from './notice-send.entity.ts';

/**
 * Returns the present address of a message's recipient: for mail, the address of the user or of the person; for text
 * messages, the person's telephone number; for push notifications, the user's id. Null if there is none.
 */
export async function addressOf({ academy, read }: NoticeRun, send: NotificationSend): Promise<string | null> {
  const { channel, recipientType, recipientId, personType, personId } = send;
  const isUser = recipientType === RecipientType.USER;
  if (channel === NoticeChannel.PUSH) return isUser ? recipientId : null;
  if (channel === NoticeChannel.EMAIL && isUser) {
    const [user] = await read(sql<{ email: string }>`select u.email from users u where u.id = ${recipientId}`);
    return user?.email ?? null;
  }
  if (personType === null) return null;
  const column = channel === NoticeChannel.SMS ? 'phone' : 'email';
  const [person] = await read(sql<{ address: string | null }>`select ${sql.ref(`p.${column}`)} as address
      from ${sql.table(PERSON_TABLES[personType])} p where p.academy_id = ${academy.id} and p.id = ${personId}`);
  return person?.address || null;
}

import { sql } from 'kysely';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import { isErasedEmail } from '../../../../platform/privacy/erased-values.ts';
import { NoticeChannel } from '../../../academy/academies/notice.enums.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { PERSON_TABLES, RecipientType } from '../notice-send.enums.ts';
import type { NotificationSend } from './notice-send.entity.ts';

/** The e-mail address and the telephone number of a person or a user; null if unknown. */
interface Addresses {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
}

const isOfUser = ({ recipientType }: NotificationSend): boolean => recipientType === RecipientType.USER;

/**
 * Returns the present addresses of the recipients of messages, in the order of the messages; null if an address is
 * unknown.
 * - Mail: the e-mail address of the user or, without a user, of the person.
 * - Text message: the person's telephone number.
 * - Push notification: the id of the user.
 */
export async function addressesOf(run: NoticeRun, sends: readonly NotificationSend[]): Promise<(string | null)[]> {
  const { academy, engine, read } = run;
  const byId = new Map<string, Addresses>();
  const add = (rows: readonly Addresses[]) => {
    for (const row of rows) byId.set(row.id, row.email && isErasedEmail(row.email) ? { ...row, email: null } : row);
  };
  const mails = sends.filter(({ channel }) => channel === NoticeChannel.EMAIL);
  const userIds = mails.filter(isOfUser).map(({ recipientId }) => recipientId);
  if (userIds.length > 0) {
    add(
      await read(sql<Addresses>`select u.id, u.email, null as phone from users u
        where ${inIds(sql`u.id`, userIds, engine)}`),
    );
  }
  for (const [type, own] of Map.groupBy(sends, ({ personType }) => personType)) {
    if (type === null) continue;
    const ids = own.flatMap(({ personId }) => personId ?? []);
    add(
      await read(sql<Addresses>`select p.id, p.email, p.phone from ${sql.table(PERSON_TABLES[type])} p
        where p.academy_id = ${academy.id} and ${inIds(sql`p.id`, ids, engine)}`),
    );
  }
  return sends.map((send) => {
    const { channel, recipientId, personId } = send;
    if (channel === NoticeChannel.PUSH) return isOfUser(send) ? recipientId : null;
    if (channel === NoticeChannel.SMS) return byId.get(personId ?? '')?.phone || null;
    return byId.get(isOfUser(send) ? recipientId : (personId ?? ''))?.email || null;
  });
}

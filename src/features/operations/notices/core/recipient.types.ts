import { NoticeChannel } from '../../../academy/academies/notice.enums.ts';
import { type PersonType, RecipientType } from '../notice-send.enums.ts';

/** A person who gets a notice. */
export interface Recipient {
  /** The user who signs in as the person; null if the person has no login. */
  readonly userId: string | null;
  readonly person: { readonly type: PersonType; readonly id: string } | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** The channels that a parent's contact data allow or exclude; null for people who are not parents. */
  readonly contact: Readonly<Partial<Record<NoticeChannel, boolean | null>>> | null;
  /** True for young students: they get inbox entries only, and no messages. */
  readonly isInboxOnly?: boolean;
}

/** Returns the type and the id of the record that identifies a recipient. */
export const recipientKey = ({ userId, person }: Recipient): { type: RecipientType; id: string } => {
  if (userId !== null) return { type: RecipientType.USER, id: userId };
  if (!person) throw new Error('A recipient without a login is a person.');
  return { type: person.type as RecipientType, id: person.id };
};

/** Returns a recipient that is only a user, and no parent, student or staff member. */
export const onlyUser = (userId: string): Recipient => ({
  userId,
  ...{ person: null, email: null, phone: null, contact: null },
});

/** Returns true if a recipient has the address that a channel needs. */
export function hasAddress({ userId, email, phone }: Recipient, channel: NoticeChannel): boolean {
  if (channel === NoticeChannel.SMS) return phone !== null;
  return userId !== null || (channel === NoticeChannel.EMAIL && email !== null);
}

/** Returns the recipients without duplicates. */
export const eachOnce = (recipients: readonly Recipient[]): Recipient[] => [
  ...new Map(recipients.map((each) => [recipientKey(each).id, each])).values(),
];

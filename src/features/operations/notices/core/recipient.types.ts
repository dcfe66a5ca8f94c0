import { NoticeChannel } from '../../../academy/academies/notice.enums.ts';
import { type PersonType, RecipientType } from '../notice-send.enums.ts';

/** A person who gets a notice. */
export interface Recipient {
  /** The id of the user who signs in as the person; null if the person has no login. */
  readonly userId: string | null;
  readonly person: { readonly type: PersonType; readonly id: string } | null;
  readonly email: string | null;
  readonly phone: string | null;
  /**
   * For each channel: true if the parent's contact data allow the channel, false if they exclude it, null if neither.
   * The whole object is null for people who are not parents.
   */
  readonly contact: Readonly<Partial<Record<NoticeChannel, boolean | null>>> | null;
  /** True for young students. They get inbox entries, but no messages. */
  readonly isInboxOnly?: boolean;
}

/** Returns the type and the id of the record that identifies a recipient: the user or, without a user, the person. */
export const recipientKey = ({ userId, person }: Recipient): { type: RecipientType; id: string } => {
  if (userId !== null) return { type: RecipientType.USER, id: userId };
  if (!person) throw new Error('A recipient without a login is a person.');
  return { type: person.type as RecipientType, id: person.id };
};

/**
 * Returns the id of the record to which a recipient's choices of channels belong: the parent, student or staff member,
 * or the user if there is no such record. The choices therefore stay the same if the person gets or loses a login.
 */
export const choiceOwnerId = ({ userId, person }: Pick<Recipient, 'userId' | 'person'>): string =>
  person?.id ?? userId ?? '';

/** Returns a recipient who is a user, but neither a parent, a student nor a staff member. */
export const onlyUser = (userId: string): Recipient => ({
  userId,
  ...{ person: null, email: null, phone: null, contact: null },
});

/** Returns true if the service knows the recipient's address for a channel. */
export function hasAddress({ userId, email, phone }: Recipient, channel: NoticeChannel): boolean {
  if (channel === NoticeChannel.SMS) return phone !== null;
  return userId !== null || (channel === NoticeChannel.EMAIL && email !== null);
}

/** Returns the recipients without duplicates. */
export const eachOnce = (recipients: readonly Recipient[]): Recipient[] => [
  ...new Map(recipients.map((each) => [recipientKey(each).id, each])).values(),
];

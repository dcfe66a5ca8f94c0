import type { Config } from '../../../../config.ts';
import { isSignedBy, signatureOf } from '../../../../platform/secrets/signatures.ts';
import { isSettable, NoticeKind, type SettableKind } from '../../../academy/academies/notice.enums.ts';
import type { PersonType, RecipientType } from '../notice-send.enums.ts';

/** The content of an unsubscribe link: the recipient, and the kind of mails that the link turns off. */
export interface Unsubscription {
  readonly academyId: string;
  readonly recipientType: RecipientType;
  readonly recipientId: string;
  /** The kind that the link turns off. Null if the link turns off all kinds except bills and reminders of bills. */
  readonly kind: SettableKind | null;
}

type Settings = Pick<Config, 'secretKeys' | 'publicUrl'>;

/** A recipient of mails, and the parent, student or staff member that the recipient is. */
interface Unsubscriber extends Pick<Unsubscription, 'recipientType' | 'recipientId'> {
  readonly personType: PersonType | null;
  readonly personId: string | null;
  readonly kind: NoticeKind | null;
}

/**
 * Returns the link by which a recipient turns off mails of a kind, without signing in. The link does not expire, and
 * names the person, so that it still has an effect after the person got or lost a login. Returns null for mails about
 * user accounts, such as invitations, because they cannot be turned off. Also returns null if the service does not know
 * its own address.
 */
export function unsubscribeLink(
  { secretKeys, publicUrl }: Settings,
  academyId: string,
  { recipientType, recipientId, personType, personId, kind }: Unsubscriber,
): string | null {
  if (publicUrl === null || (kind !== null && !isSettable(kind))) return null;
  const payload = Buffer.from(
    [academyId, personType ?? recipientType, personId ?? recipientId, kind ?? ''].join(' '),
  ).toString('base64url');
  return `${publicUrl}/unsubscribe/${payload}.${signatureOf(secretKeys, textOf(payload))}`;
}

/** Returns the mail headers by which a mail program can unsubscribe with one click (RFC 8058). */
export const unsubscribeHeaders = (link: string | null) => (link === null ? {} : { unsubscribeUrl: link });

/**
 * Reads the token of an unsubscribe link. Accepts a signature by any of the service's keys. Returns null if the token
 * was altered.
 */
export function readUnsubscribeToken({ secretKeys }: Pick<Config, 'secretKeys'>, token: string): Unsubscription | null {
  const [payload = '', signature = ''] = token.split('.');
  if (!isSignedBy(secretKeys, textOf(payload), signature)) return null;
  const [academyId = '', recipientType = '', recipientId = '', kind = ''] = Buffer.from(payload, 'base64url')
    .toString()
    .split(' ');
  return {
    ...{ academyId, recipientId },
    recipientType: recipientType as RecipientType,
    kind: kind === '' ? null : (kind as SettableKind),
  };
}

const textOf = (payload: string): string => `unsubscribe ${payload}`;

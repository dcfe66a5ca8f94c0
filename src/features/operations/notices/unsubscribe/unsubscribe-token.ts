import type { Config } from '../../../../config.ts';
import { isSignedBy, signatureOf } from '../../../../platform/secrets/signatures.ts';
import { isSettable, NoticeKind, type SettableKind } from '../../../academy/academies/notice.enums.ts';
import { RecipientType } from '../notice-send.enums.ts';

/** The recipient of a link, and the kind of mails that the link turns off. */
export interface Unsubscription {
  readonly academyId: string;
  readonly recipientType: RecipientType;
  readonly recipientId: string;
  /** Null if the link turns off all kinds except invoices. */
  readonly kind: SettableKind | null;
}

type Settings = Pick<Config, 'secretKeys' | 'publicUrl'>;

/**
 * Returns the link by which a recipient turns off mails of a kind, without signing in. Returns null for mails about
 * accounts. Also returns null if the service does not know its own address. The link does not expire.
 */
export function unsubscribeLink(
  { secretKeys, publicUrl }: Settings,
  academyId: string,
  {
    recipientType,
    recipientId,
    kind,
  }: Omit<Unsubscription, 'academyId' | 'kind'> & { readonly kind: NoticeKind | null },
): string | null {
  if (publicUrl === null || (kind !== null && !isSettable(kind))) return null;
  const payload = Buffer.from([academyId, recipientType, recipientId, kind ?? ''].join(' ')).toString('base64url');
  return `${publicUrl}/unsubscribe/${payload}.${signatureOf(secretKeys, textOf(payload))}`;
}

/** Returns the headers for unsubscribing with one click in a mail program (RFC 8058). */
export const unsubscribeHeaders = (link: string | null) => (link === null ? {} : { unsubscribeUrl: link });

/** Reads the token of a link. Any of the service's keys may have signed it. Returns null if the token was altered. */
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

import { sql } from 'kysely';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import { NoticeChannel, type SettableKind } from '../../../academy/academies/notice.enums.ts';
import { declarationOf } from '../core/notice-kinds.ts';
import { channelsOf, openChannels } from '../core/notice-run.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';
import { choiceOwnerId, type Recipient } from '../core/recipient.types.ts';
import { NoticeDigest } from '../notice-send.enums.ts';

/**
 * A channel by which a recipient gets messages of a kind. `isInDigest` is true if the messages are part of a daily
 * digest.
 */
export interface ChosenChannel {
  readonly channel: NoticeChannel;
  readonly isInDigest: boolean;
}

interface Choice {
  readonly recipientId: string;
  readonly channel: NoticeChannel;
  readonly isOn: boolean | null;
  readonly digest: NoticeDigest | null;
}

/**
 * Reads the choices of all recipients in one statement. Returns a function that returns the channels of one recipient.
 */
export async function choicesFor(
  reading: NoticeReading,
  kind: SettableKind,
  recipients: readonly Recipient[],
): Promise<(recipient: Recipient) => readonly ChosenChannel[]> {
  const open = openChannels(reading);
  if (open.length === 0) return () => [];
  const ids = recipients.map(choiceOwnerId);
  const rows =
    await reading.read(sql<Choice>`select recipient_id as "recipientId", channel, is_on as "isOn", digest from notice_preferences
      where academy_id = ${reading.academy.id} and kind = ${kind} and ${inIds(sql`recipient_id`, ids, reading.engine)}`);
  const own = new Map(rows.map((row) => [`${row.recipientId} ${row.channel}`, row]));
  const defaults = channelsOf(reading, kind);
  const declaration = declarationOf(kind);
  return (recipient) => {
    if (recipient.isInboxOnly) return [];
    return open.flatMap((channel) => {
      const choice = own.get(`${choiceOwnerId(recipient)} ${channel}`);
      const chosen = choice?.isOn ?? recipient.contact?.[channel] ?? defaults.includes(channel);
      // SQLite stores booleans as 0 and 1
      if (!Number(chosen)) return [];
      const ofStaff = recipient.person?.type === 'staff' ? declaration?.digestOfStaff : undefined;
      const digest = choice?.digest ?? ofStaff ?? NoticeDigest.NONE;
      const mayBeInDigest = channel === NoticeChannel.EMAIL && declaration?.mayBeInDigest === true;
      return [{ channel, isInDigest: mayBeInDigest && digest === NoticeDigest.DAILY }];
    });
  };
}

/**
 * Returns the channels of an urgent notice: mail and text message, even if the recipient has turned them off. Returns
 * none for a recipient who gets inbox entries only.
 */
export const urgentChannels = (reading: NoticeReading, { isInboxOnly }: Recipient): readonly ChosenChannel[] =>
  isInboxOnly
    ? []
    : openChannels(reading)
        .filter((each) => each !== NoticeChannel.PUSH)
        .map((channel) => ({ channel, isInDigest: false }));

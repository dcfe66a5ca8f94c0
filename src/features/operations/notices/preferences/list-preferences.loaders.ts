import { sql } from 'kysely';
import { fromJsonColumn } from '../../../../platform/database/json-column.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { isSettable, NoticeChannel, NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { type CommunicationPreferences, chosenChannels } from '../../../people/parents/parent.entity.ts';
import { declarationOf } from '../core/notice-kinds.ts';
import { channelsOf } from '../core/notice-run.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';
import { readingOf } from '../core/reading-of-request.loaders.ts';
import { NoticeDigest } from '../notice-send.enums.ts';
import { type NotificationPreference, type PreferenceOwner, PreferenceSource } from './preference.types.ts';

interface Choice {
  readonly kind: NoticeKind;
  readonly channel: NoticeChannel;
  readonly isOn: unknown;
  readonly digest: NoticeDigest | null;
}

/** Returns, for every kind of notice and every channel, the setting that applies to a recipient. */
export async function listPreferences(ctx: RequestContext, owner: PreferenceOwner): Promise<NotificationPreference[]> {
  const reading = await readingOf(ctx);
  const own = await ownChoices(reading, owner);
  const contact = await contactOf(reading, owner);
  const isStaff = Boolean(ctx.readContext?.viewer.staffId) && owner.parentId === null;
  return Object.values(NoticeKind).flatMap((kind) =>
    Object.values(NoticeChannel).map((channel) => {
      const choice = own.get(`${kind} ${channel}`);
      const ofStaff = isStaff && channel === NoticeChannel.EMAIL ? declarationOf(kind)?.digestOfStaff : undefined;
      const digest = choice?.digest ?? ofStaff ?? NoticeDigest.NONE;
      return { kind, channel, digest, ...decision(reading, kind, { channel, choice, contact }) };
    }),
  );
}

/** The recipient's own choice for a channel, and the channels that a parent's contact data allow or exclude. */
interface Said {
  readonly channel: NoticeChannel;
  readonly choice: Choice | undefined;
  readonly contact: Readonly<Partial<Record<NoticeChannel, boolean | null>>>;
}

function decision(reading: NoticeReading, kind: NoticeKind, { channel, choice, contact }: Said) {
  // mails about user accounts, such as invitations, cannot be turned off
  if (!isSettable(kind)) return { on: channel === NoticeChannel.EMAIL, source: PreferenceSource.ACADEMY };
  const isOn = choice?.isOn ?? null;
  // SQLite stores booleans as 0 and 1
  if (isOn !== null) return { on: Boolean(Number(isOn)), source: PreferenceSource.OWN };
  const said = contact[channel] ?? null;
  if (said !== null) return { on: said, source: PreferenceSource.CONTACT };
  return { on: channelsOf(reading, kind).includes(channel), source: PreferenceSource.ACADEMY };
}

async function ownChoices({ academy, read }: NoticeReading, { id }: PreferenceOwner): Promise<Map<string, Choice>> {
  const rows = await read(
    sql<Choice>`select kind, channel, is_on as "isOn", digest from notice_preferences
      where academy_id = ${academy.id} and recipient_id = ${id}`,
  );
  return new Map(rows.map((row) => [`${row.kind} ${row.channel}`, row]));
}

async function contactOf({ academy, read }: NoticeReading, { parentId }: PreferenceOwner): Promise<Said['contact']> {
  if (parentId === null) return {};
  const rows = await read(
    sql<{ preferences: unknown }>`select p.communication_preferences as preferences from parents p
      where p.academy_id = ${academy.id} and p.id = ${parentId}`,
  );
  const preferences = fromJsonColumn<CommunicationPreferences | null>(rows[0]?.preferences ?? null);
  return preferences ? chosenChannels(preferences) : {};
}

import { v7 as uuid } from 'uuid';
import { insertMissingRows, insertRows } from '../../../../platform/database/bulk-rows.ts';
import { nextTurn } from '../../../../platform/database/turns.ts';
import { tellNumbered } from '../../../../platform/events/number-events.ts';
import { NoticeChannel, type SettableKind } from '../../../academy/academies/notice.enums.ts';
import { Notification } from '../inbox/notification.entity.ts';
import { NoticeSendState, SuppressionReason } from '../notice-send.enums.ts';
import { choicesFor, urgentChannels } from '../preferences/choose-channels.loaders.ts';
import { NotificationSend } from '../sends/notice-send.entity.ts';
import { NoticeSubject } from '../sends/notice-subject.entity.ts';
import { queueSends } from '../sends/send-jobs.ts';
import { heldUntil, type QuietHoursException } from './held-until.ts';
import { nextEntryTime } from './notice-cursor.sql.ts';
import { isGiven, quietHoursOf } from './notice-run.ts';
import type { NoticeRun } from './notice-run.types.ts';
import { nextDigest } from './quiet-hours.ts';
import { eachOnce, hasAddress, type Recipient, recipientKey } from './recipient.types.ts';

/** A new notice, for one or several recipients. */
export interface NewNotice {
  /** The key that identifies the notice. A recipient gets only one notice with the same key. */
  readonly dedupeKey: string;
  readonly resource: { readonly type: string; readonly id: string };
  /**
   * The ids and amounts from which the text is made. `studentIds` are the students whose names the text contains. If one
   * of them is erased, the stored texts are removed. Except for bills, parents get messages only as long as they are
   * linked to one of these students.
   */
  readonly params: Readonly<Record<string, unknown>>;
  /** The ids of other records that the notice is about, in addition to `resource`. */
  readonly subjects?: readonly string[];
  readonly recipients: readonly Recipient[];
  /** The earliest time at which messages are sent: RFC 3339, UTC. */
  readonly notBefore?: string;
  /** The period in which messages are sent even in quiet hours. */
  readonly sentInQuietHours?: QuietHoursException;
  /** True to send the notice at once by mail and text message, even if the recipients have turned these off. */
  readonly isUrgent?: boolean;
}

/**
 * Writes notices of a kind. Each recipient who can sign in gets an inbox entry. Each channel that the recipient has
 * chosen gets a message, which is sent at once, after quiet hours or in a digest. Writes nothing if the academy has
 * turned the kind off. A recipient who already has a notice with the same `dedupeKey` gets no second one.
 */
export async function notify(run: NoticeRun, kind: SettableKind, notices: readonly NewNotice[]): Promise<void> {
  if (!isGiven(run, kind) || notices.length === 0) return;
  const { em } = run;
  const wanted = notices.flatMap((notice) => eachOnce(notice.recipients).map((recipient) => ({ notice, recipient })));
  const entries = wanted.flatMap(({ notice, recipient }) =>
    recipient.userId === null ? [] : [entryOf(kind, notice, recipient.userId)],
  );
  const isNew = await insertEntries(run, entries);
  // SQLite runs statements synchronously, so other requests get a turn after each statement
  await nextTurn();
  const entryIds = new Map(entries.map((entry) => [`${entry.userId} ${entry.dedupeKey}`, entry.id]));
  const unsent = wanted.flatMap((each) => {
    const { userId } = each.recipient;
    const entryId = userId === null ? null : (entryIds.get(`${userId} ${each.notice.dedupeKey}`) ?? null);
    // a user who already has the inbox entry also has the messages of this notice
    return entryId !== null && !isNew.has(entryId) ? [] : [{ ...each, entryId }];
  });
  if (unsent.length === 0) return;
  const all = unsent.map(({ recipient }) => recipient);
  const channelsOf = await choicesFor(run, kind, all);
  const sends = unsent.flatMap(({ notice, recipient, entryId }) =>
    (notice.isUrgent ? urgentChannels(run, recipient) : channelsOf(recipient)).map((chosen) => ({
      row: sendOf(run, kind, notice, { ...chosen, recipient, notificationId: entryId }),
      notice,
    })),
  );
  const rows = inOrder(
    sends.map(({ row }) => row),
    'recipientId',
  );
  await nextTurn();
  const written = await insertMissingRows(em, NotificationSend, rows);
  await nextTurn();
  const subjects = sends.flatMap(({ row, notice }) =>
    written.has(row.id)
      ? (notice.subjects ?? []).map((resourceId) => ({ id: uuid(), sendId: row.id, resourceId }))
      : [],
  );
  await insertRows(em, NoticeSubject, subjects);
  await nextTurn();
  await queueSends(
    em,
    rows.filter(({ id, state }) => written.has(id) && state !== NoticeSendState.SUPPRESSED),
  );
}

type Entry = ReturnType<typeof entryOf>;

/** Inserts inbox entries. Skips entries that already exist. Returns the ids of the inserted entries. */
async function insertEntries(run: NoticeRun, entries: readonly Entry[]): Promise<Set<string>> {
  if (entries.length === 0) return new Set();
  const createdAt = await nextEntryTime(run);
  const rows = entries.map((entry) => ({ ...entry, createdAt }));
  const isNew = await insertMissingRows(run.em, Notification, inOrder(rows, 'userId'));
  if (isNew.size > 0) await tellNumbered(run.em, run.engine, [run.academy.id]);
  return isNew;
}

const entryOf = (kind: SettableKind, { dedupeKey, resource, params }: NewNotice, userId: string) => ({
  id: uuid(),
  ...{ userId, kind, params, dedupeKey },
  resourceType: resource.type,
  resourceId: resource.id,
});

/** The channel and the recipient of a new message, and the entry in the recipient's inbox. */
interface Destination {
  readonly channel: NoticeChannel;
  readonly isInDigest: boolean;
  readonly recipient: Recipient;
  readonly notificationId: string | null;
}

function sendOf(run: NoticeRun, kind: SettableKind, notice: NewNotice, destination: Destination) {
  const { dedupeKey, resource, isUrgent, sentInQuietHours } = notice;
  const { recipient, notificationId } = destination;
  const { type, id } = recipientKey(recipient);
  // the job that sends the message needs to know whether the message is urgent, or sent even in quiet hours
  const params = { ...notice.params, ...(isUrgent && { isUrgent }), ...(sentInQuietHours && { sentInQuietHours }) };
  return {
    id: uuid(),
    ...{ kind, dedupeKey, params, notificationId },
    ...timeOf(run, notice, { ...destination, kind, params }),
    ...{ recipientType: type, recipientId: id },
    ...{ personType: recipient.person?.type ?? null, personId: recipient.person?.id ?? null },
    ...{ resourceType: resource.type, resourceId: resource.id },
  };
}

/** Returns the channel of a new message, the time at which it is due, and its first state. */
function timeOf(
  run: NoticeRun,
  { notBefore = run.at }: NewNotice,
  { channel, isInDigest, recipient, ...send }: Destination & Pick<NotificationSend, 'kind' | 'params'>,
) {
  const at = notBefore > run.at ? notBefore : run.at;
  const waits = { channel, attempts: 0, inDigest: false, reason: null as SuppressionReason | null };
  if (!hasAddress(recipient, channel)) {
    const reason = SuppressionReason.NO_ADDRESS;
    return { ...waits, state: NoticeSendState.SUPPRESSED, reason, dueAt: at };
  }
  if (isInDigest) {
    const dueAt = nextDigest(run.clock, quietHoursOf(run), at);
    return { ...waits, state: NoticeSendState.QUEUED, inDigest: true, dueAt };
  }
  const end = heldUntil(run, send, at);
  return { ...waits, state: end === null ? NoticeSendState.QUEUED : NoticeSendState.HELD, dueAt: end ?? at };
}

/**
 * Returns the rows sorted by a property and then by `dedupeKey`. Concurrent transactions then insert rows with the same
 * keys in the same order, so they do not deadlock.
 */
const inOrder = <Row extends { dedupeKey: string }, Name extends keyof Row>(
  rows: readonly Row[],
  name: Name,
): Row[] => {
  const keyOf = (row: Row) => `${row[name]} ${row.dedupeKey}`;
  return [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
};

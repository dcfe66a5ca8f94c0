import type { Notification } from '../../../../src/features/operations/notices/inbox/notification.entity.ts';
import type { NotificationSend } from '../../../../src/features/operations/notices/sends/notice-send.entity.ts';
import { type History, QUIET } from './history.ts';
import { sendsOf } from './setup.ts';

const QUARTER = 15 * 60_000;
const DAY = 24 * 3_600_000;

/** Possible faults: each has true if the history has the fault, and a text that describes the fault. */
type Checks = readonly (readonly [boolean, string])[];

/** Returns the texts of the faults that a history has at its end. */
export async function faultsOf(history: History): Promise<string[]> {
  const sends = await sendsOf(history.at.academy);
  const inbox = await history.at.inbox();
  const sent = sends.filter(({ state }) => state === 'sent');
  return [
    ...sends.flatMap((send) => faultsOfEach(history, send)),
    ...sent.flatMap((send) => faultsOfSent(history, send, inbox)),
    ...faultsOfMails(history, sent),
    ...faultsOfAbsences(history, sends),
    ...faultsOfInbox(history, inbox),
  ].flatMap(([isFault, text]) => (isFault ? [text] : []));
}

/** Finds messages that are waiting or have failed, and messages to people outside the family. */
function faultsOfEach({ at }: History, { kind, state, personType, personId }: NotificationSend): Checks {
  const people: unknown[] = [at.payer.parentId, at.other.id, at.studentId];
  return [
    [state !== 'sent' && state !== 'suppressed', `${kind} is ${state}`],
    [!people.includes(personId), `${kind} to a ${personType} outside the family`],
  ];
}

/** Finds messages that were sent in quiet hours, or after their cause had ended. */
function faultsOfSent(
  { at, fees, announcements, sessions, links }: History,
  send: NotificationSend,
  inbox: readonly Notification[],
): Checks {
  const { kind, sentAt, resourceId, personId, notificationId } = send;
  const when = Date.parse(String(sentAt));
  const time = String(sentAt).slice(11, 19);
  const announcement = announcements.find(({ id }) => id === resourceId);
  const isHeld = kind !== 'absence' && !announcement?.isUrgent;
  const billed = kind === 'payment_received' ? [] : fees.filter(({ id }) => feeIdsOf(send).includes(id));
  const marks = sessions.find(({ id }) => id === resourceId)?.marks ?? [];
  const lastMark = marks.findLast((mark) => mark.at < when);
  const lastLink = links.findLast((link) => link.at < when);
  const readAt = inbox.find(({ id }) => id === notificationId)?.readAt;
  const name = `${kind} sent at ${sentAt}`;
  return [
    [isHeld && time >= QUIET.from && time < QUIET.to, `${name}, in quiet hours`],
    [(announcement?.over ?? when) < when, `${name}, although it was withdrawn`],
    [billed.length > 0 && billed.every(({ over = when }) => over < when), `${name}, although the fees were settled`],
    [kind === 'absence' && lastMark?.isAbsent !== true, `${name}, although the mark was corrected`],
    [personId === at.other.id && lastLink?.isLinked === false, `${name}, although the parent was unlinked`],
    [Date.parse(readAt ?? '9999-01-01') < when, `${name}, although it was read`],
  ];
}

/** Finds addresses for which the number of mails differs from the number of sent messages. */
const faultsOfMails = ({ service }: History, sent: readonly NotificationSend[]): Checks =>
  [...Map.groupBy(sent, ({ address }) => String(address))].map(([address, own]) => {
    const mails = service.smtp.to(address).length;
    return [own.length !== mails, `${own.length} messages to ${address} were sent, and ${mails} arrived`] as const;
  });

/**
 * Finds wrong notices of absences. Each parent must get one notice of an absence that was not corrected for 15 minutes,
 * and no notice of other absences.
 */
const faultsOfAbsences = ({ at, sessions, drains }: History, sends: readonly NotificationSend[]): Checks =>
  sessions.flatMap(({ id, end, marks }) => {
    const own = sends.filter((send) => send.kind === 'absence' && send.resourceId === id);
    const recipients = new Set(own.map(({ recipientId }) => recipientId));
    const first = marks.find(({ isAbsent }) => isAbsent);
    const checkedAt = drains.find((time) => time >= (first?.at ?? Infinity) + QUARTER) ?? Infinity;
    const isDue = first !== undefined && checkedAt <= end + DAY;
    const isStill = marks.every((mark) => mark.isAbsent || mark.at < (first?.at ?? 0) || mark.at > checkedAt);
    return [
      [own.length > recipients.size, `${own.length} notices of one absence to ${recipients.size} parents`],
      [first === undefined && own.length > 0, 'a notice of an absence that was not marked'],
      [isDue && isStill && !recipients.has(at.payer.userId), `no notice of an absence that was marked`],
    ] as const;
  });

/**
 * Finds wrong entries in the inbox of the parent. Each announcement must have one entry, which is not unread after a
 * withdrawal. Each fee must have one bill.
 */
const faultsOfInbox = ({ announcements, fees }: History, inbox: readonly Notification[]): Checks => [
  ...announcements.flatMap(({ id, over }) => {
    const own = inbox.filter(({ resourceId }) => resourceId === id);
    return [
      [over === undefined && own.length !== 1, `${own.length} entries of an announcement`],
      [over !== undefined && own.some(({ readAt }) => readAt === null), 'an unread entry of a withdrawn announcement'],
    ] as const;
  }),
  ...fees.map(({ id }) => {
    const bills = inbox.filter((entry) => entry.kind === 'fee_issued' && feeIdsOf(entry).includes(id));
    return [bills.length !== 1, `${bills.length} bills of one fee`] as const;
  }),
];

const feeIdsOf = ({ params }: { readonly params: object }): readonly string[] =>
  'feeIds' in params && Array.isArray(params.feeIds) ? params.feeIds : [];

import { ParentStudent } from '../../../../src/features/people/parents/parent-student.entity.ts';
import { gql } from '../../../support/clients.ts';
import { type Family, family } from '../../money/notices/setup.ts';
import { type NoticeApp, setClock, workUntil } from './setup.ts';

/** The minutes between two steps of a history. */
export const WAITS = [1, 4, 10, 16, 50, 130, 240];

export type Verb = (typeof VERBS)[number];
export const VERBS = [
  ...(['absent', 'present', 'bill', 'pay', 'voidFee', 'announce', 'urgent', 'withdraw'] as const),
  ...(['read', 'link', 'unlink'] as const),
];

/** Only absences and urgent announcements are sent between these times. */
export const QUIET = { from: '11:00:00', to: '13:00:00' };

const DAY = '2026-03-02';
const MINUTE = 60_000;
const START = Date.parse(`${DAY}T08:00:00Z`);

const ROLL = 'mutation ($input: TakeSessionRollInput!) { takeSessionRoll(input: $input) { id } }';
const WRITE = 'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { id } }';
const PUBLISH = 'mutation ($id: ID!) { publishAnnouncement(id: $id) { id } }';
const WITHDRAW = 'mutation ($id: ID!) { withdrawAnnouncement(id: $id) { id } }';
const READ = 'mutation { markNotificationsRead(all: true) { unreadCount } }';

/** A fee or an announcement. */
export interface Thing {
  readonly id: string;
  readonly isUrgent: boolean;
  /** The time at which the fee was paid or voided, or the announcement was withdrawn. */
  over?: number;
}

/** A session with the marks of the student, oldest first. */
export interface Marked {
  readonly id: string;
  readonly end: number;
  readonly marks: { readonly at: number; readonly isAbsent: boolean }[];
}

/** A family in an academy, and what happened to it. Times are milliseconds since 1970. */
export interface History {
  readonly service: NoticeApp;
  readonly at: Family;
  readonly batchId: string;
  readonly sessions: readonly Marked[];
  readonly fees: Thing[];
  readonly announcements: Thing[];
  /** The times at which the parent without a login began or stopped to get notices. */
  readonly links: { readonly at: number; readonly isLinked: boolean }[];
  /** The times at which the service did the work that was due. */
  readonly drains: number[];
  clock: number;
}

/** Begins a history: a parent with a login, one without, and their child, who has two sessions on the first day. */
export async function startHistory(service: NoticeApp): Promise<History> {
  const at = await family(service, { settings: { quietHours: QUIET } });
  await at.academy.run((em) => em.nativeUpdate(ParentStudent, {}, { getsNotices: true }));
  const { id: batchId } = await at.academy.with.batch();
  await at.academy.with.enrollment({ studentId: at.studentId, batchId, enrollmentDate: '2026-01-01' });
  const sessions = [await sessionAt(at, batchId, '08:00:00', '09:00:00')];
  sessions.push(await sessionAt(at, batchId, '14:00:00', '15:00:00'));
  const links = [{ at: START, isLinked: true }];
  return { service, at, batchId, sessions, fees: [], announcements: [], links, drains: [], clock: START };
}

async function sessionAt({ academy }: Family, batchId: string, startTime: string, endTime: string): Promise<Marked> {
  const { id } = await academy.with.session({ batchId, date: DAY, slotDate: null, startTime, endTime });
  return { id, end: Date.parse(`${DAY}T${endTime}Z`), marks: [] };
}

/** Lets time pass. Then the service does the work that is due. */
export async function wait(history: History, minutes: number): Promise<void> {
  history.clock += minutes * MINUTE;
  history.drains.push(history.clock);
  await workUntil(history.service.app, new Date(history.clock).toISOString());
}

/** Lets eight days pass, until a midnight. No message may be waiting at that time. */
export async function finish(history: History): Promise<void> {
  const [day, half] = [24 * 60, 12 * 60];
  await wait(history, day - ((history.clock / MINUTE) % day));
  for (let count = 0; count < 16; count++) await wait(history, half);
}

/** Performs an act on one of the sessions, fees or announcements. Does nothing if there is none. */
export async function perform(history: History, verb: Verb, which: number): Promise<void> {
  setClock(new Date(history.clock).toISOString());
  await ACTS[verb](history, which);
}

type Act = (history: History, which: number) => Promise<unknown>;

const markAs =
  (status: 'PRESENT' | 'ABSENT'): Act =>
  async ({ at, sessions, clock }, which) => {
    const session = sessions[which % sessions.length] as Marked;
    const records = [{ studentId: at.studentId, status }];
    await at.call(ROLL, { input: { sessionId: session.id, records } });
    session.marks.push({ at: clock, isAbsent: status === 'ABSENT' });
  };

const announceAs =
  (urgent: boolean): Act =>
  async ({ at, batchId, announcements }, which) => {
    const audience = which % 2 === 0 ? { roles: ['PARENT'] } : { batchIds: [batchId] };
    const { id } = await at.call(WRITE, { input: { title: 'News', body: 'Text', audience, urgent } });
    await at.call(PUBLISH, { id });
    announcements.push({ id, isUrgent: urgent });
  };

const endOne =
  (kind: 'fees' | 'announcements', end: (at: Family, id: string) => Promise<unknown>): Act =>
  async (history, which) => {
    const open = history[kind].filter(({ over }) => over === undefined);
    const thing = open[which % open.length];
    if (!thing) return;
    await end(history.at, thing.id);
    thing.over = history.clock;
  };

const linkAs =
  (isLinked: boolean): Act =>
  async ({ at, links, clock }) => {
    const other = { parentId: at.other.id };
    await at.academy.run((em) => em.nativeUpdate(ParentStudent, other, { getsNotices: isLinked }));
    links.push({ at: clock, isLinked });
  };

const ACTS: Record<Verb, Act> = {
  absent: markAs('ABSENT'),
  present: markAs('PRESENT'),
  bill: async ({ at, fees }, which) => {
    fees.push({ id: await at.bill({ dueDate: `2026-03-0${3 + which}`, amount: '50.00' }), isUrgent: false });
  },
  pay: endOne('fees', (at, id) => at.pay(id, '50.00')),
  voidFee: endOne('fees', (at, id) => at.voidFee(id)),
  announce: announceAs(false),
  urgent: announceAs(true),
  withdraw: endOne('announcements', (at, id) => at.call(WITHDRAW, { id })),
  read: async ({ service, at }) => {
    const { errors } = await gql(service.app, at.payer, READ);
    if (errors) throw new Error(JSON.stringify(errors));
  },
  link: linkAs(true),
  unlink: linkAs(false),
};

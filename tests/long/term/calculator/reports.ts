import { rate, sum } from './arithmetic.ts';
import { absencesRunning, begun, figures, isLow } from './attendance.ts';
import type { Billing } from './billing.ts';
import { addDays, type Day, daysBetween, earlier, isIn, monthsFrom, type Period } from './days.ts';
import type { Entry, Fee } from './ledger.ts';
import type { Lesson } from './lessons.ts';
import type { Class } from './offer.ts';
import { isActive, type Place, wasHeld } from './places.ts';

// Figures of the reports, computed from every ledger entry and every mark. Amounts are in cents.

const entriesOf = ({ accounts }: Billing): Entry[] => [...accounts.values()].flatMap(({ entries }) => entries);

const total = (entries: readonly Entry[], ...kinds: Entry['kind'][]): number =>
  sum(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));

/** Groups fees with an open balance at the end of a day. */
export function openFees(
  billing: Billing,
  asOf: Day,
  by: (fee: Fee) => string,
): Map<string, { fee: Fee; balance: number }[]> {
  const groups = new Map<string, { fee: Fee; balance: number }[]>();
  for (const fee of billing.fees) {
    const balance = fee.account.balance(fee, asOf);
    if (balance > 0) groups.set(by(fee), [...(groups.get(by(fee)) ?? []), { fee, balance }]);
  }
  return groups;
}

export function outstanding(open: readonly { fee: Fee; balance: number }[], asOf: Day) {
  const overdue = open.filter(({ fee }) => fee.due < asOf);
  const total = (of: typeof open) => sum(of.map(({ balance }) => balance));
  const [oldest = null] = open.map(({ fee }) => fee.due).sort();
  return { outstanding: total(open), overdue: total(overdue), oldest_due_date: oldest, fees: open.length };
}

export function ageing(open: readonly { fee: Fee; balance: number }[], asOf: Day) {
  const aged = (from: number, to: number) => {
    const ofAge = open.filter(({ fee }) => {
      const days = fee.due < asOf ? daysBetween(fee.due, asOf) : 0;
      return from <= days && days <= to;
    });
    return sum(ofAge.map(({ balance }) => balance));
  };
  const young = { not_due: aged(0, 0), days_1_30: aged(1, 30), days_31_60: aged(31, 60) };
  return { ...young, days_61_90: aged(61, 90), days_over_90: aged(91, 10_000) };
}

/** Returns debts, charges and payments of each month of a period. */
export function monthly(billing: Billing, from: Day, to: Day) {
  const { lessons, places, now } = billing;
  const all = entriesOf(billing);
  return monthsFrom(from, to).map((month) => {
    const until = earlier(month.until, to);
    const entries = all.filter(({ on }) => isIn(on, { from: month.from, until }));
    const before = all.filter(({ on }) => on < month.from);
    const held = begun(lessons.all(), now, { from: month.from, until });
    return {
      month: month.id,
      opening: sum(before.map(({ amount }) => amount)),
      billed: total(entries, 'charge', 'adjust'),
      credited: 0 - total(entries, 'credit_note'),
      voided: 0 - total(entries, 'void'),
      collected: 0 - total(entries, 'payment'),
      refunded: total(entries, 'refund'),
      closing: sum([...before, ...entries].map(({ amount }) => amount)),
      joined: places.filter((place) => place.replaces === null && begins(place, { from: month.from, until })).length,
      left: places.filter((place) => ends(place, { from: month.from, until })).length,
      active: places.filter((place) => isActive(place, until)).length,
      rate: figures(held, places).rate,
      sessions: held.filter(({ marks }) => marks.size > 0).length,
    };
  });
}

/** Returns true if a place begins in a period. A place that was left before its first day never began. */
const begins = (place: Place, days: Pick<Period, 'from' | 'until'>): boolean =>
  wasHeld(place) && isIn(place.activeFrom ?? '', days);

/** Returns true if a place ends in a period. A transfer within a course counts neither as an end nor as a start. */
const ends = (place: Place, days: Pick<Period, 'from' | 'until'>): boolean =>
  wasHeld(place) && place.end !== 'transferred' && isIn(place.leftOn ?? '', days);

/** Returns payments and refunds of a period by method. */
export function paymentHistory(billing: Billing, { from, until }: Pick<Period, 'from' | 'until'>) {
  const methods = new Map<string, { amount: number; refunded: number; net: number; payments: number }>();
  const add = (method: string, amount: number, refunded: number, payments: number) => {
    const known = methods.get(method) ?? { amount: 0, refunded: 0, net: 0, payments: 0 };
    const [received, back] = [known.amount + amount, known.refunded + refunded];
    methods.set(method, {
      amount: received,
      refunded: back,
      net: received - back,
      payments: known.payments + payments,
    });
  };
  for (const account of billing.accounts.values()) {
    for (const fund of account.funds.filter(({ kind, on }) => kind === 'payment' && isIn(on, { from, until }))) {
      add(fund.method ?? '', fund.amount, 0, 1);
    }
    for (const entry of account.entries.filter(({ kind, on }) => kind === 'refund' && isIn(on, { from, until }))) {
      add(entry.fund?.method ?? '', 0, entry.amount, 0);
    }
  }
  return methods;
}

/**
 * Returns billed, credited, voided and paid amounts from a day, by fee type. Money on no fee has the type `null`. Paid
 * money counts for the fee to which it is allocated now.
 */
export function revenueByType(billing: Billing, from: Day) {
  const types = new Map<string, Entry[]>();
  for (const entry of entriesOf(billing).filter(({ on }) => from <= on)) {
    const type = entry.fee?.type ?? 'null';
    types.set(type, [...(types.get(type) ?? []), entry]);
  }
  return new Map(
    [...types].map(([type, entries]) => {
      const billed = total(entries, 'charge', 'adjust');
      const [credited, voided] = [0 - total(entries, 'credit_note'), 0 - total(entries, 'void')];
      const ofPayments = entries.filter(({ fund }) => fund?.kind === 'payment');
      const [collected, refunded] = [0 - total(ofPayments, 'payment', 'move'), total(ofPayments, 'refund')];
      return [type, { billed, credited, voided, collected, refunded, net: billed - credited - voided }];
    }),
  );
}

/**
 * Returns the tax on charges minus the tax on credit notes and voided fees, to a fraction of a cent. The tax of each
 * entry is in proportion to the tax of its fee. The rounding of credit notes is not specified, so a figure may differ
 * by one cent for each credit note.
 */
export function taxBilled(billing: Billing, type: string): { tax: number; mayDiffer: number } {
  const kinds: Entry['kind'][] = ['charge', 'adjust', 'credit_note', 'void'];
  const entries = entriesOf(billing).filter(({ fee, kind }) => fee?.type === type && kinds.includes(kind));
  const taxIn = ({ fee, amount }: Entry) => (fee ? (amount * sum(fee.taxes)) / fee.account.amount(fee) : 0);
  return {
    tax: sum(entries.map(taxIn)),
    mayDiffer: entries.filter(({ kind }) => kind === 'credit_note').length + 0.01,
  };
}

/** Returns students with low attendance in the last days. */
export function lowAttendance(billing: Billing, asOf: Day, [days, threshold, minMarks]: [number, number, number]) {
  const { lessons, places, now } = billing;
  const open = places.filter((place) => place.end === null);
  const recent = begun(lessons.all(), now, { from: addDays(asOf, 1 - days), until: asOf });
  return [...new Set(open.map(({ student }) => student))].flatMap((student) => {
    const classes = open.filter((place) => place.student === student).map((place): Class => place.class);
    const theirs = recent.filter((lesson) => classes.includes(lesson.class));
    const [of, running] = [figures(theirs, places, student), absencesRunning(theirs, student)];
    return isLow(of, running, threshold, minMarks) ? [{ student, ...of, running: running < 3 ? 0 : running }] : [];
  });
}

/** Returns the figures of lessons that a staff member was scheduled to lead. */
export function staffPerformance(billing: Billing, leader: string, days: Pick<Period, 'from' | 'until'>) {
  const { lessons, places, now } = billing;
  const theirs = lessons.all().filter((lesson) => lesson.leader === leader);
  const scheduled = begun(theirs, now, days);
  const held = scheduled.filter(({ marks }) => marks.size > 0);
  const inTime = held.filter(({ rollOn, day }) => rollOn === day);
  const dropped = places.filter((place) => place.end === 'dropped' && ends(place, days));
  return {
    scheduled: scheduled.length,
    held: held.length,
    cancelled: theirs.filter(({ cancelled, day }) => cancelled !== null && isIn(day, days)).length,
    rolls_in_time: inTime.length,
    minutes_held: sum(held.map(minutesOf)),
    drops: dropped.filter((place) => lastLeader(billing, place) === leader).length,
    held_rate: rate(held.length, scheduled.length),
    in_time_rate: rate(inTime.length, held.length),
    rate: figures(scheduled, places).rate,
  };
}

/** Returns the leader of the last lesson of the class before the student left, ignoring substitutes. */
function lastLeader({ lessons }: Billing, { class: of, leftOn }: Place): string | undefined {
  const before = lessons.of(of).filter(({ day, standIn }) => day < (leftOn ?? '') && !standIn);
  return before.at(-1)?.leader;
}

function minutesOf({ class: { startTime, endTime } }: Lesson): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return minutes(endTime) - minutes(startTime);
}

import { expect } from 'vitest';
import { cents, money, sum } from './calculator/arithmetic.ts';
import { begun, figures } from './calculator/attendance.ts';
import { addDays, type Day } from './calculator/days.ts';
import * as reports from './calculator/reports.ts';
import { CLASSES, TERM } from './offer.ts';
import type { School } from './school.ts';

/** Reads a report. Returns its rows by id, with the fields that the calculator computes. */
async function rowsOf({ admin }: School, path: string, key: string, sample: object): Promise<Record<string, object>> {
  const { body, status } = await admin.try('GET', `/reports/${path}`);
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
  const pick = (row: Record<string, unknown>) =>
    Object.fromEntries(Object.keys(sample).map((name) => [name, row[name]]));
  expect(body.meta.last_page, `${path} fits on a page`).toBeLessThanOrEqual(1);
  return Object.fromEntries(body.data.map((row: Record<string, string>) => [row[key], pick(row)]));
}

/** Converts amounts to the format of the API; keeps counts, dates and rates. */
const inMoney = <Row extends object>(row: Row, ...names: (keyof Row)[]): object => ({
  ...row,
  ...Object.fromEntries(names.map((name) => [name, money(row[name] as number)])),
});

async function compare(
  school: School,
  path: string,
  key: string,
  expected: ReadonlyMap<string, object>,
): Promise<void> {
  const [sample = {}] = expected.values();
  const rows = await rowsOf(school, path, key, sample);
  expect(rows, `${path} on ${school.billing.now}`).toEqual(Object.fromEntries(expected));
}

/** Asserts that each report equals the calculator's figures, for today and for some earlier days. */
export async function compareReports(school: School, first: Day): Promise<void> {
  const { today } = school.billing;
  for (const asOf of [today, addDays(today, -7), addDays(today, -40)].filter((day) => day >= first)) {
    await compareOpenFees(school, asOf);
  }
  await compareMonths(school, first);
  await compareFlows(school, first);
  await compareAttendance(school);
  await compareLowAttendance(school);
  await compareStaff(school);
  if (Number(today.slice(-2)) > 24) await compareStatements(school, addDays(today, -30));
}

async function compareOpenFees(school: School, asOf: Day): Promise<void> {
  const { billing, ids } = school;
  const studentIds = new Map([...ids.students].map(([{ name }, id]) => [name, id]));
  const byStudent = reports.openFees(billing, asOf, ({ student }) => studentIds.get(student) as string);
  const rows = [...byStudent].map(([id, open]): [string, object] => [
    ...([id, inMoney(reports.outstanding(open, asOf), 'outstanding', 'overdue')] as const),
  ]);
  await compare(school, `outstanding-fees?group_by=student&as_of=${asOf}`, 'student_id', new Map(rows));
  const byType = reports.openFees(billing, asOf, ({ type }) => type);
  const types = [...byType].map(([type, open]): [string, object] => [
    ...([type, inMoney(reports.outstanding(open, asOf), 'outstanding', 'overdue')] as const),
  ]);
  await compare(school, `outstanding-fees?group_by=fee_type&as_of=${asOf}`, 'fee_type', new Map(types));
  const pending = [...byType].flatMap(([type, open]): [string, object][] => {
    const { outstanding, overdue } = reports.outstanding(open, asOf);
    return outstanding > overdue ? [[type, { due: money(outstanding - overdue) }]] : [];
  });
  await compare(school, `pending-payments?group_by=fee_type&as_of=${asOf}`, 'fee_type', new Map(pending));
  await compareAgeing(school, asOf);
}

async function compareAgeing(school: School, asOf: Day): Promise<void> {
  const { billing } = school;
  const rows: [string, object][] = [];
  const accountIds = await learnAccounts(school);
  for (const account of billing.accounts.values()) {
    const open = [...reports.openFees(billing, asOf, (fee) => fee.account.payer)].find(
      ([payer]) => payer === account.payer,
    );
    const credit = account.credit(asOf);
    if (!open && credit === 0) continue;
    const aged = inMoney(
      { ...reports.ageing(open?.[1] ?? [], asOf), credit },
      'not_due',
      'days_1_30',
      'days_31_60',
      'days_61_90',
      'days_over_90',
      'credit',
    );
    rows.push([accountIds.get(account.payer) as string, aged]);
  }
  await compare(school, `ageing?group_by=account&as_of=${asOf}`, 'account_id', new Map(rows));
}

/** Returns the ids of accounts by family name. */
async function learnAccounts({ admin, billing, ids }: School): Promise<Map<string, string>> {
  const accounts: Record<string, string>[] = await admin.send('GET', '/accounts?per_page=100');
  const byPayer = new Map(accounts.map(({ id, parent_id, student_id }) => [parent_id ?? student_id, id as string]));
  return new Map(
    [...billing.accounts].map(([family, { payer }]) => {
      const [student] = family.students;
      return [payer, byPayer.get(ids.parents.get(family) ?? (student && ids.students.get(student))) as string];
    }),
  );
}

/** Compares each account statement: opening and closing balance, and the entries in between. */
async function compareStatements(school: School, from: Day): Promise<void> {
  const { admin, billing } = school;
  const accountIds = await learnAccounts(school);
  for (const { entries, payer } of billing.accounts.values()) {
    const path = `/accounts/${accountIds.get(payer)}/statement?from=${from}&to=${billing.today}`;
    const { opening, closing, entries: lines } = await admin.send('GET', path);
    const sumOf = (...kinds: string[]) =>
      money(sum(lines.filter((line: Line) => kinds.includes(line.kind)).map((line: Line) => cents(line.amount))));
    const total = (days: (on: Day) => boolean, ...kinds: string[]) => {
      const isWanted = (entry: { kind: string; on: Day }) =>
        days(entry.on) && (!kinds[0] || kinds.includes(entry.kind));
      return money(sum(entries.filter(isWanted).map(({ amount }) => amount)));
    };
    const isWithin = (on: Day) => from <= on && on <= billing.today;
    expect(
      { opening, closing, billed: sumOf('charge', 'adjust', 'void'), paid: sumOf('payment', 'refund') },
      `statement of ${payer} on ${billing.today}`,
    ).toEqual({
      opening: total((on) => on < from),
      closing: total((on) => on <= billing.today),
      billed: total(isWithin, 'charge', 'adjust', 'void'),
      paid: total(isWithin, 'payment', 'refund'),
    });
  }
}

type Line = { readonly kind: string; readonly amount: string };

async function compareMonths(school: School, first: Day): Promise<void> {
  const { billing } = school;
  const rows = reports
    .monthly(billing, first, billing.today)
    .map((row): [string, object] => [
      row.month,
      inMoney(row, 'opening', 'billed', 'credited', 'voided', 'collected', 'refunded', 'closing'),
    ]);
  await compare(school, `monthly?from=${first}&to=${billing.today}`, 'month', new Map(rows));
}

async function compareFlows(school: School, first: Day): Promise<void> {
  const { billing } = school;
  const days = { from: first, until: billing.today };
  const period = `from=${first}&to=${billing.today}`;
  const methods = [...reports.paymentHistory(billing, days)].map(([method, row]): [string, object] => [
    ...([method, inMoney(row, 'amount', 'refunded', 'net')] as const),
  ]);
  await compare(school, `payment-history?group_by=method&${period}`, 'method', new Map(methods));
  const types = [...reports.revenueByType(billing, first)].map(([type, row]): [string, object] => [
    ...([type, inMoney(row, 'billed', 'credited', 'voided', 'collected', 'refunded', 'net')] as const),
  ]);
  await compare(school, `revenue?basis=billed&group_by=fee_type&${period}`, 'fee_type', new Map(types));
  await compareTax(school, `revenue?basis=billed&group_by=fee_type&${period}`);
}

async function compareTax(school: School, path: string): Promise<void> {
  const taxes = (await rowsOf(school, path, 'fee_type', { tax: '' })) as Record<string, { tax: string }>;
  for (const [type, { tax }] of Object.entries(taxes)) {
    const { tax: exact, mayDiffer } = reports.taxBilled(school.billing, type);
    expect(Math.abs(cents(tax) - exact), `tax of ${type} on ${school.billing.now}`).toBeLessThanOrEqual(mayDiffer);
  }
}

async function compareAttendance(school: School): Promise<void> {
  const { billing, ids } = school;
  const { lessons, places, now, today } = billing;
  if (today < TERM.from) return;
  const days = { from: TERM.from, until: today };
  const period = `from=${TERM.from}&to=${today}`;
  const held = begun(lessons.all(), now, days);
  const students = [...ids.students].flatMap(([student, id]): [string, object][] => {
    const row = figures(held, places, student);
    return row.marked > 0 ? [[id, row]] : [];
  });
  await compare(school, `attendance-summary?group_by=student&${period}`, 'student_id', new Map(students));
  const classes = Object.values(CLASSES).flatMap((each): [string, object][] => {
    const theirs = held.filter((lesson) => lesson.class === each);
    const row = { ...figures(theirs, places), sessions: theirs.length };
    return theirs.length > 0 ? [[ids.classes.get(each) as string, row]] : [];
  });
  await compare(school, `class-attendance?group_by=batch&${period}`, 'batch_id', new Map(classes));
}

async function compareLowAttendance(school: School): Promise<void> {
  const { billing, ids } = school;
  const low = reports
    .lowAttendance(billing, billing.today, [30, 75, 4])
    .map(({ student, running, ...row }): [string, object] => [
      ...([ids.students.get(student) as string, { ...row, absences_running: running }] as const),
    ]);
  await compare(school, `low-attendance?group_by=student&as_of=${billing.today}`, 'student_id', new Map(low));
}

async function compareStaff(school: School): Promise<void> {
  const { billing, ids } = school;
  if (billing.today < TERM.from) return;
  const rows = [...ids.staff].flatMap(([name, id]): [string, object][] => {
    const row = reports.staffPerformance(billing, name, { from: TERM.from, until: billing.today });
    return row.scheduled + row.cancelled > 0 ? [[id, row]] : [];
  });
  const period = `from=${TERM.from}&to=${billing.today}`;
  await compare(school, `staff-performance?${period}`, 'staff_id', new Map(rows));
}

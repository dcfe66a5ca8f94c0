import { v7 as uuid } from 'uuid';
import { chunksOf } from '../../../platform/csv/chunks.ts';
import { insertMissingRows } from '../../../platform/database/bulk-rows.ts';
import { tenantTransaction } from '../../../platform/database/tenant-session.ts';
import { nextTurn } from '../../../platform/database/turns.ts';
import { type AcademyJobRun, jobKind, onJob, type Schedule } from '../../../platform/jobs/job-kind.ts';
import { addDays } from '../../../platform/time/days.ts';
import { NoticeKind } from '../../academy/academies/notice.enums.ts';
import { noticeKind } from '../../operations/notices/core/notice-kinds.ts';
import { isGiven, noticeRun, quietHoursOf } from '../../operations/notices/core/notice-run.ts';
import type { NoticeRun } from '../../operations/notices/core/notice-run.types.ts';
import { notify } from '../../operations/notices/core/notify.ts';
import { endOfQuietHours } from '../../operations/notices/core/quiet-hours.ts';
import { lastMorning, REMINDER_TIME } from '../../operations/notices/core/reminder-time.ts';
import { openFeesDueOn } from './billed-fees.loaders.ts';
import { FEE_PLACEHOLDERS, feeValues, noticeAbout, payersOf, settledReason } from './billed-fees.ts';
import { FeeReminder } from './fee-reminder.entity.ts';
import { type Morning, morningsOf } from './mornings.ts';
import { ReminderMark } from './reminder-mark.entity.ts';
import { moveMark } from './reminder-mark.sql.ts';

/** The number of accounts per transaction. */
const ACCOUNTS_AT_ONCE = 200;

const feeReminders = jobKind<Record<string, never>>('notices.fee-reminders');

/** Writes the reminders about open fees at 09:00 in each academy's time zone. */
export const reminderSchedule: Schedule = { name: 'notices.fee-reminders', cron: '0 9 * * *', kind: feeReminders };

/** A fee for which a reminder is written. */
interface RemindedFee {
  readonly id: string;
  readonly accountId: string;
  readonly studentId: string | null;
  readonly offsetDays: number;
}

export const onFeeReminders = onJob(feeReminders, async (job) => {
  const found = await inAcademy(job, findReminded);
  if (!found) return;
  const accounts = [...Map.groupBy(found.fees, ({ accountId }) => accountId).values()];
  for (const some of chunksOf(accounts, ACCOUNTS_AT_ONCE)) {
    job.signal.throwIfAborted();
    await inAcademy(job, (run) => remind(run, found.day, some.flat()));
  }
  await job.finish((em) => moveMark(em, found.day, found.days));
});

/** Runs a function in a transaction of the job's academy. Returns null if the academy was deleted. */
const inAcademy = <Result>(
  { services, academyId }: AcademyJobRun,
  work: (run: NoticeRun) => Promise<Result>,
): Promise<Result | null> =>
  tenantTransaction(services.database, academyId, async (em) => {
    const run = await noticeRun(services, em, academyId);
    return run && work(run);
  });

/**
 * Returns the last day whose reminders are due (`day`), the reminder days in the settings (`days`), and the open fees
 * that need a reminder (`fees`). Includes the fees of missed days. Returns null if the reminders of `day` are already
 * written.
 */
async function findReminded(run: NoticeRun) {
  const day = lastMorning(run);
  const mark = await run.em.findOne(ReminderMark, {});
  if (mark && mark.remindedOn >= day) return null;
  if (!isGiven(run, NoticeKind.FEE_REMINDER)) return { day, days: [], fees: [] };
  const fees = await openFees(run, morningsOf(run, day, mark));
  return { day, days: run.academy.settings.reminderDays, fees };
}

/** Returns the open fees that have one of the due dates in `mornings` and were charged before their reminder. */
async function openFees(run: NoticeRun, mornings: readonly Morning[]): Promise<RemindedFee[]> {
  const rows = await openFeesDueOn(
    run,
    mornings.map(({ dueDate }) => dueDate),
  );
  // a fee that was charged at least two days before its reminder needs no exact check
  const byDueDate = new Map(
    mornings.map((morning) => [
      morning.dueDate,
      { ...morning, longBefore: run.clock.instantOf(addDays(morning.day, -2), '00:00:00') },
    ]),
  );
  return rows.flatMap(({ id, accountId, studentId, dueDate, createdAt }) => {
    const morning = byDueDate.get(dueDate);
    if (!morning) return [];
    const isReminded = createdAt < morning.longBefore || isChargedBefore(run, createdAt, morning.day);
    return isReminded ? [{ id, accountId, studentId, offsetDays: morning.offsetDays }] : [];
  });
}

/**
 * Returns true if a fee was charged before the reminder time on `day`, unless the notice about the new fee is sent on
 * `day` too.
 */
function isChargedBefore(run: NoticeRun, chargedAt: string, day: string): boolean {
  const { clock } = run;
  if (chargedAt >= clock.instantOf(day, REMINDER_TIME)) return false;
  if (!isGiven(run, NoticeKind.FEE_ISSUED)) return true;
  // the notice about the new fee is not sent before the quiet hours end
  const sentAt = endOfQuietHours(clock, quietHoursOf(run), chargedAt) ?? chargedAt;
  return clock.dayOf(chargedAt) < day && clock.dayOf(sentAt) < day;
}

/**
 * Writes one notice for each account. The notice is about the fees of the account that have no reminder for the same
 * number of days before or after the due date.
 */
async function remind(run: NoticeRun, day: string, fees: readonly RemindedFee[]): Promise<void> {
  const rows = fees.map(({ id: feeId, offsetDays }) => ({ id: uuid(), feeId, offsetDays }));
  const written = await insertMissingRows(run.em, FeeReminder, rows);
  await nextTurn();
  const reminded = fees.filter((_, index) => written.has(rows[index]?.id ?? ''));
  const accounts = Map.groupBy(reminded, ({ accountId }) => accountId);
  const payers = await payersOf(run, [...accounts.keys()]);
  await notify(
    run,
    NoticeKind.FEE_REMINDER,
    [...accounts].map(([accountId, own]) => {
      const recipients = payers.get(accountId) ?? [];
      return noticeAbout(accountId, own, { dedupeKey: `fee_reminder ${accountId} ${day}`, recipients });
    }),
  );
}

noticeKind({
  kind: NoticeKind.FEE_REMINDER,
  mayBeInDigest: true,
  isBill: true,
  placeholders: { ...FEE_PLACEHOLDERS, total: 'The total open amount of the fees.' },
  texts: {
    subject: 'Reminder from {{academy_name}}: {{total}} to pay',
    body:
      'Hello {{recipient_name}},\n\nThis is a reminder of {{total}} that is not paid yet:\n\n{{fees}}\n\n' +
      'The earliest due date is {{due_date}}. If you have already paid, please ignore this message.',
    sms: '{{academy_name}}: Reminder of {{total}} to pay. The earliest due date is {{due_date}}.',
  },
  valuesOf: (run, facts, locale) => feeValues(run, facts, locale, { isOpen: true }),
  obsolete: settledReason,
});

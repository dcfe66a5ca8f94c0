import { jobKind, MAIL, onJob } from '../../../../platform/jobs/job-kind.ts';
import type { MailContent } from '../../../../platform/mail/render-mail.ts';
import { formatMoney } from '../../../../platform/validation/scalars.ts';
import type { Academy } from '../../../academy/academies/academy.entity.ts';
import { mailAdmin } from '../../../people/members/mail-admins.ts';
import { BillingRun } from '../../ledger/billing-run.entity.ts';
import { BillingRunStatus } from '../../ledger/billing-run.enums.ts';
import { CHARGES_OF_RUNS } from './charges-of-runs.ts';

/**
 * The job that mails one admin about a held run. Such mails are sent only in academies that never turned the notice
 * about held runs on or off.
 */
export const heldRunMail = jobKind<{ runId: string; userId: string }>('mail.billing-run-held', MAIL);

/** Sends the mail, unless the run was confirmed meanwhile. */
export const mailHeldRun = onJob(heldRunMail, (job, { runId, userId }) =>
  mailAdmin(job, userId, async (em, academy) => {
    const run = await em.findOne(BillingRun, { id: runId, status: BillingRunStatus.HELD });
    return run && contentOf(academy, run);
  }),
);

const contentOf = (
  { name, settings }: Academy,
  { kind, asOf, total, counts: { created } }: BillingRun,
): MailContent => ({
  subject: `A billing run of ${name} waits to be confirmed`,
  heading: 'A billing run waits to be confirmed',
  paragraphs: [
    `A run for ${CHARGES_OF_RUNS[kind]} as of ${asOf} would bill ${formatMoney(total)} ${settings.currency} in ${created} ${created === 1 ? 'fee' : 'fees'}.`,
    'That is more than twice the largest run of this kind in the last 400 days.',
    'Nothing is billed until an admin or an administrator confirms the run.',
  ],
});

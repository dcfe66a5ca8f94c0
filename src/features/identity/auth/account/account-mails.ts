import { systemTransaction } from '../../../../platform/database/tenant-session.ts';
import { DeadJob, type JobRun, onJob } from '../../../../platform/jobs/job-kind.ts';
import { sendMail } from '../../../../platform/jobs/send-mail.ts';
import { linkTo } from '../../../../platform/mail/links.ts';
import { type MailContent, renderMail, serviceBranding } from '../../../../platform/mail/render-mail.ts';
import { now } from '../../../../platform/time/now.ts';
import { keptForms } from '../../../../platform/validation/email-address.ts';
import { User } from '../user.entity.ts';
import { UserKind } from '../user.enums.ts';
import { emailOf, passwordChangedMail, resetMail, verificationMail } from './account-jobs.ts';
import { TokenPurpose } from './account-token.entity.ts';
import { newAccountToken } from './account-tokens.ts';

/** Mails the link for a new password. Sends nothing if no user has the address. */
export const sendResetMail = onJob(resetMail, async (job, payload) => {
  const { config, database } = job.services;
  const email = emailOf(config, payload);
  if (email === null) throw new DeadJob('The key that the address was sealed with is gone.');
  const user = await database.orm.em.fork().findOne(User, { email: { $in: keptForms(email) }, kind: UserKind.PERSON });
  await mailTo(job, user, async ({ id }) => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: [
      `Somebody asked for a new password for your account, ${minuteOf(now())}.`,
      'The link works once, for 30 minutes. Choosing a new password signs you out everywhere.',
    ],
    action: {
      label: 'Choose a new password',
      url: linkTo(config, '/account/reset', await tokenOf(job, id, TokenPurpose.PASSWORD_RESET)),
    },
    footnote: 'If it was not you, do nothing: your password stays as it is, and nobody else was sent this link.',
  }));
});

/** Mails the link for verifying the user's address. Sends nothing if the address is already verified. */
export const sendVerificationMail = onJob(verificationMail, async (job, { userId }) => {
  const { config, database } = job.services;
  const user = await database.orm.em.fork().findOne(User, { id: userId, emailVerifiedAt: null });
  await mailTo(job, user, async ({ id, createdAt }) => ({
    subject: 'Confirm your e-mail address',
    heading: 'Confirm your e-mail address',
    paragraphs: [
      `An account was made with this address, ${minuteOf(createdAt)}. Confirm that the address is yours.`,
      'The link works once, for 24 hours.',
    ],
    action: {
      label: 'Confirm the address',
      url: linkTo(config, '/account/verify', await tokenOf(job, id, TokenPurpose.EMAIL_VERIFICATION)),
    },
    footnote: 'If it was not you, do nothing: the address stays unconfirmed.',
  }));
});

/** Notifies a user by mail that the password of the account was changed. */
export const sendPasswordChangedMail = onJob(passwordChangedMail, async (job, { userId, at }) => {
  const user = await job.services.database.orm.em.fork().findOne(User, { id: userId });
  await mailTo(job, user, async () => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed, ${minuteOf(at)}. Other sessions have ended.`,
      'If it was you, there is nothing to do.',
      'If it was not you, ask for a new password where you sign in, at once: that signs everybody out. Then tell your academy.',
    ],
  }));
});

/**
 * Sends a mail to a user, with the branding of the service and not of an academy. Sends nothing if the user does not
 * exist or mail is turned off.
 */
async function mailTo(job: JobRun, user: User | null, content: (user: User) => Promise<MailContent>): Promise<void> {
  const { config, mailer } = job.services;
  if (!user || mailer.isOff) return;
  const mail = renderMail(serviceBranding(config), await content(user));
  await sendMail(job, { ...mail, to: user.email, isAsked: true });
}

/**
 * Creates the token for a mail. Each attempt to send the mail creates a new token. Tokens of earlier attempts stay
 * valid, because an earlier attempt may have sent its mail after all.
 */
const tokenOf = ({ services }: JobRun, userId: string, purpose: TokenPurpose): Promise<string> =>
  systemTransaction(services.database, async (em) => newAccountToken(em, userId, purpose, { isMailed: true }));

/**
 * Returns an instant as text, to the minute: `on 2026-01-15 at 10:30 UTC`. The text is in UTC, because the time zone of
 * the reader is unknown.
 */
const minuteOf = (instant: string): string => `on ${instant.slice(0, 10)} at ${instant.slice(11, 16)} UTC`;

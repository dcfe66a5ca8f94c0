import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Config } from '../../../../config.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { MAIL, systemJobKind } from '../../../../platform/jobs/job-kind.ts';
import { openSecret, sealSecret } from '../../../../platform/secrets/secret-box.ts';
import { now } from '../../../../platform/time/now.ts';

type Keys = Pick<Config, 'secretKeys'>;

/**
 * The job that mails a link for choosing a new password. The address is encrypted, because any person can request such
 * a mail for any address, including addresses without a user.
 */
export const resetMail = systemJobKind<{ sealedEmail: string }>('mail.password-reset', MAIL);

/** The job that mails a user a link for verifying their e-mail address. */
export const verificationMail = systemJobKind<{ userId: string }>('mail.verify-email', MAIL);

/** The job that notifies a user by mail that their password was changed, and when. */
export const passwordChangedMail = systemJobKind<{ userId: string; at: string }>('mail.password-changed', MAIL);

/** Enqueues the mail with the link for a new password. Does the same for an address that no user has. */
export async function queueResetMail(em: SqlEntityManager, { secretKeys }: Keys, email: string): Promise<void> {
  await enqueue(em, resetMail, { sealedEmail: sealSecret(secretKeys, email, resetMail.name) });
}

/** Returns the address in a job of {@link resetMail}; null if the encryption key no longer exists. */
export const emailOf = ({ secretKeys }: Keys, { sealedEmail }: { sealedEmail: string }): string | null =>
  openSecret(secretKeys, sealedEmail, resetMail.name);

/** Enqueues the mail for verifying a user's address, unless such a mail was enqueued in the last minute. */
export const queueVerificationMail = (em: SqlEntityManager, userId: string): Promise<void> =>
  enqueue(em, verificationMail, { userId }, { dedupeKey: thisMinute(verificationMail.name, userId) });

/** Queues the mail that notifies a user of a new password. */
export const queuePasswordChangedMail = (em: SqlEntityManager, userId: string): Promise<void> =>
  enqueue(em, passwordChangedMail, { userId, at: now() });

const thisMinute = (kind: string, whom: string): string => `${kind}:${whom}:${now().slice(0, 16)}`;

import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Config } from '../../../../config.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { MAIL, systemJobKind } from '../../../../platform/jobs/job-kind.ts';
import { openSecret, sealSecret } from '../../../../platform/secrets/secret-box.ts';
import { now } from '../../../../platform/time/now.ts';

type Keys = Pick<Config, 'secretKeys'>;

/**
 * The job that mails a link for choosing a new password. The payload contains the address in encrypted form, because
 * anyone can request such a mail for any address, even an address that no user has.
 */
export const resetMail = systemJobKind<{ sealedEmail: string }>('mail.password-reset', MAIL);

/** The job that mails a user a link for verifying their e-mail address. */
export const verificationMail = systemJobKind<{ userId: string }>('mail.verify-email', MAIL);

/**
 * The job that notifies a user by mail that the password of the account was changed. `at` is the time of the change.
 */
export const passwordChangedMail = systemJobKind<{ userId: string; at: string }>('mail.password-changed', MAIL);

/** Enqueues the mail with the link for a new password. Enqueues the mail even if no user has the address. */
export async function queueResetMail(em: SqlEntityManager, { secretKeys }: Keys, email: string): Promise<void> {
  await enqueue(em, resetMail, { sealedEmail: sealSecret(secretKeys, email, resetMail.name) });
}

/**
 * Returns the address in the payload of {@link resetMail}. Returns null if the service no longer has the key with which
 * the address was encrypted.
 */
export const emailOf = ({ secretKeys }: Keys, { sealedEmail }: { sealedEmail: string }): string | null =>
  openSecret(secretKeys, sealedEmail, resetMail.name);

/** Enqueues the mail for verifying a user's address, unless such a mail was enqueued in the last minute. */
export const queueVerificationMail = (em: SqlEntityManager, userId: string): Promise<void> =>
  enqueue(em, verificationMail, { userId }, { dedupeKey: thisMinute(verificationMail.name, userId) });

/** Enqueues the mail that notifies a user that the password of the account was changed. */
export const queuePasswordChangedMail = (em: SqlEntityManager, userId: string): Promise<void> =>
  enqueue(em, passwordChangedMail, { userId, at: now() });

const thisMinute = (kind: string, whom: string): string => `${kind}:${whom}:${now().slice(0, 16)}`;

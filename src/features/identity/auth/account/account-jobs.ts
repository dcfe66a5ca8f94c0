import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Config } from '../../../../config.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { MAIL, systemJobKind } from '../../../../platform/jobs/job-kind.ts';
import { openSecret, sealSecret } from '../../../../platform/secrets/secret-box.ts';
import { now } from '../../../../platform/time/now.ts';

type Keys = Pick<Config, 'secretKeys'>;

/** Mails a link for a new password to an address. The address is sealed: any person can request a mail for any address. */
export const resetMail = systemJobKind<{ sealedEmail: string }>('mail.password-reset', MAIL);

/** Mails a user how to prove that the address is theirs. */
export const verificationMail = systemJobKind<{ userId: string }>('mail.verify-email', MAIL);

/** Notifies a user that their password has changed, and when. */
export const passwordChangedMail = systemJobKind<{ userId: string; at: string }>('mail.password-changed', MAIL);

/** Queues the mail to an address, known or not. */
export async function queueResetMail(em: SqlEntityManager, { secretKeys }: Keys, email: string): Promise<void> {
  await enqueue(em, resetMail, { sealedEmail: sealSecret(secretKeys, email, resetMail.name) });
}

/** The address that a job of {@link resetMail} is about; null where its key is gone. */
export const emailOf = ({ secretKeys }: Keys, { sealedEmail }: { sealedEmail: string }): string | null =>
  openSecret(secretKeys, sealedEmail, resetMail.name);

/** Queues the mail by which a user proves their address: at most one a minute. */
export const queueVerificationMail = (em: SqlEntityManager, userId: string): Promise<void> =>
  enqueue(em, verificationMail, { userId }, { dedupeKey: thisMinute(verificationMail.name, userId) });

/** Queues the mail that notifies a user of a new password. */
export const queuePasswordChangedMail = (em: SqlEntityManager, userId: string): Promise<void> =>
  enqueue(em, passwordChangedMail, { userId, at: now() });

const thisMinute = (kind: string, whom: string): string => `${kind}:${whom}:${now().slice(0, 16)}`;

import type { SqlEntityManager } from '@mikro-orm/sql';
import { tenantTransaction } from '../../../platform/database/tenant-session.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { AcademyJobRun, JobKind } from '../../../platform/jobs/job-kind.ts';
import { sendMail } from '../../../platform/jobs/send-mail.ts';
import { type MailContent, renderMail } from '../../../platform/mail/render-mail.ts';
import { Academy } from '../../academy/academies/academy.entity.ts';
import { MemberRole } from '../../academy/academies/academy.enums.ts';
import { mailBranding } from '../../academy/academies/mail-branding.ts';
import { User } from '../../identity/auth/user.entity.ts';
import { Membership } from './membership.entity.ts';

/**
 * Enqueues a mail to each admin of the academy, each in a job of its own. If a mail server rejects one address, the
 * other mails are not delayed.
 */
export async function mailAdmins<About extends object>(
  em: SqlEntityManager,
  kind: JobKind<About & { userId: string }>,
  about: About,
): Promise<void> {
  const admins = await em.find(Membership, { role: MemberRole.ACADEMY_ADMIN });
  for (const { user } of admins) await enqueue(em, kind, { ...about, userId: user.id });
}

/** Sends a mail to one admin. `contentOf` returns the content of the mail, or null if the mail is no longer needed. */
export async function mailAdmin(
  job: AcademyJobRun,
  userId: string,
  contentOf: (em: SqlEntityManager, academy: Academy) => Promise<MailContent | null>,
): Promise<void> {
  const { database, mailer } = job.services;
  if (mailer.isOff) return;
  const academyId = job.academyId ?? '';
  const read = await tenantTransaction(database, academyId, async (em) => {
    const academy = await em.findOne(Academy, { id: academyId, deletedAt: null });
    const content = academy && (await contentOf(em, academy));
    return content && { academy, content };
  });
  // tenant transactions cannot read the e-mail addresses of users
  const user = await database.orm.em.fork().findOne(User, { id: userId });
  if (!read || !user) return;
  await sendMail(job, { to: user.email, ...renderMail(mailBranding(read.academy), read.content) });
}

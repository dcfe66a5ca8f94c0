import type { SqlEntityManager } from '@mikro-orm/sql';
import { tenantTransaction } from '../../platform/database/tenant-session.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { jobKind, MAIL, onJob } from '../../platform/jobs/job-kind.ts';
import { sendMail } from '../../platform/jobs/send-mail.ts';
import { type MailContent, renderMail } from '../../platform/mail/render-mail.ts';
import { Academy } from '../academies/academy.entity.ts';
import { MemberRole } from '../academies/academy.enums.ts';
import { mailBranding } from '../academies/mail-branding.ts';
import { User } from '../auth/user.entity.ts';
import { Membership } from '../members/membership.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { webhookDisabledMail } from './webhook-jobs.ts';

/** The mail to one admin: each has a job, so that one address that refuses keeps no other from being told. */
export const webhookDisabledMailTo = jobKind<{ endpointId: string; userId: string }>('mail.webhook-disabled-to', MAIL);

/** Has each admin of the academy told. */
export const mailWebhookDisabled = onJob(webhookDisabledMail, (job, { endpointId }) =>
  job.finish(async (em) => {
    const admins = await em.find(Membership, { role: MemberRole.ACADEMY_ADMIN });
    for (const { user } of admins) await enqueue(em, webhookDisabledMailTo, { endpointId, userId: user.id });
  }),
);

/** Tells one of them. */
export const mailWebhookDisabledTo = onJob(webhookDisabledMailTo, async (job, { endpointId, userId }) => {
  const { database, mailer } = job.services;
  if (mailer.isOff) return;
  const academyId = job.academyId ?? '';
  const read = async (em: SqlEntityManager) => ({
    academy: await em.findOne(Academy, { id: academyId, deletedAt: null }),
    endpoint: await em.findOne(WebhookEndpoint, { id: endpointId }),
  });
  const { academy, endpoint } = await tenantTransaction(database, academyId, read);
  // tenant work reads no addresses of users
  const user = await database.orm.em.fork().findOne(User, { id: userId });
  if (!academy || !user || !endpoint?.disabledReason) return;
  await sendMail(job, { to: user.email, ...renderMail(mailBranding(academy), contentOf(academy, endpoint)) });
});

const contentOf = ({ name }: Academy, { url, description, disabledReason }: WebhookEndpoint): MailContent => ({
  subject: `A webhook endpoint of ${name} was disabled`,
  heading: 'A webhook endpoint was disabled',
  paragraphs: [
    `Events of ${name} are no longer sent to ${new URL(url).host}${description ? ` (${description})` : ''}.`,
    `The reason: ${disabledReason}`,
    'Once the receiver is in order, make the endpoint active again, and recover what it missed.',
  ],
});

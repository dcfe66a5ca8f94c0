import { jobKind, MAIL, onJob } from '../../../platform/jobs/job-kind.ts';
import type { MailContent } from '../../../platform/mail/render-mail.ts';
import type { Academy } from '../../academy/academies/academy.entity.ts';
import { mailAdmin, mailAdmins } from '../../people/members/mail-admins.ts';
import { webhookDisabledMail } from './endpoint-states.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

/** The job that mails one admin that an endpoint was disabled. */
export const webhookDisabledMailTo = jobKind<{ endpointId: string; userId: string }>('mail.webhook-disabled-to', MAIL);

/** Enqueues a mail for each admin of the academy. */
export const mailWebhookDisabled = onJob(webhookDisabledMail, (job, { endpointId }) =>
  job.finish((em) => mailAdmins(em, webhookDisabledMailTo, { endpointId })),
);

/** Mails one admin that an endpoint was disabled. Sends nothing if the endpoint is no longer disabled. */
export const mailWebhookDisabledTo = onJob(webhookDisabledMailTo, (job, { endpointId, userId }) =>
  mailAdmin(job, userId, async (em, academy) => {
    const endpoint = await em.findOne(WebhookEndpoint, { id: endpointId });
    return endpoint?.disabledReason ? contentOf(academy, endpoint) : null;
  }),
);

const contentOf = ({ name }: Academy, { url, description, disabledReason }: WebhookEndpoint): MailContent => ({
  subject: `A webhook endpoint of ${name} was disabled`,
  heading: 'A webhook endpoint was disabled',
  paragraphs: [
    `Events of ${name} are no longer sent to ${new URL(url).host}${description ? ` (${description})` : ''}.`,
    `The reason: ${disabledReason}`,
    'Once the receiver is in order, make the endpoint active again, and recover what it missed.',
  ],
});

import type { SqlEntityManager } from '@mikro-orm/sql';
import { tenantTransaction } from '../../../../platform/database/tenant-session.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { DeadJob, jobKind, MAIL, onJob } from '../../../../platform/jobs/job-kind.ts';
import { sendMail } from '../../../../platform/jobs/send-mail.ts';
import { linkTo } from '../../../../platform/mail/links.ts';
import { type MailContent, renderMail } from '../../../../platform/mail/render-mail.ts';
import { openSecret, sealSecret } from '../../../../platform/secrets/secret-box.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { Academy } from '../../../academy/academies/academy.entity.ts';
import { MemberRole, StaffRole } from '../../../academy/academies/academy.enums.ts';
import { mailBranding } from '../../../academy/academies/mail-branding.ts';
import { User } from '../../../identity/auth/user.entity.ts';
import { Invitation } from './invitation.entity.ts';

/**
 * The job that sends an invitation mail. The payload contains the token in encrypted form; the token is stored nowhere
 * else.
 */
export const invitationMail = jobKind<{ invitationId: string; sealedToken: string }>('mail.invitation', MAIL);

/**
 * Enqueues the invitation mail, which is sent after the commit. If mail is turned off, enqueues nothing: the inviter
 * must then pass on the token.
 */
export async function enqueueInvitationMail(
  { config, mailer, session }: RequestContext,
  em: SqlEntityManager,
  { id }: Invitation,
  token: string,
): Promise<void> {
  if (mailer.isOff) return;
  const sealedToken = sealSecret(config.secretKeys, token, sealContext(session.academyId, id));
  await enqueue(em, invitationMail, { invitationId: id, sealedToken });
}

/** Sends the invitation mail. Sends nothing if the invitation can no longer be accepted. */
export const mailInvitation = onJob(invitationMail, async (job, { invitationId, sealedToken }) => {
  const { config, database, mailer } = job.services;
  const academyId = job.academyId ?? '';
  const open = await tenantTransaction(database, academyId, (em) => openInvitation(em, academyId, invitationId));
  if (!open || mailer.isOff) return;
  const token = openSecret(config.secretKeys, sealedToken, sealContext(academyId, invitationId));
  if (token === null) throw new DeadJob('The token was sealed under a key that is not known here.');
  const content = contentOf(open, linkTo(config, '/account/invitation', token));
  await sendMail(job, { to: open.invitation.email, isAsked: true, ...renderMail(mailBranding(open.academy), content) });
});

const sealContext = (academyId: string, invitationId: string): string => `invitation ${academyId} ${invitationId}`;

/** An invitation that can be accepted, with its academy and the inviter's name. */
interface OpenInvitation {
  readonly invitation: Invitation;
  readonly academy: Academy;
  readonly inviter: string;
}

async function openInvitation(em: SqlEntityManager, academyId: string, id: string): Promise<OpenInvitation | null> {
  const invitation = await em.findOne(Invitation, { id, acceptedAt: null, revokedAt: null });
  const academy = await em.findOne(Academy, { id: academyId, deletedAt: null });
  if (!invitation || !academy || invitation.expiresAt <= now()) return null;
  // tenant transactions may read no other fields of users than their names
  const inviter = await em.findOneOrFail(User, { id: invitation.inviter.id }, { fields: ['name'] });
  return { invitation, academy, inviter: inviter.name };
}

function contentOf({ invitation, academy: { name, settings }, inviter }: OpenInvitation, url: string): MailContent {
  const until = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: settings.timezone,
  }).format(new Date(invitation.expiresAt));
  return {
    subject: `Invitation to ${name}`,
    heading: `You are invited to ${name}`,
    paragraphs: [
      `${inviter} invites you to ${name} as ${roleOf(invitation)}.`,
      `The invitation is valid until ${until} (${settings.timezone}), and works once. Whoever has the link can try to accept it, so please keep it to yourself.`,
    ],
    action: { label: 'Accept the invitation', url },
    footnote: 'If you do not know why you get this, you need not do anything.',
  };
}

const ROLES: Record<Exclude<MemberRole, MemberRole.STAFF> | StaffRole, string> = {
  [MemberRole.ACADEMY_ADMIN]: 'an academy admin',
  [MemberRole.PARENT]: 'a parent',
  [MemberRole.STUDENT]: 'a student',
  [StaffRole.ADMINISTRATOR]: 'an administrator',
  [StaffRole.DEPARTMENT_HEAD]: 'a department head',
  [StaffRole.TEACHER]: 'a teacher',
  [StaffRole.SUPPORT_STAFF]: 'a member of the support staff',
};

const roleOf = ({ role, staffRole }: Invitation): string =>
  role !== MemberRole.STAFF ? ROLES[role] : staffRole ? ROLES[staffRole] : 'a member of staff';

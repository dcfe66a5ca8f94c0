import type { MailBranding } from '../../../platform/mail/render-mail.ts';
import type { Academy } from './academy.entity.ts';

/** Returns the branding for mails of an academy. Replies to these mails go to the academy's e-mail address. */
export const mailBranding = ({ name, email, logoUrl, branding }: Academy): MailBranding => ({
  name,
  logoUrl: branding.logoUrl || logoUrl || null,
  primaryColor: branding.primaryColor,
  senderName: branding.emailSenderName,
  replyTo: email,
});

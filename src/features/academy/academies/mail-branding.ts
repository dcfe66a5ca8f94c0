import type { MailBranding } from '../../../platform/mail/render-mail.ts';
import type { Academy } from './academy.entity.ts';

/** Returns the branding for an academy's mails. Replies go to the academy's office. */
export const mailBranding = ({ name, email, logoUrl, branding }: Academy): MailBranding => ({
  name,
  logoUrl: branding.logoUrl || logoUrl || null,
  primaryColor: branding.primaryColor,
  senderName: branding.emailSenderName,
  replyTo: email,
});

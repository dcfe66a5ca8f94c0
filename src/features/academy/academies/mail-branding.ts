import type { MailBranding } from '../../../platform/mail/render-mail.ts';
import type { Academy } from './academy.entity.ts';

/** Returns the branding of an academy's mails; replies go to its office. */
export const mailBranding = ({ name, email, logoUrl, branding }: Academy): MailBranding => ({
  name,
  logoUrl: branding.logoUrl || logoUrl || null,
  primaryColor: branding.primaryColor,
  senderName: branding.emailSenderName,
  replyTo: email,
});

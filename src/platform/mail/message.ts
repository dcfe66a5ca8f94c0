import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { Mail } from './mailer.ts';

/** The sender: the two parts of MAIL_FROM. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Parses `Academy platform <no-reply@example.com>`, or only the address. */
export function parseSender(mailFrom: string): Sender {
  const [, name = '', address = mailFrom.trim()] = /^([^<]*)<([^>]+)>\s*$/.exec(mailFrom) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}

/**
 * Converts a mail to the form of nodemailer. Addresses are passed in parts, so that no address is parsed as a list of
 * addresses.
 */
export function messageOf(mail: Mail, sender: Sender): SendMailOptions {
  return {
    from: { name: oneLine(mail.fromName ?? sender.name), address: sender.address },
    to: { name: '', address: oneLine(mail.to) },
    ...(mail.replyTo && { replyTo: { name: '', address: oneLine(mail.replyTo) } }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${idOf(mail)}@${sender.address.split('@').at(-1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${oneLine(mail.unsubscribeUrl)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Returns the key without characters that a Message-ID and a file name may not have. */
export const idOf = ({ key }: Mail): string => key.replace(/[^A-Za-z0-9._-]+/g, '-');

/** Returns a header value without line breaks, which would begin another header. */
export const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim();

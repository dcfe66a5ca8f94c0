import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../database/database.ts';
import { linkBase } from './links.ts';
import { mailFolder } from './mail-folder.ts';
import { type Mailer, RefusedAddress } from './mailer.ts';
import { parseSender } from './message.ts';
import { refusingAddresses } from './refusing-addresses.ts';
import { smtpTransport, type Transport } from './smtp-transport.ts';

/** The settings of mail. */
export type MailConfig = Pick<Config, 'smtpUrl' | 'mailFolder' | 'mailFrom' | 'publicUrl' | 'appUrl'>;

/**
 * Creates the mailer for the settings: it sends to a server, or writes to a folder. If neither is set, or if links
 * would have no address, mail is off. If an address refuses mail, the mailer marks the address in the database. For 30
 * days, a marked address receives only mail that a user requests. If the address accepts such a mail, the mark is
 * removed.
 */
export function createMailer(config: MailConfig, log: Logger, database: Database): Mailer {
  const transport = transportOf(config, log);
  if (!transport) return { isOff: true, send: nothing, forget: nothing, close: nothing };
  const refusing = refusingAddresses(database);
  return {
    isOff: false,
    async send(mail) {
      const reason = await refusing.reasonOf(mail.to);
      if (reason && !mail.isAsked) throw refusal(reason);
      try {
        await transport.send(mail);
      } catch (error) {
        if (!(error instanceof RefusedAddress)) throw error;
        await refusing.mark(mail.to, error.message);
        throw refusal(error.message);
      }
      if (reason) await refusing.clear(mail.to);
    },
    forget: async (addresses) => transport.forget?.(addresses),
    close: () => transport.close(),
  };
}

const nothing = async (): Promise<void> => undefined;

/** Returns the names of the missing settings without which mail is off. */
export const missingForMail = (config: MailConfig): ('SMTP_URL' | 'PUBLIC_URL')[] => [
  ...(config.smtpUrl === null && config.mailFolder === null ? (['SMTP_URL'] as const) : []),
  ...(linkBase(config) === null ? (['PUBLIC_URL'] as const) : []),
];

function transportOf(config: MailConfig, log: Logger): Transport | null {
  if (missingForMail(config).length > 0) return null;
  const sender = parseSender(config.mailFrom);
  if (config.smtpUrl !== null) return smtpTransport(config.smtpUrl, sender);
  return mailFolder(config.mailFolder ?? '', sender, log);
}

const refusal = (codes: string) => new RefusedAddress(`The address refuses mail: ${codes}.`);

import { type Mail, RefusedAddress } from './mailer.ts';
import { messageOf, type Sender } from './message.ts';

/** Milliseconds that each step with the server may take, and a mail as a whole: one that hangs holds up nothing for long. */
const LIMITS = { stepMs: 10_000, wholeMs: 30_000 };

/** Milliseconds that a connection is kept for the next mail. */
const IDLE_MS = 30_000;

/** The details of a server's response. */
interface SmtpError extends Error {
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** Hands mail to a server; nothing is tried again here. */
export interface Transport {
  /** Throws `RefusedAddress`, its message the codes of the server, where the address takes no mail. */
  send(mail: Mail): Promise<void>;
  /** Deletes stored mails to these addresses; absent if none are stored. */
  forget?(addresses: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Connections to the server of an `smtp://` or `smtps://` URL, kept between mails. */
export function smtpTransport(url: string, sender: Sender, { stepMs, wholeMs } = LIMITS): Transport {
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url,
      pool: true,
      maxRequeues: 0,
      idleTimeout: IDLE_MS,
      dnsTimeout: stepMs,
      connectionTimeout: stepMs,
      greetingTimeout: stepMs,
      socketTimeout: stepMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  // the library takes room, which who sends nothing need not have
  let pool: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      try {
        pool ??= open();
        await (await pool).sendMail({ ...messageOf(mail, sender), signal: AbortSignal.timeout(wholeMs) });
      } catch (error) {
        throw isRefusal(error as SmtpError) ? new RefusedAddress(codesOf(error as SmtpError), { cause: error }) : error;
      }
    },
    async close() {
      (await pool)?.close({ force: true });
    },
  };
}

/** Steps at which a server may refuse the recipient. */
const OF_RECIPIENT = ['RCPT TO', 'DATA'];

/**
 * Whether the recipient's address was refused for good: RFC 3463 has 5.1.x for that, of which 5.1.7 and 5.1.8 are about the
 * sender. A relay that refuses us, a blocklist or a full mailbox may take the mail later.
 */
const isRefusal = (error: SmtpError): boolean =>
  OF_RECIPIENT.includes(error.command ?? '') && isOfNoMailbox(enhancedCodeOf(error));

const isOfNoMailbox = (enhanced = ''): boolean => /^5\.1\.(?![78]$)/.test(enhanced);

const enhancedCodeOf = ({ response = '' }: SmtpError): string | undefined =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];

/** Returns `550 5.1.1`: only the codes of the response, because its text may contain the address. */
const codesOf = (error: SmtpError): string => [error.responseCode, enhancedCodeOf(error)].filter(Boolean).join(' ');

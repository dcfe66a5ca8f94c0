import { FailedMail, type Mail, RefusedAddress } from './mailer.ts';
import { messageOf, type Sender } from './message.ts';

/**
 * The maximum number of milliseconds for each step with the mail server, and for a whole mail. A server that does not
 * respond can therefore delay other mail only for a short time.
 */
const LIMITS = { stepMs: 10_000, wholeMs: 30_000 };

/** The milliseconds for which a connection stays open for the next mail. */
const IDLE_MS = 30_000;

/** The details of a server's response. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** Sends mail to a server. Never repeats a failed attempt itself. */
export interface Transport {
  /**
   * Sends a mail. If the address refuses the mail, throws `RefusedAddress`, whose message contains the codes of the
   * server's response. The messages of other errors contain no address either, because they are logged.
   */
  send(mail: Mail): Promise<void>;
  /** Deletes stored mails to these addresses. Absent if the transport stores none. */
  forget?(addresses: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Returns a transport for an `smtp://` or `smtps://` URL. It keeps connections open between mails. */
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
  // the library is loaded only when needed, because a process that sends no mail should not use memory for it
  let pool: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      try {
        pool ??= open();
        await (await pool).sendMail({ ...messageOf(mail, sender), signal: AbortSignal.timeout(wholeMs) });
      } catch (error) {
        throw errorWithoutAddress(error as SmtpError);
      }
    },
    async close() {
      (await pool)?.close({ force: true });
    },
  };
}

/**
 * Returns the error to throw for an error of the mail library. The library's error may contain the address of the
 * recipient, in its own text or in the text of the server's response, so only codes are kept. Errors of the connection
 * are kept as they are.
 */
function errorWithoutAddress(error: SmtpError): Error {
  if (isRefusal(error)) return new RefusedAddress(codesOf(error));
  const { code, command, response, responseCode } = error;
  if (response !== undefined || responseCode !== undefined) {
    const step = command === undefined ? '' : ` at ${command}`;
    return new FailedMail(`The mail server refused the mail${step}: ${codesOf(error) || 'no code'}.`, code);
  }
  return error.message.includes('@')
    ? new FailedMail(`The mail could not be sent: ${code ?? error.name}.`, code)
    : error;
}

/** The steps at which a server may refuse the recipient. */
const OF_RECIPIENT = ['RCPT TO', 'DATA'];

/**
 * Returns true if the server permanently refused the address of the recipient. RFC 3463 defines the codes 5.1.x for
 * addresses; of these, 5.1.7 and 5.1.8 are about the sender. Refusals by a relay or a blocklist, or because of a full
 * mailbox, may be temporary.
 */
const isRefusal = (error: SmtpError): boolean =>
  OF_RECIPIENT.includes(error.command ?? '') && isOfNoMailbox(enhancedCodeOf(error));

const isOfNoMailbox = (enhanced = ''): boolean => /^5\.1\.(?![78]$)/.test(enhanced);

const enhancedCodeOf = ({ response = '' }: SmtpError): string | undefined =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];

/** Returns only the codes of the response, `550 5.1.1`. The text is omitted, because it may contain the address. */
const codesOf = (error: SmtpError): string => [error.responseCode, enhancedCodeOf(error)].filter(Boolean).join(' ');

/** A message to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The name of the academy. Mail programs show it with the address in MAIL_FROM. */
  readonly fromName?: string;
  readonly replyTo?: string;
  /** The id of the mail's job. It is the same in all attempts, so that a repeated mail can be detected. */
  readonly key: string;
  /**
   * The address to which mail programs send a POST request when the recipient unsubscribes with one click (RFC 8058).
   */
  readonly unsubscribeUrl?: string;
  /** True if a user has just requested the mail. Such a mail is sent even if the address has refused mail before. */
  readonly isAsked?: boolean;
}

/** Sends mail. */
export interface Mailer {
  /** True if mail is off; then `send` does nothing. */
  readonly isOff: boolean;
  /**
   * Throws `RefusedAddress` if further attempts would fail too. Throws any other error if a further attempt may
   * succeed.
   */
  send(mail: Mail): Promise<void>;
  /** Deletes the stored mails to these addresses. Only the demo stores mails, as files. */
  forget(addresses: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Thrown if a mail could not be sent, but a further attempt may succeed. The message contains no address. */
export class FailedMail extends Error {
  override readonly name = 'FailedMail';
  /** The code of the mail library's error, such as `EENVELOPE`. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Thrown if the address permanently refuses mail. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
}

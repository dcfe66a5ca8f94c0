/** A message to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The name of the academy, which mail programs show with the address from MAIL_FROM. */
  readonly fromName?: string;
  readonly replyTo?: string;
  /** The id of the mail's job, the same in all attempts, so that a repeated mail can be detected. */
  readonly key: string;
  /** The address that mail programs POST to for unsubscribing with one click (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** True if a user has just requested the mail: it is sent even if the address has refused mail before. */
  readonly isAsked?: boolean;
}

/** Sends mail. */
export interface Mailer {
  /** True if mail is off; then `send` does nothing. */
  readonly isOff: boolean;
  /** Throws `RefusedAddress` if a further attempt would fail too, and any other error if a further attempt may succeed. */
  send(mail: Mail): Promise<void>;
  /** Deletes the stored mails to these addresses: only the demo stores mails, as files. */
  forget(addresses: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Thrown if the address permanently refuses mail. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
}

/** A message to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The name that is shown beside the address of MAIL_FROM: the academy's. */
  readonly fromName?: string;
  readonly replyTo?: string;
  /** Stable over all attempts to send it, so that a repetition is known: the id of its job. */
  readonly key: string;
  /** Whether a user has just requested it: it is tried even if the address has refused mail before. */
  readonly isAsked?: boolean;
}

/** Hands mail on. */
export interface Mailer {
  /** Whether mail is off: then `send` does nothing. */
  readonly isOff: boolean;
  /** Throws `RefusedAddress` where trying again would not help, any other error where it might. */
  send(mail: Mail): Promise<void>;
  /** Deletes stored mails to these addresses: the files of the demo. */
  forget(addresses: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** The address takes no mail, for good. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
}

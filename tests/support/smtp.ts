import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/**
 * The reaction of the server to a mail. `refuse` and `defer` reject the recipient permanently or temporarily.
 * `disappear` disconnects in the middle of the mail. A code with a text is the SMTP reply to the recipient's address.
 */
export type Behaviour =
  | 'take'
  | 'refuse'
  | 'defer'
  | 'disappear'
  | 'hang'
  | readonly [code: number, text: string]
  /** Runs while the mail is sent; the server takes the mail afterwards. */
  | (() => Promise<unknown>);

/** A mail server on this machine. */
export interface SmtpTestServer {
  readonly url: string;
  /** The mails that the server has accepted, oldest first. */
  readonly mails: readonly ParsedMail[];
  /** The number of attempts to send a mail. */
  readonly attempts: number;
  /** Sets the reactions to the next mails, one each. The last reaction applies to all later mails. */
  behave(...next: Behaviour[]): void;
  /** Returns the mails to an address. */
  to(address: string): ParsedMail[];
  stop(): Promise<void>;
}

const ANSWERS = { refuse: [550, '5.1.1 No such user'], defer: [451, '4.7.1 Try again later'] } as const;

/** Starts a mail server that accepts everything. */
export async function startSmtp(): Promise<SmtpTestServer> {
  const mails: ParsedMail[] = [];
  let behaviours: Behaviour[] = ['take'];
  let behaviour: Behaviour = 'take';
  let attempts = 0;
  const disappear = () => {
    for (const { _socket } of (server as unknown as { connections: Set<{ _socket: { destroy(): void } }> }).connections)
      _socket.destroy();
  };
  const options: SMTPServerOptions = {
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo(_address, _session, callback) {
      attempts++;
      behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? 'take';
      if (behaviour === 'hang') return;
      const named = behaviour === 'refuse' || behaviour === 'defer' ? ANSWERS[behaviour] : undefined;
      const answer = Array.isArray(behaviour) ? behaviour : named;
      callback(answer && Object.assign(new Error(answer[1]), { responseCode: answer[0] }));
    },
    async onData(stream, _session, callback) {
      if (behaviour === 'disappear') {
        disappear();
        return;
      }
      mails.push(await simpleParser(stream));
      if (typeof behaviour === 'function') await behaviour();
      callback();
    },
  };
  const server = new SMTPServer(options);
  // a client that disconnects must not fail the test
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    get attempts() {
      return attempts;
    },
    behave(...next) {
      behaviours = next;
    },
    to: (address) => mails.filter(({ to }) => [to].flat().some((each) => each?.text === address)),
    async stop() {
      disappear();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

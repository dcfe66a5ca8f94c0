import { RefusedAddress } from '../../../../platform/mail/mailer.ts';
import { refusingAddresses } from '../../../../platform/mail/refusing-addresses.ts';
import type { RenderedMail } from '../../../../platform/mail/render-mail.ts';
import { signedHeaders } from '../../../../platform/outgoing/signed-headers.ts';
import type { Services } from '../../../../platform/tenancy/request-context.ts';
import { NoticeChannel, type NoticeKind } from '../../../academy/academies/notice.enums.ts';

/** A message to send by a channel. */
export interface ChannelMessage {
  readonly academyId: string;
  readonly kind: NoticeKind;
  readonly channel: NoticeChannel;
  /** An e-mail address, a telephone number, or the id of a user. */
  readonly address: string;
  /** The id of the user who gets the message; null for a recipient without a login. */
  readonly userId: string | null;
  readonly title: string;
  readonly text: string;
  readonly url: string | null;
  readonly mail: RenderedMail;
  /** True if an admin has just requested that this message is sent. */
  readonly isAsked?: boolean;
}

/** A way of sending messages to recipients. */
export interface Channel {
  /**
   * Sends a message. `key` is the same for all attempts to send the message. Throws `RefusedAddress` if no further
   * attempt can succeed, and any other error if a further attempt may succeed.
   */
  send(message: ChannelMessage, key: string): Promise<void>;
}

/** The maximum time in milliseconds that a gateway may take to respond. */
const TIMEOUT = 10_000;

/** The HTTP status by which a gateway reports that an address no longer exists. */
const GONE = 410;

/**
 * The text that is stored if a gateway responds with {@link GONE}: the status, and the code of RFC 3463 for a
 * destination that has moved.
 */
const MOVED = '410 5.1.6';

/** The number of milliseconds for which no messages are sent to a gateway that did not respond. */
const PAUSE = 30_000;

/**
 * For each gateway that did not respond, by URL: the time until which no messages are sent to the gateway. The time is
 * a value of `performance.now()`.
 */
const silentUntil = new Map<string, number>();

/**
 * Throws if a gateway did not respond a short time ago. Without this check, messages to the gateway would occupy jobs
 * that could send mails. After the pause, the next message is sent to the gateway again.
 */
function assertResponds(url: string): void {
  const until = silentUntil.get(url);
  if (until === undefined) return;
  const now = performance.now();
  if (now < until) throw new Error('The gateway did not respond. The message is sent later.');
  silentUntil.set(url, now + TIMEOUT);
}

type SendingServices = Pick<Services, 'config' | 'mailer' | 'database'>;

/** Returns the channel by which messages are sent: the mail server, or the gateway at SMS_URL or PUSH_URL. */
export function channelOf(services: SendingServices, channel: NoticeChannel): Channel {
  const { config, mailer } = services;
  if (channel === NoticeChannel.EMAIL) {
    return {
      send: ({ mail, address, isAsked = false }, key) => mailer.send({ ...mail, to: address, key, isAsked }),
    };
  }
  const url = channel === NoticeChannel.SMS ? config.smsUrl : config.pushUrl;
  const secret = config.channelSecret;
  if (url === null || secret === null) throw new Error(`The channel ${channel} is not configured.`);
  return { send: (message, key) => sendToGateway(services, message, { url, secret, key }) };
}

/** Sends a message to a gateway by a POST request, which is signed like a webhook. */
async function sendToGateway(
  { database }: SendingServices,
  message: ChannelMessage,
  { url, secret, key }: { readonly url: string; readonly secret: string; readonly key: string },
): Promise<void> {
  const refusing = refusingAddresses(database);
  const known = `${message.channel}:${message.address}`;
  if (!message.isAsked && (await refusing.reasonOf(known))) throw new RefusedAddress('The address refuses messages.');
  assertResponds(url);
  const body = JSON.stringify({
    ...{ channel: message.channel, academy_id: message.academyId, kind: message.kind, to: message.address },
    ...(message.userId !== null && { user_id: message.userId }),
    ...{ title: message.title, text: message.text },
    ...(message.url !== null && { url: message.url }),
  });
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders([secret], key, Math.floor(Date.now() / 1_000), body),
  };
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' }).catch((error) => {
    if (signal.aborted) silentUntil.set(url, performance.now() + PAUSE);
    throw error;
  });
  silentUntil.delete(url);
  // an unread body would keep the connection open
  await response.body?.cancel();
  if (response.status === GONE) {
    await refusing.mark(known, MOVED);
    throw new RefusedAddress('The gateway returned 410: the address refuses messages.');
  }
  if (!response.ok) throw new Error(`The gateway returned ${response.status}.`);
}

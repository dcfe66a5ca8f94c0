import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { eventsNumbered } from '../../../platform/events/wake.ts';
import { AcademiesWithWork } from '../../../platform/polling/academies-with-work.ts';
import { createPoller, type Poller } from '../../../platform/polling/poller.ts';
import type { Runner } from '../../../platform/polling/runner.ts';
import { now } from '../../../platform/time/now.ts';
import { claimMessages, type Message, post, type SenderServices } from './deliver.ts';
import { DeliveryLanes } from './delivery-lanes.ts';
import { settle } from './settle-delivery.ts';
import { type DueEndpoint, dueEndpoints, dueEndpointsOnShards, giveBack } from './webhook-queue.loaders.ts';

/**
 * The number of milliseconds between two searches for due deliveries: `BUSY_PAUSE` if the last search found some, and
 * `IDLE_PAUSE` otherwise.
 */
const BUSY_PAUSE = 500;
const IDLE_PAUSE = 2_000;

/**
 * The length of a claim in milliseconds: twice the timeout of a request. After that, another process may assume that
 * the process with the claim has died.
 */
const LEASE = 30_000;

/** The length in milliseconds of the interval in which a rate limit counts requests. */
const SECOND = 1_000;

/** The number of milliseconds that running requests get to finish when the process stops. */
const GRACE = 8_000;

// nothing else needs to be done: the claim expires, and another process continues
const NOT_GIVEN_BACK = 'webhooks could not be given back';

/** Durations in milliseconds that tests can set instead of the defaults. */
interface Durations {
  /** The time that running requests get to finish when the process stops. */
  readonly grace?: number;
  /** The length of the interval in which a rate limit counts requests. */
  readonly second?: number;
}

/**
 * Creates the webhook sender of a process. Several processes may share a database, because each one sends only the
 * deliveries that it has claimed.
 */
export const createSender = (services: SenderServices, durations: Durations = {}): Runner =>
  new Sender(services, durations);

class Sender implements Runner {
  readonly #services: SenderServices;
  readonly #grace: number;
  readonly #second: number;
  readonly #lanes = new DeliveryLanes();
  readonly #withDeliveries = new AcademiesWithWork();
  readonly #underWay = new Set<Promise<void>>();
  readonly #abort = new AbortController();
  readonly #poller: Poller;
  #isStopping = false;
  #begun = 0;
  #stopHearing = () => {};

  constructor(services: SenderServices, { grace = GRACE, second = SECOND }: Durations) {
    this.#services = services;
    this.#grace = grace;
    this.#second = second;
    this.#poller = createPoller({
      look: async () => ((await this.#sendDue()) ? this.#lanes.untilRoom(BUSY_PAUSE) : IDLE_PAUSE),
      pauseOfTrouble: IDLE_PAUSE,
      log: services.log,
      told: {
        trouble: 'webhooks cannot be looked for, and are tried again',
        end: 'webhooks are looked for again',
      },
    });
  }

  start(): void {
    this.#stopHearing();
    this.#stopHearing = eventsNumbered.subscribe(this.#services.database, (academyIds) => {
      this.#withDeliveries.add(academyIds);
      this.#poller.wake();
    });
    this.#poller.start();
  }

  async drain(now?: string): Promise<number> {
    const before = this.#begun;
    while ((await this.#sendDue(now, true)) || this.#underWay.size > 0) {
      if (this.#underWay.size > 0) await Promise.race(this.#underWay);
      else await delay(this.#lanes.untilRoom(BUSY_PAUSE));
    }
    return this.#begun - before;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#stopHearing();
    const inTime = new AbortController();
    const tooLong = delay(this.#grace, undefined, { signal: inTime.signal }).then(
      () => this.#abort.abort(),
      () => undefined,
    );
    await this.#poller.stop();
    await Promise.all(this.#underWay);
    inTime.abort();
    await tooLong;
  }

  /**
   * Claims deliveries that may be sent now, and starts to send them. Returns true if any delivery is due, even one that
   * must wait because of a rate limit. With `isSearch`, searches all academies.
   */
  async #sendDue(at = now(), isSearch = false): Promise<boolean> {
    const { database } = this.#services;
    const due = (await database.isDistributed())
      ? await this.#withDeliveries.read((ids) => dueEndpointsOnShards(database, at, ids), {
          limit: Number.POSITIVE_INFINITY,
          isSearch,
        })
      : await dueEndpoints(database, at);
    for (const endpoint of this.#lanes.inTurn(due)) {
      if (this.#isStopping) break;
      const most = this.#lanes.room(endpoint);
      if (most > 0) await this.#sendTo(endpoint, at, most);
    }
    return due.length > 0;
  }

  async #sendTo(endpoint: DueEndpoint, at: string, most: number): Promise<void> {
    const token = uuid();
    const until = new Date(Date.parse(at) + LEASE).toISOString();
    const claim = { most, token, at, until, second: this.#second };
    const { messages, restMs } = await claimMessages(this.#services, endpoint, claim);
    this.#lanes.rest(endpoint, restMs);
    if (messages.length === 0) return;
    this.#lanes.begin(endpoint, messages.length);
    this.#begun += messages.length;
    const sending = { services: this.#services, lanes: this.#lanes, signal: this.#abort.signal };
    const work = sendClaimed(sending, endpoint, { messages, token }).finally(() => {
      this.#underWay.delete(work);
      // polls again, because slots have become free
      this.#poller.wake();
    });
    this.#underWay.add(work);
  }
}

/** The objects that all requests of a sender share. */
interface Sending {
  readonly services: SenderServices;
  readonly lanes: DeliveryLanes;
  /** A signal that is aborted when the process stops. */
  readonly signal: AbortSignal;
}

/** Sends claimed messages at the same time, and stores the result of each one. */
async function sendClaimed(
  { services, lanes, signal }: Sending,
  endpoint: DueEndpoint,
  { messages, token }: { readonly messages: readonly Message[]; readonly token: string },
): Promise<void> {
  const { database, log } = services;
  const send = async (message: Message) => {
    const at = new Date();
    let end = () => lanes.release(endpoint, 1);
    try {
      const result = await post(services, message, signal);
      end = () => lanes.end(endpoint, result);
      await settle(services, endpoint, { id: message.delivery.id, token, at, result });
    } finally {
      end();
    }
  };
  const sent = await Promise.allSettled(messages.map(send));
  const failed = sent.find((each) => each.status === 'rejected');
  if (!failed) return;
  const { endpointId } = endpoint;
  if (signal.aborted) {
    const notGivenBack = (err: unknown) => log.warn({ err, endpointId }, NOT_GIVEN_BACK);
    await giveBack(database, endpoint, token).catch(notGivenBack);
  } else {
    // nothing else needs to be done: the claim expires, and another process continues
    log.warn({ err: failed.reason, endpointId }, 'webhook not sent');
  }
}

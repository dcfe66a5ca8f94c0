import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { eventsNumbered } from '../../../platform/events/wake.ts';
import { createPoller } from '../../../platform/polling/poller.ts';
import type { Runner } from '../../../platform/polling/runner.ts';
import { claimMessages, type Message, post, type SenderServices } from './deliver.ts';
import { createLanes } from './delivery-lanes.ts';
import { settle } from './settle-delivery.ts';
import { type DueEndpoint, dueEndpoints, giveBack } from './webhook-queue.loaders.ts';

/** Milliseconds between two looks for what is due: while there is something, and while there is nothing. */
const BUSY_PAUSE = 500;
const IDLE_PAUSE = 2_000;

/** Milliseconds after which a delivery counts as abandoned by its process: twice what a request may take. */
const LEASE = 30_000;

/** Milliseconds to which the rates of endpoints refer. */
const SECOND = 1_000;

/** Milliseconds that requests under way have to end when the process stops. */
const GRACE = 8_000;

// the lease ends by itself
const NOT_GIVEN_BACK = 'webhooks could not be given back';

/** Milliseconds, in place of the usual ones. */
interface Durations {
  /** That requests under way have to end when the process stops. */
  readonly grace?: number;
  /** To which the rates of endpoints refer. */
  readonly second?: number;
}

/** The sender of a process. Several may work on one database: what one has claimed is its own. */
export function createSender(services: SenderServices, { grace = GRACE, second = SECOND }: Durations = {}): Runner {
  const { database, log } = services;
  const lanes = createLanes();
  const underWay = new Set<Promise<void>>();
  const abort = new AbortController();
  let isStopping = false;
  let begun = 0;
  let stopHearing = () => {};

  /** Claims what may be sent now, and begins to send it. Returns whether anything is due, be it later in this second. */
  async function sendDue(at = new Date().toISOString()): Promise<boolean> {
    const due = await dueEndpoints(database, at);
    for (const endpoint of lanes.inTurn(due)) {
      if (isStopping) break;
      const most = lanes.room(endpoint);
      if (most === 0) continue;
      const token = uuid();
      const until = new Date(Date.parse(at) + LEASE).toISOString();
      const { messages, restMs } = await claimMessages(services, endpoint, { most, token, at, until, second });
      lanes.rest(endpoint, restMs);
      if (messages.length === 0) continue;
      lanes.begin(endpoint, messages.length);
      begun += messages.length;
      const work = sendClaimed(endpoint, messages, token).finally(() => {
        underWay.delete(work);
        // the slots are free for the next
        poller.wake();
      });
      underWay.add(work);
    }
    return due.length > 0;
  }

  async function sendClaimed(endpoint: DueEndpoint, messages: readonly Message[], token: string): Promise<void> {
    const send = async (message: Message) => {
      const at = new Date();
      let end = () => lanes.release(endpoint, 1);
      try {
        const result = await post(services, message, abort.signal);
        end = () => lanes.end(endpoint, result);
        await settle(services, endpoint, { id: message.delivery.id, token }, at, result);
      } finally {
        end();
      }
    };
    const sent = await Promise.allSettled(messages.map(send));
    const failed = sent.find(({ status }) => status === 'rejected');
    if (!failed) return;
    const { endpointId } = endpoint;
    if (abort.signal.aborted) {
      const notGivenBack = (err: unknown) => log.warn({ err, endpointId }, NOT_GIVEN_BACK);
      await giveBack(database, endpoint, token).catch(notGivenBack);
    } else {
      // the lease ends by itself
      log.warn({ err: (failed as PromiseRejectedResult).reason, endpointId }, 'webhook not sent');
    }
  }

  const poller = createPoller({
    look: async () => ((await sendDue()) ? lanes.untilRoom(BUSY_PAUSE) : IDLE_PAUSE),
    pauseOfTrouble: IDLE_PAUSE,
    log,
    told: {
      trouble: 'webhooks cannot be looked for, and are tried again',
      end: 'webhooks are looked for again',
    },
  });

  return {
    start() {
      stopHearing();
      stopHearing = eventsNumbered.when(database, poller.wake);
      poller.start();
    },
    async drain(now) {
      const before = begun;
      while ((await sendDue(now)) || underWay.size > 0) {
        if (underWay.size > 0) await Promise.race(underWay);
        else await delay(lanes.untilRoom(BUSY_PAUSE));
      }
      return begun - before;
    },
    async stop() {
      isStopping = true;
      stopHearing();
      const inTime = new AbortController();
      const tooLong = delay(grace, undefined, { signal: inTime.signal }).then(
        () => abort.abort(),
        () => undefined,
      );
      await poller.stop();
      await Promise.all(underWay);
      inTime.abort();
      await tooLong;
    },
  };
}

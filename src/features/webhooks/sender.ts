import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { eventsNumbered } from '../../platform/events/wake.ts';
import { createPoller } from '../../platform/polling/poller.ts';
import type { Runner } from '../../platform/polling/runner.ts';
import { post, prepare, type SenderServices } from './deliver.ts';
import { createLanes } from './delivery-lanes.ts';
import { settle } from './settle-delivery.ts';
import { claimDeliveries, type DueEndpoint, dueEndpoints, giveBack } from './webhook-queue.loaders.ts';

/** Milliseconds between two looks for what is due: while there is something, and while there is nothing. */
const BUSY_PAUSE = 500;
const IDLE_PAUSE = 2_000;

/** Milliseconds after which a delivery is anybody's again whose process died: more than any request may take. */
const LEASE = 60_000;

/** Milliseconds that requests under way have to end when the process stops. */
const GRACE = 8_000;

// the lease ends by itself
const NOT_GIVEN_BACK = 'webhooks could not be given back';

/** Milliseconds, in place of the usual ones. */
interface Durations {
  /** That requests under way have to end when the process stops. */
  readonly grace?: number;
  /** That the rates of endpoints are of. */
  readonly second?: number;
}

/** The sender of a process. Several may work on one database: what one has claimed is its own. */
export function createSender(services: SenderServices, { grace = GRACE, second }: Durations = {}): Runner {
  const { database, log } = services;
  const lanes = createLanes(second);
  const underWay = new Set<Promise<void>>();
  const abort = new AbortController();
  let isStopping = false;
  let begun = 0;
  let stopHearing = () => {};

  /** Claims what may be sent now, and begins to send it. Answers whether anything is due, be it later in this second. */
  async function sendDue(at = new Date().toISOString()): Promise<boolean> {
    const due = await dueEndpoints(database, at);
    for (const endpoint of lanes.inTurn(due)) {
      if (isStopping) break;
      const limit = lanes.room(endpoint.endpointId);
      if (limit === 0) continue;
      const token = uuid();
      const until = new Date(Date.parse(at) + LEASE).toISOString();
      const claimed = await claimDeliveries(database, endpoint, { limit, token, at, until });
      if (claimed.length === 0) continue;
      lanes.begin(endpoint.endpointId, claimed.length);
      begun += claimed.length;
      const work = sendClaimed(endpoint, claimed, token).finally(() => {
        underWay.delete(work);
        // who has answered may be sent the next
        poller.wake();
      });
      underWay.add(work);
    }
    return due.length > 0;
  }

  async function sendClaimed(
    endpoint: DueEndpoint,
    claimed: Awaited<ReturnType<typeof claimDeliveries>>,
    token: string,
  ): Promise<void> {
    let left = claimed.length;
    try {
      const { messages, ratePerSecond } = await prepare(services, endpoint, claimed, token);
      lanes.setRate(endpoint.endpointId, ratePerSecond);
      lanes.end(endpoint.endpointId, left - messages.length);
      left = messages.length;
      const send = async (message: (typeof messages)[number]) => {
        const at = new Date();
        try {
          const result = await post(services, message, abort.signal);
          await settle(services, endpoint, { id: message.delivery.id, token }, at, result);
        } finally {
          left -= 1;
          lanes.end(endpoint.endpointId, 1);
        }
      };
      const sent = await Promise.allSettled(messages.map(send));
      for (const each of sent) if (each.status === 'rejected') throw each.reason;
    } catch (err) {
      lanes.end(endpoint.endpointId, left);
      if (abort.signal.aborted) {
        const failed = (failure: unknown) =>
          log.warn({ err: failure, endpointId: endpoint.endpointId }, NOT_GIVEN_BACK);
        await giveBack(database, endpoint, token).catch(failed);
        return;
      }
      // the lease ends by itself
      log.warn({ err, endpointId: endpoint.endpointId }, 'webhook not sent');
    }
  }

  const poller = createPoller({
    look: async () => ((await sendDue()) ? Math.min(BUSY_PAUSE, lanes.untilRoom()) : IDLE_PAUSE),
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
        else await delay(lanes.untilRoom());
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

import type { Database } from '../database/database.ts';
import type { AppError } from '../errors/app-error.ts';
import { itemAt } from '../errors/require-value.ts';
import { todayIn } from '../tenancy/context.ts';
import type { Services } from '../tenancy/request-context.ts';
import { now } from '../time/now.ts';
import { resyncRequired } from './feed.ts';
import type { LiveCounts } from './live-counts.ts';
import type { LiveStream, WaitingChange } from './live-stream.ts';
import { contextOf, type LiveResult, runSubscription } from './run-subscription.ts';
import { type LiveRow, readVisibleRows, type VisibleRows } from './visible-rows.ts';

/**
 * The number of streams for which results are computed at the same time. Each may need a connection to the database.
 */
const AT_ONCE = 4;

/**
 * The number of milliseconds for which a check of a subscriber is valid. After this time, nothing is sent until the
 * next check. An event must not be sent later than 5 seconds after the subscriber has lost the right to see it.
 */
const CHECK_LASTS = 4_000;

/** The parts of the service that sending changes needs. */
export interface Delivering {
  readonly services: Services;
  readonly counts: LiveCounts;
  /** Returns an error in the form that clients see. */
  readonly format: (error: unknown) => object;
  /** Ends a stream with an error. */
  readonly end: (stream: LiveStream, error: AppError) => void;
}

/** Sends the changes that wait in streams. The subscribers must have been checked just before. */
export async function deliver(delivering: Delivering, streams: readonly LiveStream[]): Promise<void> {
  for (const group of Map.groupBy(streams, groupOf).values()) await deliverTo(delivering, group);
}

/**
 * Returns a key by which streams are grouped. All streams with the same key have the same academy, role, scopes and
 * selection, so their rows are read together.
 */
function groupOf({ subscriber: { principal, academy }, subscription }: LiveStream): string {
  const scopes = principal.scopes ? [...principal.scopes].sort() : null;
  const { field, properties, isPrepared } = subscription;
  return JSON.stringify([academy.id, academy.viewer.role, scopes, field.name, properties, isPrepared]);
}

async function deliverTo(delivering: Delivering, streams: readonly LiveStream[]): Promise<void> {
  const { services, counts } = delivering;
  counts.statements.rows++;
  const visible = await prepared(services, streams, await readRows(services.database, streams));
  const shared = new Map<string, Promise<LiveResult>>();
  const queue = [...streams.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [place, stream] = next;
      await deliverChanges(delivering, stream, { ...visible, own: visible.rows[place] ?? new Map(), shared });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Reads the rows of the waiting changes that each subscriber can see. */
function readRows(database: Database, streams: readonly LiveStream[]): Promise<VisibleRows> {
  const {
    subscriber: { academy, principal },
    subscription,
  } = itemAt(streams, 0);
  return readVisibleRows(database, {
    model: subscription.topic.model,
    properties: subscription.properties,
    context: {
      ...{ engine: database.engine, academyId: academy.id, viewer: academy.viewer, scopes: principal.scopes },
      ...{ today: todayIn(academy.timezone), now: now() },
    },
    viewers: streams.map((stream) => ({
      viewer: stream.subscriber.academy.viewer,
      ids: [...new Set([...stream.waiting.values()].flatMap(({ ids }) => ids))],
    })),
  });
}

/** If the subscription selects fields that need a preparation, returns the rows with the data for these fields. */
async function prepared(
  services: Services,
  streams: readonly LiveStream[],
  visible: VisibleRows,
): Promise<VisibleRows> {
  const first = itemAt(streams, 0);
  const { topic, isPrepared } = first.subscription;
  const seen = visible.rows.flatMap((rows, place) => {
    const { viewer } = itemAt(streams, place).subscriber.academy;
    return [...rows.values()].map((row) => ({ row, viewer, place }));
  });
  if (!topic.preparation || !isPrepared || seen.length === 0) return visible;
  const context = contextOf(services, first);
  try {
    const ready = await topic.preparation.prepare(context, seen);
    const rows = visible.rows.map(() => new Map<string, LiveRow>());
    for (const [index, { row, place }] of seen.entries()) rows[place]?.set(row.id, ready[index] as LiveRow);
    return { ...visible, rows };
  } finally {
    await context.end();
  }
}

interface OwnRows extends VisibleRows {
  readonly own: ReadonlyMap<string, LiveRow>;
  /** Results that several subscribers share. */
  readonly shared: Map<string, Promise<LiveResult>>;
}

async function deliverChanges(delivering: Delivering, stream: LiveStream, rows: OwnRows): Promise<void> {
  const changes = [...stream.waiting.values()];
  for (const [index, change] of changes.entries()) {
    const seen = change.ids.flatMap((id) => rows.own.get(id) ?? []);
    if (seen.length === 0) {
      stream.waiting.delete(change.key);
      continue;
    }
    if (change.isPartial) {
      delivering.end(stream, resyncRequired());
      return;
    }
    const text = await resultFor(delivering, stream, { change, seen, rows });
    // the next pass checks the subscriber and reads the rows again
    if (!stream.isReady || performance.now() - stream.checkedAt > CHECK_LASTS) return;
    stream.waiting.delete(change.key);
    const isLast = changes[index + 1]?.place !== change.place;
    stream.send(text, isLast ? change.place : undefined);
    countSent(delivering.counts, stream);
    if (!stream.isReady) return;
  }
}

function countSent({ sent }: LiveCounts, { subscription: { field } }: LiveStream): void {
  sent[field.name] = (sent[field.name] ?? 0) + 1;
}

interface Seen {
  readonly change: WaitingChange;
  readonly seen: readonly LiveRow[];
  readonly rows: OwnRows;
}

/**
 * Returns the result for a change. If no part of the result depends on the person, all subscribers with the same role
 * share the result.
 */
async function resultFor(
  { services, format }: Delivering,
  stream: LiveStream,
  { change, seen, rows: { isPersonal, shared } }: Seen,
): Promise<string> {
  const run = () =>
    runSubscription(
      services,
      stream,
      seen.map((row) => ({ ...row })),
      format,
    );
  const ofAll = JSON.stringify([stream.subscription.key, change.key, seen.map(({ id }) => id)]);
  const ofPerson = `${ofAll} ${stream.subscriber.principal.userId}`;
  const common = isPersonal ? undefined : shared.get(ofAll);
  if (common) {
    const known = await common;
    if (!known.isPersonal) return known.text;
  }
  const own = shared.get(ofPerson) ?? run();
  shared.set(ofPerson, own);
  if (!isPersonal && !common) shared.set(ofAll, own);
  return (await own).text;
}

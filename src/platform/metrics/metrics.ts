import type { Aggregator, Counter, Gauge, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Deprecations } from '../graphql/deprecations.ts';
import type { DocumentStore } from '../graphql/document-store.ts';
import type { Executor } from '../graphql/executor.ts';
import type { LimitHits } from '../http/limit-hits.ts';
import type { OnRequestEnd } from '../http/logger.ts';
import type { Hub } from '../live/hub.ts';
import { addJobMetrics, type WatchedJobs } from './job-metrics.ts';

/** The sources of metrics. */
export interface Watched extends WatchedJobs {
  readonly database: Pick<Database, 'connections' | 'kysely' | 'replica'>;
  readonly executor: Pick<Executor, 'plannedCount' | 'runs'>;
  readonly documents: Pick<DocumentStore, 'count'>;
  readonly limitHits: LimitHits;
  readonly deprecations: Pick<Deprecations, 'counts'>;
  readonly hub: Pick<Hub, 'counts' | 'streams'>;
}

/** The Prometheus metrics of a service. */
export interface Metrics {
  /** The registry of all metrics. Each metric declares how its values from several processes are aggregated. */
  readonly registry: Registry;
  /** Counts a finished request. */
  readonly requestEnded: OnRequestEnd;
}

/**
 * The upper bounds of the buckets for durations, in seconds. Most responses take milliseconds. None takes much longer
 * than the timeout of the database.
 */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The label that is used instead of values that clients can invent. */
const OTHER = 'other';

/** Creates the metrics of a process and of the jobs that it runs. */
export async function createProcessMetrics(watched: WatchedJobs): Promise<Registry> {
  // the library is loaded only if metrics are on, because it takes twenty megabytes of memory
  const { Registry, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  await addJobMetrics(registry, watched);
  return registry;
}

/** Creates the metrics of a service and of its process. */
export async function createMetrics(watched: Watched): Promise<Metrics> {
  const registry = await createProcessMetrics(watched);
  const { Counter, Gauge, Histogram } = await import('prom-client');
  const registers = [registry];

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests, from the head to the end of the answer, by route and by operation that the service keeps',
    labelNames: ['method', 'route', 'operation', 'status'],
    buckets: DURATIONS,
    registers,
  });
  const errors = new Counter({
    name: 'request_errors_total',
    help: 'Requests that were answered with an error, by its code; of GraphQL each code once',
    labelNames: ['code'],
    registers,
  });

  for (const [kind, metric] of readMetrics(watched))
    addReadMetric(kind === 'counter' ? Counter : Gauge, registry, metric);

  return {
    registry,
    requestEnded({ route = OTHER, keptOperation: operation = OTHER, errorCodes = [] }, end) {
      const method = METHODS.has(end.method) ? end.method : OTHER;
      const status = end.isAborted ? 'aborted' : `${Math.floor(end.status / 100)}xx`;
      requests.observe({ method, route, operation, status }, end.duration / 1_000);
      for (const code of errorCodes) errors.inc({ code });
    },
  };
}

/** A metric whose values are read at each scrape. */
interface ReadMetric {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  /** The way in which the values of several processes are combined; their sum if omitted. */
  readonly aggregator?: Aggregator;
  /** Returns the values by their labels. */
  values(): Iterable<readonly [string, number]>;
}

/** A metric with its type. */
type TypedMetric = readonly ['counter' | 'gauge', ReadMetric];

function readMetrics(watched: Watched): TypedMetric[] {
  const { database, executor, documents, limitHits, deprecations, hub } = watched;
  return [
    [
      'counter',
      {
        name: 'operations_total',
        help: 'Operations of both APIs, by how they were run',
        label: 'way',
        values: () => Object.entries(executor.runs()),
      },
    ],
    [
      'counter',
      {
        name: 'rate_limit_hits_total',
        help: 'What was refused by a limit, by its kind',
        label: 'kind',
        values: () => limitHits,
      },
    ],
    [
      'counter',
      {
        name: 'deprecated_uses_total',
        help: 'Operations that used what is deprecated, by its coordinate in the schema: `Query.students`',
        label: 'coordinate',
        values: () => deprecations.counts,
      },
    ],
    ...liveMetrics(hub),
    [
      'gauge',
      {
        name: 'cache_entries',
        help: 'What is kept: parsed documents, planned operations',
        label: 'cache',
        values: () => [
          ['documents', documents.count()],
          ['plans', executor.plannedCount()],
        ],
      },
    ],
    [
      'gauge',
      {
        name: 'database_connections',
        help: "Connections of PostgreSQL's pool, or processes that read SQLite's file; waiting is what has none yet",
        label: 'state',
        values: () => Object.entries(database.connections()),
      },
    ],
    ...replicaMetrics(database),
  ];
}

/** Returns the metrics about the replica, if there is one. */
const replicaMetrics = ({ replica }: Watched['database']): TypedMetric[] =>
  replica
    ? [
        [
          'gauge',
          {
            name: 'replica_lag_seconds',
            help: 'The age of the data of the replica, at most, by whether it is read at present',
            label: 'state',
            aggregator: 'max',
            values() {
              const { isUsable, age } = replica.status();
              return Number.isFinite(age) ? [[isUsable ? 'used' : 'unused', age / 1_000]] : [];
            },
          },
        ],
        [
          'counter',
          {
            name: 'replica_reads_total',
            help: 'Reads that may use the replica, by the server that they used and why',
            label: 'target',
            values: () => Object.entries(replica.readCounts()),
          },
        ],
      ]
    : [];

/** Returns the metrics about subscriptions. */
const liveMetrics = (hub: Watched['hub']): TypedMetric[] => [
  [
    'gauge',
    {
      name: 'live_streams',
      help: 'Open streams of subscriptions; blocked is what clients do not read',
      label: 'state',
      values: () => Object.entries(hub.streams()),
    },
  ],
  [
    'counter',
    {
      name: 'live_events_total',
      help: 'Changes that were sent to streams, by subscription',
      label: 'subscription',
      values: () => Object.entries(hub.counts.sent),
    },
  ],
  [
    'counter',
    {
      name: 'live_statements_total',
      help: 'Statements for all streams together, by what they read: the feed, subscribers, or changed rows',
      label: 'kind',
      values: () => Object.entries(hub.counts.statements),
    },
  ],
];

function addReadMetric(
  Kind: typeof Counter | typeof Gauge,
  registry: Registry,
  { name, help, label, aggregator = 'sum', values }: ReadMetric,
): void {
  new Kind({
    ...{ name, help, aggregator, labelNames: [label], registers: [registry] },
    collect() {
      this.reset();
      for (const [key, value] of values()) this.inc({ [label]: key }, value);
    },
  });
}

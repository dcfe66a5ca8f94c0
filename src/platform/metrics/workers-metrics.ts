import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { MetricsSource } from './metrics-server.ts';

/** The message with which the primary requests the metrics of a worker. */
const QUESTION = 'metrics?';

/** The reply of a worker. */
interface Answer {
  readonly metrics: object[];
}

/** The number of milliseconds in which a worker must reply. After that, its previous reply is used. */
const PATIENCE = 1_000;

/**
 * Returns the source of the combined metrics of all workers. The source works even if a worker hangs, starts or dies at
 * that moment. Only the primary process uses the source. The primary has no metrics of its own.
 */
export async function metricsOfWorkers(): Promise<MetricsSource> {
  const { AggregatorRegistry, Registry } = await import('prom-client');
  const latest = new WeakMap<Worker, object[]>();

  const ask = (worker: Worker): Promise<void> =>
    new Promise((resolve) => {
      const late = setTimeout(end, PATIENCE);
      worker.on('message', hear).on('exit', end);
      worker.send(QUESTION, (error: Error | null) => error && end());

      function hear(message: unknown): void {
        if (!isAnswer(message)) return;
        latest.set(worker, message.metrics);
        end();
      }
      function end(): void {
        clearTimeout(late);
        worker.off('message', hear).off('exit', end);
        resolve();
      }
    });

  return {
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
    async metrics() {
      await Promise.all(connected().map(ask));
      return AggregatorRegistry.aggregate(connected().map((worker) => latest.get(worker) ?? [])).metrics();
    },
  };
}

/** Makes a worker send its metrics when the primary requests them, see {@link metricsOfWorkers}. */
export function tellPrimary(registry: Registry, log: Logger): void {
  process.on('message', async (message) => {
    if (message !== QUESTION) return;
    try {
      const answer: Answer = { metrics: await registry.getMetricsAsJSON() };
      // the primary may have exited before the reply
      if (process.connected) process.send?.(answer, () => undefined);
    } catch (err) {
      log.error({ err }, 'metrics could not be read');
    }
  });
}

const connected = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker?.isConnected() ?? false);

const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'metrics' in message;

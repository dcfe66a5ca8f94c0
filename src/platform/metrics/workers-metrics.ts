import type { Registry } from 'prom-client';
import type { MetricsSource } from './metrics-server.ts';

/** The metrics of all workers together. For their primary, which has none of its own. */
export async function metricsOfWorkers(): Promise<MetricsSource> {
  const { AggregatorRegistry } = await import('prom-client');
  const workers = new AggregatorRegistry();
  return { contentType: workers.contentType, metrics: () => workers.clusterMetrics() };
}

/** Has a worker answer its metrics when the primary asks, see {@link metricsOfWorkers}. */
export async function tellPrimary(registry: Registry): Promise<void> {
  const { AggregatorRegistry } = await import('prom-client');
  AggregatorRegistry.setRegistries([registry]);
  // listens to the primary from here on
  new AggregatorRegistry();
}

import type { TestApp } from '../../support/app.ts';

/** One value of a metric. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Returns the metrics of an app. */
export const samplesOf = async (app: TestApp): Promise<Sample[]> =>
  samplesIn((await app.metrics?.registry.metrics()) ?? '');

/** Parses metrics in the Prometheus format. */
export function samplesIn(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text]);
    return { name, labels: Object.fromEntries(pairs), value: Number(value) };
  });
}

/** Returns the sum of a metric over the samples with these labels. */
export const sumOf = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}): number =>
  samples
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([key, value]) => sample.labels[key] === value))
    .reduce((sum, { value }) => sum + value, 0);

/** Returns every value of a label. */
export const valuesOf = (samples: readonly Sample[], label: string): Set<string | undefined> =>
  new Set(samples.filter(({ labels }) => label in labels).map(({ labels }) => labels[label]));

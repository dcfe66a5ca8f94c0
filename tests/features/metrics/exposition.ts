import type { TestApp } from '../../support/app.ts';

/** One value of a metric. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What an app tells Prometheus. */
export const samplesOf = async (app: TestApp): Promise<Sample[]> =>
  samplesIn((await app.metrics?.registry.metrics()) ?? '');

/** The values that a text for Prometheus tells, each by its name and labels. */
export function samplesIn(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text]);
    return { name, labels: Object.fromEntries(pairs), value: Number(value) };
  });
}

/** The sum of the values of a metric that have these labels. */
export const sumOf = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}): number =>
  samples
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([key, value]) => sample.labels[key] === value))
    .reduce((sum, { value }) => sum + value, 0);

/** Every value that a label has. */
export const valuesOf = (samples: readonly Sample[], label: string): Set<string | undefined> =>
  new Set(samples.filter(({ labels }) => label in labels).map(({ labels }) => labels[label]));

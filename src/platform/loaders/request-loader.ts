import type DataLoader from 'dataloader';
import type { Reads } from './reads.ts';

const kept = new WeakMap<Reads, Map<string, unknown>>();

/**
 * Returns the loader that a request uses for a key. Creates the loader when it is first used. One call of the loader's
 * function reads the values for all parents in a list.
 */
export function requestLoader<Key, Value>(
  { reads }: { readonly reads: Reads },
  key: string,
  make: () => DataLoader<Key, Value>,
): DataLoader<Key, Value> {
  const loaders = kept.get(reads) ?? new Map<string, unknown>();
  kept.set(reads, loaders);
  const loader = (loaders.get(key) as DataLoader<Key, Value> | undefined) ?? make();
  loaders.set(key, loader);
  return loader;
}

import type DataLoader from 'dataloader';
import type { Reads } from './reads.ts';

const kept = new WeakMap<Reads, Map<string, unknown>>();

/**
 * Returns a request's loader for a key, and creates it on first use. The values for all parents of one list are then
 * read together.
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

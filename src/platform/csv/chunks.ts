/** Rows that are looked up at once. */
const FOUND_AT_ONCE = 500;

/** The parts of a list, none longer than `size`. */
export function* chunksOf<Item>(items: readonly Item[], size = FOUND_AT_ONCE): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

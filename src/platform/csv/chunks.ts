/** The default maximum number of items in a part of a list. */
const FOUND_AT_ONCE = 500;

/** Splits a list into parts of at most `size` items. A part also ends before its total weight exceeds `most`. */
export function* chunksByWeight<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  { size, most }: { readonly size: number; readonly most: number },
): Generator<Item[]> {
  let [some, weight]: [Item[], number] = [[], 0];
  for (const item of items) {
    const more = weightOf(item);
    if (some.length > 0 && (some.length === size || weight + more > most)) {
      yield some;
      [some, weight] = [[], 0];
    }
    some.push(item);
    weight += more;
  }
  if (some.length > 0) yield some;
}

/** Splits a list into parts of at most `size` items. */
export function* chunksOf<Item>(items: readonly Item[], size = FOUND_AT_ONCE): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/**
 * Returns a value that is never missing at this point. Throws a fault of the service if it is missing, because no input
 * can cause that.
 */
export function requireValue<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A value is missing that is never missing here.');
  return value;
}

/** Returns the item of a list that is always long enough. A negative `index` counts from the end. */
export const itemAt = <Item>(items: readonly Item[], index: number): Item => requireValue(items.at(index));

/** Returns the item of a list that repeats after its last item. */
export const itemInTurn = <Item>(items: readonly Item[], index: number): Item => itemAt(items, index % items.length);

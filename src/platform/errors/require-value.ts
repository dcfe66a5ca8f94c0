/**
 * Returns a value that must exist at this point. If it is missing, throws an error that counts as a fault of the
 * service, because no input can cause a missing value.
 */
export function requireValue<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A value is missing that is never missing here.');
  return value;
}

/** Returns the item at an index of a list that is always long enough. A negative `index` counts from the end. */
export const itemAt = <Item>(items: readonly Item[], index: number): Item => requireValue(items.at(index));

/** Returns the item at an index of a list. After the last item, the list begins again. */
export const itemInTurn = <Item>(items: readonly Item[], index: number): Item => itemAt(items, index % items.length);

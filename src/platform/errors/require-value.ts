/** Returns a value that is never missing here. Throws a fault of the service if it is: nobody's input is to blame. */
export function requireValue<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A value is missing that is never missing here.');
  return value;
}

/** Returns the item of a list that is never shorter. A negative `index` counts from the end. */
export const itemAt = <Item>(items: readonly Item[], index: number): Item => requireValue(items.at(index));

/** Returns the item of a list that is begun again after its last. */
export const itemInTurn = <Item>(items: readonly Item[], index: number): Item => itemAt(items, index % items.length);

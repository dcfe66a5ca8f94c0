/**
 * Returns whether a record already has the given value. Omitted fields of an object stay unchanged; the items of a list
 * are compared completely. Empty text is null.
 */
export function isSame(given: unknown, stored: unknown, isWhole = false): boolean {
  const [one, other] = [orNull(given), orNull(stored)];
  if (Array.isArray(one)) {
    const items = Array.isArray(other) ? other : [];
    return one.length === items.length && one.every((item, index) => isSame(item, items[index], true));
  }
  if (typeof one !== 'object' || one === null) return one === other;
  const [told, known] = [one, (typeof other === 'object' ? other : null) ?? {}] as Record<string, unknown>[];
  const names = new Set([...Object.keys(told as object), ...(isWhole ? Object.keys(known as object) : [])]);
  return [...names].every((name) => {
    const value = told?.[name];
    return (value === undefined && !isWhole) || isSame(value, known?.[name], isWhole);
  });
}

const orNull = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

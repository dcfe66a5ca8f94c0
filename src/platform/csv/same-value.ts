/**
 * Returns true if a record already has the given value. Fields that a given object omits are not compared, because
 * they stay unchanged. In the items of a list, all fields are compared. An empty text counts as null.
 */
export function isSame(given: unknown, stored: unknown, isWhole = false): boolean {
  const [one, other] = [orNull(given), orNull(stored)];
  if (Array.isArray(one)) {
    const items = Array.isArray(other) ? other : [];
    return one.length === items.length && one.every((item, index) => isSame(item, items[index], true));
  }
  if (typeof one !== 'object' || one === null) return one === other;
  const known = (typeof other === 'object' ? other : null) ?? {};
  const names = new Set([...Object.keys(one), ...(isWhole ? Object.keys(known) : [])]);
  return [...names].every((name) => {
    const value: unknown = Reflect.get(one, name);
    return (value === undefined && !isWhole) || isSame(value, Reflect.get(known, name), isWhole);
  });
}

const orNull = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

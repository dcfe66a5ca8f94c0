/** The value with null for every empty text in it, at any depth: text that is unset is null. */
export function emptyAsNull<T>(value: T): T {
  if (value === '') return null as T;
  if (Array.isArray(value)) return value.map(emptyAsNull) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, emptyAsNull(item)])) as T;
}

/**
 * Replaces empty texts by null, because the service stores an unset text as null. This applies to the value itself and
 * to the fields of objects at any depth. An empty text that is an item of a list stays unchanged.
 */
export function emptyAsNull<T>(value: T): T {
  if (value === '') return null as T;
  if (Array.isArray(value)) return value.map((item) => (item === '' ? item : emptyAsNull(item))) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, emptyAsNull(item)])) as T;
}

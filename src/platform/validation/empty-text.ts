/**
 * Returns the value with null in place of empty texts in its fields, at any depth, because an unset text is null.
 * The items of lists stay unchanged.
 */
export function emptyAsNull<T>(value: T): T {
  if (value === '') return null as T;
  if (Array.isArray(value)) return value.map((item) => (item === '' ? item : emptyAsNull(item))) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, emptyAsNull(item)])) as T;
}

/**
 * The parameters of a query string, by name. If the name has brackets (`status[]`, `status[0]`), the value is a list.
 * For any other text in brackets (`status[not]`), the value is one that no parameter accepts.
 */
export type QueryParameters = Readonly<Record<string, string | readonly string[] | typeof NO_VALUE>>;

const NO_VALUE: unique symbol = Symbol('no value');

/** Reads the query string of a request's URL. If a name is repeated, the last value counts, as in PHP. */
export function queryOf(url: string): QueryParameters {
  const start = url.indexOf('?');
  const parameters: Record<string, string | string[] | typeof NO_VALUE> = Object.create(null);
  if (start < 0) return parameters;
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    const bracket = name.indexOf('[');
    if (bracket <= 0) {
      parameters[name] = value;
      continue;
    }
    const list = name.slice(0, bracket);
    const before = parameters[list];
    if (!/^\[\d*\]$/.test(name.slice(bracket)) || before === NO_VALUE) parameters[list] = NO_VALUE;
    else if (Array.isArray(before)) before.push(value);
    else parameters[list] = [value];
  }
  return parameters;
}

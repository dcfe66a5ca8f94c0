/** The parameters of a query string by name. A name in brackets (`page[]`) has a list, which no parameter takes. */
export type QueryParameters = Readonly<Record<string, string | readonly string[]>>;

/** Reads the query string of a request's URL. Of a name that is repeated the last value counts, as in PHP. */
export function queryOf(url: string): QueryParameters {
  const start = url.indexOf('?');
  const parameters: Record<string, string | readonly string[]> = Object.create(null);
  if (start < 0) return parameters;
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    const bracket = name.indexOf('[');
    if (bracket > 0) parameters[name.slice(0, bracket)] = [value];
    else parameters[name] = value;
  }
  return parameters;
}

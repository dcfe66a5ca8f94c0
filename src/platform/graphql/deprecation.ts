/** The date of a deprecation, and the date until which the deprecated part is still served: YYYY-MM-DD. */
export interface Deprecation {
  readonly since: string;
  readonly until: string;
}

const DATES = /\bsince (\d{4}-\d{2}-\d{2})\b.*\buntil (\d{4}-\d{2}-\d{2})\b/s;

/**
 * Returns the dates in a deprecation reason: `Use amount instead. Deprecated since 2026-12-01, served until
 * 2027-06-01.` Null if the reason has no dates, if they are invalid, or if they are in the wrong order.
 */
export function deprecationOf(reason: string | null | undefined): Deprecation | null {
  const [, since = '', until = ''] = DATES.exec(reason ?? '') ?? [];
  return isDate(since) && isDate(until) && since < until ? { since, until } : null;
}

const isDate = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Returns the headers for a response that used deprecated parts (RFC 9745, RFC 8594), with the earliest dates. */
export function deprecationHeaders(deprecations: readonly Deprecation[]): Record<string, string> {
  const [since] = deprecations.map((it) => it.since).toSorted();
  const [until] = deprecations.map((it) => it.until).toSorted();
  if (!since || !until) return {};
  return { Deprecation: `@${Date.parse(since) / 1_000}`, Sunset: new Date(until).toUTCString() };
}

let last = Number.NaN;
let text = '';

/**
 * Returns the present instant: RFC 3339, UTC, with milliseconds. Calls in the same millisecond return the same text,
 * because creating the text takes longer than reading the clock.
 */
export function now(): string {
  const instant = Date.now();
  if (instant !== last) [last, text] = [instant, new Date(instant).toISOString()];
  return text;
}

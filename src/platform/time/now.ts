/** Returns the present instant: RFC 3339, UTC, with milliseconds. */
export const now = (): string => new Date().toISOString();

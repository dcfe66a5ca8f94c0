/** The maximum number of days in a query for clashes. `DAYS` is the default number. */
export const MOST_DAYS = 92;
export const DAYS = 28;

/** The maximum number of clashes in a list. More clashes would take too long to sort. */
export const MOST_CLASHES = 30_000;

/**
 * The maximum number of clashes that a preview reads before and after the change. A clash of two sessions of the same
 * batch counts twice. More clashes would take too long to compare.
 */
export const MOST_PREVIEWED_CLASHES = 100_000;

/** The maximum number of days in a clash query, and the default number. */
export const MOST_DAYS = 92;
export const DAYS = 28;

/** The maximum number of clashes. Sorting more takes too long, and no user could read them. */
export const MOST_CLASHES = 30_000;

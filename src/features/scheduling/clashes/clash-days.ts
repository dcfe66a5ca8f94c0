/** Days that clashes are looked for in: at most, and where nothing is said. */
export const MOST_DAYS = 92;
export const DAYS = 28;

/** The maximum number of clashes: sorting more takes too long, and they are too many to read. */
export const MOST_CLASHES = 30_000;

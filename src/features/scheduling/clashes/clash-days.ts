/** Days that clashes are looked for in: at most, and where nothing is said. */
export const MOST_DAYS = 92;
export const DAYS = 28;

/** Clashes that are looked for at most: of more, sorting them takes longer than anybody waits, and nobody reads them. */
export const MOST_CLASHES = 30_000;

/** Days that clashes are looked for in: at most, and where nothing is said. */
export const MOST_DAYS = 92;
export const DAYS = 28;

/** Compares by code units, as databases sort ids, days and times: below 0 if the first comes first, 0 if they are the same. */
export const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

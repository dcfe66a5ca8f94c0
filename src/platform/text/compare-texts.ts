/**
 * Compares texts by code units, which is the order in which databases sort ids, days and times. Returns a negative
 * number if the first text comes first, and 0 if both are equal.
 */
export const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The largest number of values that a filter accepts. */
export const MAX_FILTER_VALUES = 100;

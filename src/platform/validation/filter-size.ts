/** The most values that a filter takes at once. */
export const MAX_FILTER_VALUES = 100;

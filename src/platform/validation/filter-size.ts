/** The maximum number of values in a filter. */
export const MAX_FILTER_VALUES = 100;

/** Rows of a page where the caller does not say. */
export const DEFAULT_PAGE_SIZE = 15;

/** Rows of a page of a report where the caller does not say. */
export const REPORT_PAGE_SIZE = 100;

/** The most rows of a page. */
export const MAX_PAGE_SIZE = 100;

/** The default and the maximum number of events in a page of the feed. */
export const DEFAULT_FEED_SIZE = 100;
export const MAX_FEED_SIZE = 1_000;

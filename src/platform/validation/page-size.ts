/** The default number of rows per page. */
export const DEFAULT_PAGE_SIZE = 15;

/** The default number of rows per page of a report. */
export const REPORT_PAGE_SIZE = 100;

/** The maximum number of rows per page. */
export const MAX_PAGE_SIZE = 100;

/** The default and the maximum number of events in a page of the feed. */
export const DEFAULT_FEED_SIZE = 100;
export const MAX_FEED_SIZE = 1_000;

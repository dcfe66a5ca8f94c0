/** Rows of a page where the caller does not say. */
export const DEFAULT_PAGE_SIZE = 15;

/** The most rows of a page. */
export const MAX_PAGE_SIZE = 100;

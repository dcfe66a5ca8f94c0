/** The extension of a report's root field: the columns of each of its groupings, and the names that come with them. */
export const GROUP_COLUMNS = 'groupColumns';

export type GroupColumns = Readonly<Record<string, readonly string[]>>;

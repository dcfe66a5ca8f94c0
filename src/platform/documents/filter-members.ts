/**
 * Returns the name of the filter for a member of a filter input: `status` for `statusIn`, because both use the same
 * filter.
 */
export const filterOf = (member: string): string => member.replace(/In$/, '');

/**
 * Returns the names of the members of a client's filter that have an effect. Null and an empty search text have no
 * effect.
 */
export const askedMembers = (filter: unknown): string[] =>
  Object.entries(Object(filter))
    .filter(
      ([name, value]) => value != null && !(name === 'search' && typeof value === 'string' && value.trim() === ''),
    )
    .map(([name]) => name);

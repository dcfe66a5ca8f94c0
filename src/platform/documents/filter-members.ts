/** The filter that a member of a filter input asks by: `status`, of which `statusIn` has several values. */
export const filterOf = (member: string): string => member.replace(/In$/, '');

/** The members of a filter, as a client sent it, that leave out any rows. */
export const askedMembers = (filter: unknown): string[] =>
  Object.entries(Object(filter))
    .filter(
      ([name, value]) => value != null && !(name === 'search' && typeof value === 'string' && value.trim() === ''),
    )
    .map(([name]) => name);

/**
 * The extension for a report's root field. For each grouping, it contains the names of the columns that identify a
 * group, and of the columns with the group's names.
 */
export const GROUP_COLUMNS = 'groupColumns';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    readonly groupColumns?: GroupColumns;
  }
}

export type GroupColumns = Readonly<Record<string, readonly string[]>>;

/** The extension of a report's root field: the columns of each of its groupings, and the names that come with them. */
export const GROUP_COLUMNS = 'groupColumns';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    readonly groupColumns?: GroupColumns;
  }
}

export type GroupColumns = Readonly<Record<string, readonly string[]>>;

/**
 * The extension for a report's root field. It contains the columns of each grouping, and the names that belong to them.
 */
export const GROUP_COLUMNS = 'groupColumns';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    readonly groupColumns?: GroupColumns;
  }
}

export type GroupColumns = Readonly<Record<string, readonly string[]>>;

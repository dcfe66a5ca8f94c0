import { type GraphQLNamedType, isEnumType, isInputObjectType } from 'graphql';
import { filterParameters } from './filters.ts';

/** The names of the parameters by which a list is filtered. */
export const filtersOf = (filter: GraphQLNamedType | undefined): string[] =>
  isInputObjectType(filter) ? filterParameters(filter).map(({ name }) => name) : [];

/** The names that `sort` may have, each with or without a minus: the values of the list's order enum. */
export function sortsOf(order: GraphQLNamedType | undefined): string[] {
  const names = isEnumType(order) ? order.getValues().map(({ name }) => name) : [];
  return names.filter((name) => name.endsWith('_ASC')).map((name) => name.slice(0, -'_ASC'.length).toLowerCase());
}

import { type GraphQLNamedType, isEnumType, isInputObjectType } from 'graphql';
import { filterParameters } from './filters.ts';

/** Returns the names of the parameters that filter a list. */
export const filtersOf = (filter: GraphQLNamedType | undefined): string[] =>
  isInputObjectType(filter) ? filterParameters(filter).map(({ name }) => name) : [];

/** Returns the names that `sort` accepts: the values of the list's order enum. Each may have a minus before it. */
export function sortsOf(order: GraphQLNamedType | undefined): string[] {
  const names = isEnumType(order) ? order.getValues().map(({ name }) => name) : [];
  return names.filter((name) => name.endsWith('_ASC')).map((name) => name.slice(0, -'_ASC'.length).toLowerCase());
}

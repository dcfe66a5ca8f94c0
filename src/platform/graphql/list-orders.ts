import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { readOf } from '../loaders/field-read.ts';

/**
 * Throws if a list can be ordered by a nullable property. A cursor contains the values of its row, and in SQL no row
 * comes before or after null. The page after a row with null could therefore not be found.
 */
export function refuseNullableOrders(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const row = rowTypeOf(field);
      const nullable = row && ordersOf(field).filter((property) => isNullable(row, property));
      if (nullable?.length) {
        throw new Error(
          `${type.name}.${field.name} cannot be ordered by ${nullable.join(', ')}, since ${row?.name} may have null there.`,
        );
      }
    }
  }
}

/** Returns the type of the rows in a paged list; undefined for every other field. */
function rowTypeOf(field: GraphQLField<unknown, unknown>): GraphQLObjectType | undefined {
  const kind = readOf(field)?.kind;
  if (kind !== 'list' && kind !== 'children') return undefined;
  const connection = getNamedType(field.type);
  const nodes = isObjectType(connection) ? connection.getFields().nodes : undefined;
  return nodes && (getNamedType(nodes.type) as GraphQLObjectType);
}

/** Returns the properties by which callers may order the list. */
function ordersOf({ args }: GraphQLField<unknown, unknown>): string[] {
  const orderBy = args.find(({ name }) => name === 'orderBy');
  const order = orderBy && getNamedType(orderBy.type);
  if (!isEnumType(order)) return [];
  return [...new Set(order.getValues().map(({ value }) => String(value).split(' ')[0] ?? ''))];
}

/** Returns true if a property may be null. A property that is not in the schema type counts as nullable too. */
function isNullable(row: GraphQLObjectType, property: string): boolean {
  const field = row.getFields()[property];
  return !field || !isNonNullType(field.type);
}

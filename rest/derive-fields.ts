import { type GraphQLField, type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql';
import { PAPER_ADDRESS } from '../src/platform/graphql/schema-papers.ts';
import { snakeCase } from '../src/platform/validation/messages.ts';

type Field = GraphQLField<unknown, unknown>;

const LEADING = ['id', 'academyId'];

/** Fields that every record has. They come last in a response, unless a resource declares them as leading fields. */
const TRAILING = ['version', 'createdAt', 'updatedAt'];

/**
 * Returns the fields that belong to a type itself, in the order of their declaration: scalars, enums, and values such
 * as an address. Omits these fields:
 * - Objects with an id or with pages, because they are other records. Fields that only name a record stay.
 * - Fields that read other rows or have arguments. An operation must select them by name.
 * - Addresses of papers, and the cursor of a row in a list, which are useful only in GraphQL.
 */
export function ownFields(type: GraphQLObjectType): Field[] {
  return Object.values(type.getFields()).filter((field) => {
    const inner = getNamedType(field.type);
    if (field.extensions.read || field.extensions[PAPER_ADDRESS] || field.args.length > 0) return false;
    if (!isObjectType(inner)) return isLeafType(inner) && field.name !== 'cursor';
    return (isReference(inner) || !('id' in inner.getFields())) && !inner.name.endsWith('Connection');
  });
}

/** Returns true for a value that names another record by its type and its id. */
const isReference = (type: GraphQLObjectType): boolean => Object.keys(type.getFields()).toSorted().join() === 'id,type';

/** Selects all {@link ownFields} of a type by their snake_case names. The fields in `leading` come first. */
export function selectionOf(type: GraphQLObjectType, leading: readonly string[] = LEADING): string {
  const place = ({ name }: Field): number => {
    if (leading.includes(name)) return leading.indexOf(name) - leading.length;
    return 1 + TRAILING.indexOf(name);
  };
  return ownFields(type)
    .toSorted((one, other) => place(one) - place(other))
    .map((field) => {
      const inner = getNamedType(field.type);
      const name = snakeCase(field.name);
      const below = isObjectType(inner) ? ` { ${selectionOf(inner)} }` : '';
      return (name === field.name ? name : `${name}: ${field.name}`) + below;
    })
    .join(' ');
}

import { type GraphQLField, type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql';
import { snakeCase } from '../src/platform/validation/messages.ts';

type Field = GraphQLField<unknown, unknown>;

const LEADING = ['id', 'academyId'];

/** Fields that every record has stand last, but for those that lead. */
const TRAILING = ['version', 'createdAt', 'updatedAt'];

/**
 * The fields of a type that are part of it, in the order of their declaration: scalars, enums and values such as an
 * address. What has an id or pages is another record, what is read of other rows, or asked with
 * arguments, is worked out for whoever asks for it by name, and the cursor of a list's row is of use to GraphQL alone.
 */
export function ownFields(type: GraphQLObjectType): Field[] {
  return Object.values(type.getFields()).filter((field) => {
    const inner = getNamedType(field.type);
    if (field.extensions.read || field.args.length > 0) return false;
    if (!isObjectType(inner)) return isLeafType(inner) && field.name !== 'cursor';
    return !('id' in inner.getFields()) && !inner.name.endsWith('Connection');
  });
}

/** Selects all {@link ownFields} of a type by their snake_case names, those of `leading` first. */
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

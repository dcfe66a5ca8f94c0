import { type GraphQLOutputType, getNullableType, isEnumType, isLeafType, isListType, isObjectType } from 'graphql';
import type { ValueMember, ValueShape } from './plan.ts';
import { type Planning, type SelectionSets, UNPLANNED } from './planning.ts';

/** The scalars that SQL can write exactly as GraphQL does. */
const SCALARS = new Set(['ID', 'String', 'Int', 'Boolean', 'Date', 'DateTime', 'Time', 'Money', 'Percent', 'Decimal']);
/** The scalars whose values contain no punctuation and no spaces. SQL can write lists of them. */
const LISTED_SCALARS = new Set(['ID', 'Int']);

/**
 * Plans how the value of a column is written: a scalar, an enum, a list of scalars or enums, or an object in a JSON
 * column.
 */
export function planValue(planning: Planning, type: GraphQLOutputType, sets: SelectionSets): ValueShape {
  const item = itemType(type);
  if (isObjectType(item)) {
    const members = planning.members(item, sets, ({ key, field, sets }): ValueMember => {
      if (field.resolve) throw UNPLANNED;
      return { key, kind: 'member', name: field.name, shape: planValue(planning, field.type, sets) };
    });
    return { type, members, isJson: true };
  }
  const isList = isListType(getNullableType(type));
  if (!isWritten(item, isList ? LISTED_SCALARS : SCALARS)) throw UNPLANNED;
  return { type, isJson: isList };
}

/** Returns the nullable type. For a list, returns the nullable type of its items. */
function itemType(type: GraphQLOutputType): GraphQLOutputType {
  const nullable = getNullableType(type);
  return isListType(nullable) ? getNullableType(nullable.ofType) : nullable;
}

/**
 * Returns true if SQL can write the values of a type. It can write some scalars, and enums whose values are their names
 * in lower case.
 */
function isWritten(type: GraphQLOutputType, scalars: ReadonlySet<string>): boolean {
  if (isEnumType(type)) return type.getValues().every(({ name, value }) => value === name.toLowerCase());
  return isLeafType(type) && scalars.has(type.name);
}

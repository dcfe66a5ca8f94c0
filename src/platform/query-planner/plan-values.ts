import { type GraphQLOutputType, getNullableType, isEnumType, isLeafType, isListType, isObjectType } from 'graphql';
import type { ValueMember, ValueShape } from './plan.ts';
import { type Planning, type SelectionSets, UNPLANNED } from './planning.ts';

/** Scalars whose text SQL writes as GraphQL does. */
const SCALARS = new Set(['ID', 'String', 'Int', 'Boolean', 'Date', 'DateTime', 'Time', 'Money', 'Percent']);
/** The scalars whose lists contain no text with characters of punctuation. */
const LISTED_SCALARS = new Set(['ID', 'Int']);

/** Plans how a column's value is written: a scalar, an enum, a list of these, or an object that the column holds as JSON. */
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

/** The type without being required, and of a list the type of its items. */
function itemType(type: GraphQLOutputType): GraphQLOutputType {
  const nullable = getNullableType(type);
  return isListType(nullable) ? getNullableType(nullable.ofType) : nullable;
}

/** Whether SQL writes values of a type: enums whose values are their names in lower case, and some scalars. */
function isWritten(type: GraphQLOutputType, scalars: ReadonlySet<string>): boolean {
  if (isEnumType(type)) return type.getValues().every(({ name, value }) => value === name.toLowerCase());
  return isLeafType(type) && scalars.has(type.name);
}

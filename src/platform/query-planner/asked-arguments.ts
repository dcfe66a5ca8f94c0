import { BREAK, type FieldNode, getArgumentValues, visit } from 'graphql';
import type { Field } from './planning.ts';

/** The values of a field's arguments, by name. */
export type ArgumentValues = Readonly<Record<string, unknown>>;

/**
 * Returns a function that returns the values of a field's arguments for the variables of a request. If no argument
 * contains a variable, the values are computed only once, so they must not be changed.
 */
export function askedArguments(field: Field, node: FieldNode): (variables: ArgumentValues) => ArgumentValues {
  if (hasVariables(node)) return (variables) => getArgumentValues(field, node, variables);
  let constant: ArgumentValues | undefined;
  return () => {
    constant ??= getArgumentValues(field, node);
    return constant;
  };
}

function hasVariables({ arguments: given = [] }: FieldNode): boolean {
  let isFound = false;
  const find = () => {
    isFound = true;
    return BREAK;
  };
  for (const { value } of given) visit(value, { Variable: find });
  return isFound;
}

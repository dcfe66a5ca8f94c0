import { BREAK, type FieldNode, type GraphQLField, getArgumentValues, visit } from 'graphql';

/**
 * Returns the values of a field's arguments for the variables of a request. If no argument contains a variable, the
 * values are computed only once, so they must not be changed.
 */
export type AskedArguments = (variables: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** Returns the function for the arguments of a node. */
export function askedArguments(field: GraphQLField<unknown, unknown>, node: FieldNode): AskedArguments {
  if (hasVariables(node)) return (variables) => getArgumentValues(field, node, variables);
  let constant: ReturnType<AskedArguments> | undefined;
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

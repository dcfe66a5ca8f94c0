import { type GraphQLField, type GraphQLInputField, getNullableType, isInputObjectType } from 'graphql';

/** Returns the fields of a mutation's input; undefined if the mutation has no input. */
export function inputFieldsOf({ args }: Pick<GraphQLField<unknown, unknown>, 'args'>): GraphQLInputField[] | undefined {
  const input = getNullableType(args.find(({ name }) => name === 'input')?.type);
  return isInputObjectType(input) ? Object.values(input.getFields()) : undefined;
}

import { GraphQLError, type GraphQLSchema, isEnumType, isIntrospectionType } from 'graphql';

/** Adds the allowed values to the error messages for unknown enum values. */
export function nameEnumValues(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isEnumType(type) || isIntrospectionType(type)) continue;
    const allowed = type
      .getValues()
      .map(({ name }) => name)
      .join(', ');
    const explained = <Result>(read: () => Result): Result => {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        const { nodes } = error;
        throw new GraphQLError(`${error.message} Allowed values: ${allowed}.`, { ...(nodes && { nodes }) });
      }
    };
    const { parseValue, parseLiteral } = type;
    type.parseValue = (value) => explained(() => parseValue.call(type, value));
    type.parseLiteral = (node, variables) => explained(() => parseLiteral.call(type, node, variables));
  }
}

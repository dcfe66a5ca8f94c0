import { type GraphQLSchema, isInputObjectType } from 'graphql';

/**
 * The extension for an input field whose description depends on features that are loaded later. It is a function that
 * returns the description.
 */
export const LATE_DESCRIPTION = 'lateDescription';

/** Sets the descriptions of the input fields that have a {@link LATE_DESCRIPTION}. */
export function describeLate(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isInputObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const describe = field.extensions[LATE_DESCRIPTION] as (() => string) | undefined;
      if (describe) field.description = describe();
    }
  }
}

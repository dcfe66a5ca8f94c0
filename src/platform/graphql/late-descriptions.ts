import { type GraphQLSchema, isInputObjectType } from 'graphql';

/** The extension of an input field that returns its description, if that depends on features that are loaded later. */
export const LATE_DESCRIPTION = 'lateDescription';

/** Describes the input fields that have a {@link LATE_DESCRIPTION}. */
export function describeLate(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isInputObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const describe = field.extensions[LATE_DESCRIPTION] as (() => string) | undefined;
      if (describe) field.description = describe();
    }
  }
}

import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';

/**
 * A deprecated part of the schema, identified by its coordinate: `Query.old`, `Query.list(old:)`, `Filter.old`,
 * `Day.OLD`.
 */
export interface DeprecatedPart {
  readonly coordinate: string;
  readonly reason: string;
}

/** Returns all deprecated parts of a schema, each with its declared reason. */
export function deprecatedParts(schema: GraphQLSchema): DeprecatedPart[] {
  const found: DeprecatedPart[] = [];
  const add = (coordinate: string, { deprecationReason }: { deprecationReason?: string | null }) => {
    if (typeof deprecationReason === 'string') found.push({ coordinate, reason: deprecationReason });
  };
  for (const type of Object.values(schema.getTypeMap()).filter((it) => !isIntrospectionType(it))) {
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        add(`${type.name}.${field.name}`, field);
        for (const argument of field.args) add(`${type.name}.${field.name}(${argument.name}:)`, argument);
      }
    }
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) add(`${type.name}.${field.name}`, field);
    if (isEnumType(type)) for (const value of type.getValues()) add(`${type.name}.${value.name}`, value);
  }
  return found;
}

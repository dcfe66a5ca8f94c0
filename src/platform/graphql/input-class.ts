import { getMetadataStorage } from 'type-graphql';

/**
 * Returns the class that declares a GraphQL input type and the rules for its values; null if there is no such class.
 * `name` is the name in the schema, such as `CreateBatchInput`.
 */
export function inputClass(name: string): (new () => object) | null {
  const declared = getMetadataStorage().inputTypes.find((type) => type.name === name);
  return (declared?.target as (new () => object) | undefined) ?? null;
}

/**
 * Returns the class that declares the arguments of a root field, by the field's name in the schema; null if there is no
 * such class.
 */
export function argumentsClass(field: string): (new () => object) | null {
  const { mutations, params, queries } = getMetadataStorage();
  const declared = [...mutations, ...queries].find(({ schemaName }) => schemaName === field);
  const args = params.find(
    (each) => each.kind === 'args' && each.target === declared?.target && each.methodName === declared.methodName,
  );
  return args?.kind === 'args' ? (args.getType() as new () => object) : null;
}

import { getMetadataStorage } from 'type-graphql';

/**
 * The class that declares a GraphQL input type, and whose rules check its values; null when no class does.
 * `name`: the name in the schema, such as `CreateBatchInput`.
 */
export function inputClass(name: string): (new () => object) | null {
  const declared = getMetadataStorage().inputTypes.find((type) => type.name === name);
  return (declared?.target as (new () => object) | undefined) ?? null;
}

/** The class that declares the arguments of a root field, by its name in the schema; null when no class does. */
export function argumentsClass(field: string): (new () => object) | null {
  const { mutations, params, queries } = getMetadataStorage();
  const declared = [...mutations, ...queries].find(({ schemaName }) => schemaName === field);
  const args = params.find(
    (each) => each.kind === 'args' && each.target === declared?.target && each.methodName === declared.methodName,
  );
  return args?.kind === 'args' ? (args.getType() as new () => object) : null;
}

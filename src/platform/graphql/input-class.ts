import { getMetadataStorage } from 'type-graphql';

/**
 * The class that declares a GraphQL input type, and whose rules check its values; null when no class does.
 * `name`: the name in the schema, such as `CreateBatchInput`.
 */
export function inputClass(name: string): (new () => object) | null {
  const declared = getMetadataStorage().inputTypes.find((type) => type.name === name);
  return (declared?.target as (new () => object) | undefined) ?? null;
}

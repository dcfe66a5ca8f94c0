import { registerEnumType } from 'type-graphql';

/**
 * Registers a TypeScript enum as a GraphQL enum. `values` describes each member; the compiler requires a description
 * for every member.
 */
export function describeEnum<E extends Record<string, string>>(
  enumObject: E,
  name: string,
  description: string,
  values: Record<keyof E, string>,
): void {
  const valuesConfig = Object.fromEntries(Object.entries(values).map(([key, text]) => [key, { description: text }]));
  registerEnumType(enumObject, { name, description, valuesConfig: valuesConfig as never });
}

import { registerEnumType } from 'type-graphql';

/**
 * Declares a TypeScript enum to GraphQL. `values` describes each member; the compiler demands them all, since every
 * enum value of the schema carries a description.
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

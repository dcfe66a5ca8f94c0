/** A schema of JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What refers to a schema by its name. */
export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The schema, and null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  if (typeof type === 'string' && values === undefined) return { ...schema, type: [type, 'null'] };
  return { anyOf: [schema, { type: 'null' }] };
}

/** An object with these properties, of which `required` are always there. */
export const object = (properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): JsonSchema => ({
  type: 'object',
  ...(required.length > 0 && { required }),
  properties,
});

/** The schemas that have names of their own, each described once. */
export class NamedSchemas {
  readonly #schemas = new Map<string, JsonSchema>();

  /** A reference to the schema of the name, which is made when it is asked for first. */
  of(name: string, make: () => JsonSchema): JsonSchema {
    if (!this.#schemas.has(name)) {
      // one that refers to itself finds its name taken
      this.#schemas.set(name, {});
      this.#schemas.set(name, make());
    }
    return refTo(name);
  }

  /** All of them by name, in the order of the alphabet. */
  all(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#schemas].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }
}

/** A schema of JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Returns a reference to a schema by its name. */
export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Returns a schema that also allows null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  if (typeof type === 'string' && values === undefined) return { ...schema, type: [type, 'null'] };
  return { anyOf: [schema, { type: 'null' }] };
}

/** Returns the schema of an object with these properties. The properties in `required` are always present. */
export const object = (properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): JsonSchema => ({
  type: 'object',
  ...(required.length > 0 && { required }),
  properties,
});

/** The schemas that have names. Each is described only once. */
export class NamedSchemas {
  readonly #schemas = new Map<string, JsonSchema>();

  /** Returns a reference to the named schema. The first call makes the schema. */
  of(name: string, make: () => JsonSchema): JsonSchema {
    if (!this.#schemas.has(name)) {
      // a schema that refers to itself finds this entry
      this.#schemas.set(name, {});
      this.#schemas.set(name, make());
    }
    return refTo(name);
  }

  /** Returns all named schemas, sorted by name. */
  all(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#schemas].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }
}

import type { JsonSchema } from './json-schema.ts';
import { CHART_IMAGE, CSV_FILE } from './responses.ts';
import { pascalCase, SharedParts, sortedByName } from './share.ts';
import { mapContent, mapOperations, type Operations } from './share-operations.ts';

/** The keywords whose value is a single schema. */
const SINGLE = ['items', 'not', 'additionalProperties'];
const SEVERAL = ['allOf', 'anyOf', 'oneOf'];

/**
 * The minimum number of bytes that naming a member must save in the description. A few names are easier to learn than
 * hundreds.
 */
const MIN_GAIN = 150;

/** Returns the operations and the named schemas. Members that many objects share are replaced by references. */
export function shareSchemas(operations: Operations, named: Readonly<Record<string, JsonSchema>>) {
  const shared = new SharedParts({ schemas: named });
  for (const schema of Object.values(named)) countMembers(schema, shared);
  mapParameters(operations, (parameter) => {
    shared.count('schemas', parameter.schema as JsonSchema);
    return parameter;
  });
  mapBodies(operations, (schema) => {
    shared.count('schemas', schema);
    countMembers(schema, shared);
    return schema;
  });
  const schemas = Object.entries(named).map(([name, schema]) => [name, shareMembers(schema, name, shared)]);
  const referring = mapBodies(operations, (schema, owner) => {
    const referred = shared.refer('schemas', schema, bodyNames(schema, owner));
    return referred === schema ? shareMembers(schema, owner, shared) : referred;
  });
  const withParameters = mapParameters(referring, (parameter) => {
    const schema = parameter.schema as JsonSchema;
    const name = valuesName(schema);
    return name ? { ...parameter, schema: shared.refer('schemas', schema, [name], MIN_GAIN) } : parameter;
  });
  const all = { ...shared.all('schemas'), ...Object.fromEntries(schemas) };
  return { operations: withParameters, schemas: sortedByName(all) };
}

/** Returns the operations with other schemas for their requests and responses. */
const mapBodies = (operations: Operations, change: (schema: JsonSchema, owner: string) => JsonSchema): Operations =>
  mapOperations(operations, (operation) =>
    mapContent(operation, (media) => ({ ...media, schema: change(media.schema, pascalCase(operation.operationId)) })),
  );

/** Returns the operations with other inline parameters. */
const mapParameters = (operations: Operations, change: (parameter: JsonSchema) => JsonSchema): Operations =>
  mapOperations(operations, (operation) =>
    operation.parameters
      ? { ...operation, parameters: operation.parameters.map((each) => (each.$ref ? each : change(each))) }
      : operation,
  );

/** Returns a general name for the values of parameters. Returns undefined if there is none. */
function valuesName(schema: JsonSchema): string | undefined {
  const text = JSON.stringify(schema);
  if (text.includes('"uuid"')) return 'Ids';
  return text.includes('"date-time"') ? 'InstantOrDay' : undefined;
}

/** Returns names for a body: `StudentResponse` for a student in `data`, `StudentPage` for a page of students. */
function bodyNames(schema: JsonSchema, owner: string): string[] {
  if (schema === CSV_FILE) return ['CsvFile'];
  if (schema === CHART_IMAGE) return ['Chart'];
  const { properties } = schema;
  const { data, meta } = (properties ?? {}) as Record<string, JsonSchema | undefined>;
  const record = JSON.stringify(data ?? {}).match(/#\/components\/schemas\/(\w+)"/)?.[1];
  return [`${record ?? owner}${meta ? 'Page' : 'Response'}`, `${owner}Response`];
}

/** Counts the members of objects in the schema, at any depth. */
function countMembers(schema: JsonSchema, shared: SharedParts): void {
  mapMembers(schema, (_, member) => {
    shared.count('schemas', member);
    countMembers(member, shared);
    return member;
  });
}

/**
 * Returns the schema. Members that many objects share are replaced by references. `owner` is the name of the schema.
 */
function shareMembers(schema: JsonSchema, owner: string, shared: SharedParts): JsonSchema {
  return mapMembers(schema, (name, member) => {
    const names = [pascalCase(name), `${owner}${pascalCase(name)}`];
    const referred = shared.refer('schemas', member, names, MIN_GAIN);
    return referred === member ? shareMembers(member, owner, shared) : referred;
  });
}

function mapMembers(schema: JsonSchema, change: (name: string, member: JsonSchema) => JsonSchema): JsonSchema {
  const inside = (part: unknown): unknown => (isSchema(part) ? mapMembers(part, change) : part);
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === 'properties') {
      const members = Object.entries(value as Record<string, JsonSchema>);
      return [key, Object.fromEntries(members.map(([name, member]) => [name, change(name, member)]))];
    }
    if (SINGLE.includes(key)) return [key, inside(value)];
    if (SEVERAL.includes(key)) return [key, (value as unknown[]).map(inside)];
    return [key, value];
  });
  return Object.fromEntries(entries);
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

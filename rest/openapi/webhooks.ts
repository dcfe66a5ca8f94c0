import type { GraphQLSchema } from 'graphql';
import type { DataField, DataFields } from '../../src/platform/events/event-data.ts';
import type { EventType } from '../../src/platform/events/event-types.ts';
import type { Making } from './enums.ts';
import { type JsonSchema, object, orNull } from './json-schema.ts';
import { pascalCase, SharedParts } from './share.ts';
import type { Words } from './words.ts';

/** The schemas of values in events. */
const KINDS: Readonly<Record<DataField['kind'], JsonSchema>> = {
  ID: { type: 'string', format: 'uuid' },
  Int: { type: 'integer' },
  Boolean: { type: 'boolean' },
  Money: { type: 'string', pattern: '^-?\\d+\\.\\d{2}$' },
  Percent: { type: 'string', pattern: '^\\d+\\.\\d{2,4}$' },
  Decimal: { type: 'string', pattern: '^\\d+\\.\\d{2}$' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  String: { type: 'string' },
  Object: { type: 'object' },
};

function fieldSchema({ kind, isNullable, atMost, description, fields }: DataField, words: Words): JsonSchema {
  const value = fields ? dataSchema(fields, words) : KINDS[kind];
  const schema = atMost === undefined ? value : { type: 'array', maxItems: atMost, items: value };
  return { description: words(description), ...(isNullable ? orNull(schema) : schema) };
}

const dataSchema = (fields: DataFields, words: Words): JsonSchema =>
  object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, words)])),
    Object.keys(fields),
  );

/** The fields that all events share. */
const EVENT: JsonSchema = object(
  {
    type: { description: 'The type of the event.', type: 'string' },
    timestamp: { description: 'The time of the event: RFC 3339, UTC.', type: 'string', format: 'date-time' },
    academy_id: { description: 'The academy of the event.', type: 'string', format: 'uuid' },
    sequence: {
      description: 'The position of the event among the events of the academy.',
      type: 'integer',
      minimum: 1,
    },
    data: { type: 'object' },
  },
  ['type', 'timestamp', 'academy_id', 'sequence', 'data'],
);

/** Returns the schema for the body of an event. `data` is the schema of the event's data. */
const bodySchema = (type: string, data: JsonSchema, making: Making): JsonSchema => ({
  allOf: [making.schemas.of('WebhookEvent', () => EVENT), object({ type: { const: type }, data }, ['type', 'data'])],
});

/** Returns the schemas of event data, by event type. A schema that several types share is added to `schemas`. */
function dataSchemas(types: readonly EventType[], { schemas, words }: Making): Map<string, JsonSchema> {
  const shared = new SharedParts({});
  const inline = types.map(({ type, data }) => ({ type, schema: dataSchema(data, words) }));
  for (const { schema } of inline) shared.count('schemas', schema);
  const referred = inline.map(({ type, schema }): [string, JsonSchema] => {
    const [subject = ''] = type.split('.');
    return [type, shared.refer('schemas', schema, [`${pascalCase(subject)}Event`, `${pascalCase(type)}Event`])];
  });
  for (const [name, schema] of Object.entries(shared.all('schemas'))) schemas.of(name, () => schema);
  return new Map(referred);
}

/** Returns the requests that the service sends to webhook endpoints, by event type. */
export function webhooksOf(schema: GraphQLSchema, making: Making): Record<string, Record<string, JsonSchema>> {
  const types = schema.extensions.eventTypes as readonly EventType[];
  const data = dataSchemas(types, making);
  return Object.fromEntries(
    types.map(({ type, description }) => [
      type,
      {
        post: {
          operationId: `on${pascalCase(type)}`,
          tags: ['Events'],
          summary: making.words(description).replace(/\.$/, ''),
          security: [],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: bodySchema(type, data.get(type) as JsonSchema, making) } },
          },
          responses: {
            '2XX': { description: 'The event was received. The service repeats the delivery after any other status.' },
          },
        },
      },
    ]),
  );
}

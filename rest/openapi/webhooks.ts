import type { GraphQLSchema } from 'graphql';
import type { DataField, DataFields } from '../../src/platform/events/event-data.ts';
import type { EventType } from '../../src/platform/events/event-types.ts';
import { type JsonSchema, object, orNull } from './json-schema.ts';

/** How values of events are written. */
const KINDS: Readonly<Record<DataField['kind'], JsonSchema>> = {
  ID: { type: 'string', format: 'uuid' },
  Int: { type: 'integer' },
  Boolean: { type: 'boolean' },
  Money: { type: 'string', pattern: '^-?\\d+\\.\\d{2}$' },
  Percent: { type: 'string', pattern: '^\\d+\\.\\d{2,4}$' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  String: { type: 'string' },
  Object: { type: 'object' },
};

function fieldSchema({ kind, isNullable, atMost, description, fields }: DataField): JsonSchema {
  const value = fields ? dataSchema(fields) : KINDS[kind];
  const schema = atMost === undefined ? value : { type: 'array', maxItems: atMost, items: value };
  return { description, ...(isNullable ? orNull(schema) : schema) };
}

const dataSchema = (fields: DataFields): JsonSchema =>
  object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    Object.keys(fields),
  );

/** `student.created` as `StudentCreated`. */
const nameOf = ({ type }: EventType): string =>
  type
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const bodySchema = ({ type, data }: EventType): JsonSchema =>
  object(
    {
      type: { description: 'The type of the event.', type: 'string', const: type },
      timestamp: { description: 'When it happened: RFC 3339, UTC.', type: 'string', format: 'date-time' },
      academy_id: { description: 'The academy that it happened in.', type: 'string', format: 'uuid' },
      sequence: { description: 'Its place among the events of the academy.', type: 'integer', minimum: 1 },
      data: dataSchema(data),
    },
    ['type', 'timestamp', 'academy_id', 'sequence', 'data'],
  );

/** What is sent to the addresses that an academy names, by the types of events. */
export function webhooksOf(schema: GraphQLSchema): Record<string, JsonSchema> {
  const types = schema.extensions.eventTypes as readonly EventType[];
  return Object.fromEntries(
    types.map((each) => [
      each.type,
      {
        post: {
          operationId: `on${nameOf(each)}`,
          tags: ['Events'],
          summary: each.description.replace(/\.$/, ''),
          security: [],
          requestBody: { required: true, content: { 'application/json': { schema: bodySchema(each) } } },
          responses: { '2XX': { description: 'It was received. Anything else is tried again.' } },
        },
      },
    ]),
  );
}

import { type GraphQLField, type GraphQLInputObjectType, getNullableType, isInputObjectType } from 'graphql';
import { argumentsClass } from '../../src/platform/graphql/input-class.ts';
import { snakeCase } from '../../src/platform/validation/messages.ts';
import type { StoredOperation } from '../operations.ts';
import { isForNewRecord, type Route } from '../route.ts';
import type { Making } from './enums.ts';
import { inputOfType, inputSchema, isRequired } from './inputs.ts';
import { type JsonSchema, object } from './json-schema.ts';
import { wordsSchema } from './words.ts';

/** An operation and its first root field. */
export interface Subject {
  readonly operation: StoredOperation;
  readonly field: GraphQLField<unknown, unknown>;
}

/** A request body, and whether it is required. */
interface Body {
  readonly schema: JsonSchema;
  readonly required: boolean;
}

/**
 * Returns the body that a route accepts, or null if it accepts none. `special` is the operation that runs for bodies
 * with a certain member (`forBodiesWith`).
 */
export function bodyOf(
  route: Route,
  subject: Subject,
  special: Subject | undefined,
  making: Making,
): JsonSchema | null {
  if (route.body === 'csv') return csvBody(subject);
  if (route.body === 'upload') return UPLOAD;
  const usual = jsonBody(route, subject, making);
  if (usual === null) return null;
  const other = special && jsonBody(route, special, making);
  const member = snakeCase(route.forBodiesWith?.member ?? '');
  const unlessSpecial = { allOf: [usual.schema, { not: object({ [member]: {} }, [member]) }] };
  const schema = other ? { oneOf: [unlessSpecial, other.schema] } : usual.schema;
  return { required: usual.required, content: { 'application/json': { schema } } };
}

/** The multipart body of an upload. The file is its only part. */
const UPLOAD: JsonSchema = {
  required: true,
  description: 'The file, in the only part `file`.',
  content: {
    'multipart/form-data': {
      schema: object({ file: { type: 'string', contentMediaType: 'application/octet-stream' } }, ['file']),
    },
  },
};

/** The multipart body of an import. The CSV file is its only part. */
const FILE_PART = object({ file: { type: 'string', contentMediaType: 'text/csv' } }, ['file']);

function csvBody({ field }: Subject): JsonSchema {
  const file = field.args.find(({ name }) => name === 'csv');
  return {
    required: true,
    description: file?.description,
    content: { 'text/csv': { schema: { type: 'string' } }, 'multipart/form-data': { schema: FILE_PART } },
  };
}

function jsonBody(route: Route, { operation, field }: Subject, making: Making): Body | null {
  if (route.body === 'variables') return variablesBody(operation, field, making);
  const input = operation.variables.get('input');
  const type = input && getNullableType(input);
  return isInputObjectType(type) ? inputBody(type, route, making) : null;
}

/** Returns the body for an input. Fields that come from the path and the headers are omitted. */
function inputBody(type: GraphQLInputObjectType, route: Route, making: Making): Body {
  const { within } = route;
  const told = ['idempotencyKey', ...(within?.field ? [within.field] : [])];
  const input = inputOfType(type, told, isForNewRecord(route));
  const schema = making.schemas.of(type.name, () => ({
    ...wordsSchema(type, making.words),
    ...inputSchema(input, making),
  }));
  return { schema, required: input.fields.some(isRequired) };
}

/** Returns the body for the variables of the operation. The variable that comes from the path is omitted. */
function variablesBody({ variables }: StoredOperation, { name, args }: Subject['field'], making: Making): Body {
  const fields = args.filter((argument) => argument.name !== 'id' && variables.has(argument.name));
  const schemaName = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const schema = making.schemas.of(schemaName, () => inputSchema({ fields, rules: argumentsClass(name) }, making));
  return { schema, required: fields.some(isRequired) };
}

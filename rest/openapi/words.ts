import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType, Kind } from 'graphql';
import { type ErrorCode, httpStatus } from '../../src/platform/errors/app-error.ts';
import { snakeCase } from '../../src/platform/validation/messages.ts';
import type { StoredOperations } from '../operations.ts';
import type { Route } from '../route.ts';
import type { JsonSchema } from './json-schema.ts';

/** A part of the GraphQL schema, with its description. */
interface Described {
  readonly description?: string | null;
  readonly deprecationReason?: string | null;
}

/** Writes a text of the schema in REST's words. */
export type Words = (text: string) => string;

/** The error codes that occur in texts of the schema. */
const CODES: readonly ErrorCode[] = [
  'BAD_USER_INPUT',
  'CONFLICT',
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
  'UNAUTHENTICATED',
];

/** Matches an error code and the article before it. */
const CODE = new RegExp(`(^|[.] )?(?:\\ban? )?\\b(${CODES.join('|')})\\b`, 'g');

/** Returns the REST call for each root field: `POST /attendance` for `markAttendance`. */
export function callsByField(routes: readonly Route[], operations: StoredOperations): ReadonlyMap<string, string> {
  const calls = routes.flatMap(({ method, path, operation, forBodiesWith }) =>
    [operation, forBodiesWith?.operation].flatMap((name) => {
      const first = name && operations.get(name)?.definition.selectionSet.selections[0];
      if (!first || first.kind !== Kind.FIELD) return [];
      return [[first.name.value, `${method.toUpperCase()} ${path.replace(':id', '{id}')}`] as const];
    }),
  );
  // the first route of a field is the main one: other routes for the same field return only a part of the record
  return new Map(calls.toReversed());
}

/**
 * Returns a function that writes texts in REST's words. Names in backticks become snake_case, and enum values become
 * lower case. Names of operations become REST calls. Error codes become the status of the response.
 */
export function restWords(schema: GraphQLSchema, calls: ReadonlyMap<string, string>): Words {
  const renamed = new Map<string, string>(calls);
  const roots = [schema.getQueryType(), schema.getMutationType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type)) for (const { name } of type.getValues()) renamed.set(name, name.toLowerCase());
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    if (roots.some((root) => root === type)) continue;
    for (const name of Object.keys(type.getFields())) renamed.set(name, snakeCase(name));
  }
  const rename = (path: string) =>
    path
      .split('.')
      .map((name) => renamed.get(name) ?? name)
      .join('.');
  return (text) =>
    text
      .replaceAll(/`([^`]+)`/g, (_, code: string) => `\`${rename(code)}\``)
      .replaceAll(CODE, (_, start: string | undefined, code: ErrorCode) =>
        start === undefined ? `status ${httpStatus(code)}` : `${start}Status ${httpStatus(code)}`,
      );
}

/** Returns the keywords `description` and `deprecated` for a part of the schema. */
export function wordsSchema({ description, deprecationReason }: Described, words: Words): JsonSchema {
  const texts = [description, deprecationReason && `Deprecated: ${deprecationReason}`].filter(Boolean);
  return {
    ...(texts.length > 0 && { description: words(texts.join(' ')) }),
    ...(deprecationReason && { deprecated: true }),
  };
}

/** Splits a description into its first sentence and the rest. */
export function summaryOf(text: string): { summary: string; description?: string } {
  const [first = text] = text.split(/(?<=\.) /, 1);
  const description = text.slice(first.length).trim();
  return { summary: first.replace(/\.$/, ''), ...(description && { description }) };
}

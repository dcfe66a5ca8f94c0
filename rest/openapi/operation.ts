import { type GraphQLObjectType, type GraphQLSchema, getNullableType, isObjectType, Kind } from 'graphql';
import { CHART } from '../../src/platform/charts/chart.ts';
import { fragmentsOf } from '../../src/platform/documents/selections.ts';
import { requireValue } from '../../src/platform/errors/require-value.ts';
import { neededScopes } from '../../src/platform/permissions/selection-scopes.ts';
import { ANSWER_SCOPE } from '../../src/platform/permissions/sent-fields.ts';
import type { StoredOperation, StoredOperations } from '../operations.ts';
import type { Route } from '../route.ts';
import { answerSchema, subjectOf } from './answers.ts';
import { bodyOf, type Subject } from './bodies.ts';
import type { Making } from './enums.ts';
import { type Examples, withExamples } from './examples.ts';
import type { JsonSchema } from './json-schema.ts';
import { parametersOf } from './parameters.ts';
import { type Facts, responsesOf } from './responses.ts';
import { tagOf } from './tags.ts';
import { summaryOf, wordsSchema } from './words.ts';

/** The parts from which operations are described. */
export interface Parts {
  readonly schema: GraphQLSchema;
  readonly operations: StoredOperations;
  readonly making: Making;
  readonly examples: Examples;
}

/** Describes a route: its parameters, its body and its responses. PATCH does the same as PUT. */
export function operationOf(route: Route, parts: Parts, method: Route['method'] | 'patch' = route.method): JsonSchema {
  const { making, examples } = parts;
  const subject = subjectFor(route.operation, parts);
  const special = route.forBodiesWith && subjectFor(route.forBodiesWith.operation, parts);
  const { operation, field } = subject;
  const { description, deprecated } = wordsSchema(field, making.words);
  const body = bodyOf(route, subject, special, making);
  const versioned = isVersioned(route, subject);
  const parameters = parametersOf(route, subject, versioned, making);
  const schema = answerOf(route, subject, special, parts);
  const facts: Facts = {
    hasBody: body !== null,
    isConditional: parameters.some(({ $ref }) => $ref === '#/components/parameters/IfMatch'),
    isVersioned: versioned,
    isDrawn: CHART in field.extensions,
  };
  const described = {
    operationId: method === 'patch' ? `${operation.name}ByPatch` : operation.name,
    tags: [tagOf(route)],
    ...summaryOf(route.description ?? `${description}${forWriters(subject)}`),
    ...(deprecated === true && { deprecated }),
    ...(route.open ? { security: [] } : securityOf(route, subject, parts)),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: responsesOf(route, schema, facts),
  };
  return withExamples(described, examples.get(`${route.method} ${route.path}`));
}

/** Describes the response to API keys that may not read the record. */
function forWriters({ field }: Subject): string {
  const scope = field.extensions[ANSWER_SCOPE];
  return field.extensions.scope && scope
    ? ` An API key without the scope \`${scope}\` gets only the id and the fields that it sent.`
    : '';
}

/**
 * Returns the scope that API keys need for an operation, if API keys may call the operation. Relations from `include`
 * need further scopes, which are not returned.
 */
function securityOf({ scope }: Route, { operation }: Subject, { schema }: Parts): JsonSchema {
  if (scope) return { security: [{ token: [] }, { apiKey: [scope] }] };
  const { definition, document } = operation;
  const fragments = fragmentsOf(document);
  const variables = Object.fromEntries(operation.includes.map((name) => [name, false]));
  const fields = definition.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD);
  const needed = fields.map((node) => {
    const field = rootOf(operation, schema).getFields()[node.name.value];
    const selection = { schema, nodes: [node], fragment: (name: string) => fragments.get(name), variables };
    return field ? neededScopes(field, selection) : null;
  });
  if (needed.includes(null)) return {};
  return { security: [{ token: [] }, { apiKey: [...new Set(needed.flatMap((scopes) => scopes ?? []))] }] };
}

/** Returns true if the response includes the version of its record. */
function isVersioned({ answer }: Route, { field }: Subject): boolean {
  const type = getNullableType(field.type);
  return answer === 'one' && isObjectType(type) && 'version' in type.getFields();
}

function subjectFor(name: string, { schema, operations }: Parts): Subject {
  const operation = operations.get(name);
  if (!operation) throw new Error(`There is no stored operation ${name}.`);
  return { operation, field: subjectOf(operation, rootOf(operation, schema)) };
}

const rootOf = ({ definition }: StoredOperation, schema: GraphQLSchema): GraphQLObjectType =>
  requireValue(schema.getRootType(definition.operation));

function answerOf(route: Route, usual: Subject, special: Subject | undefined, parts: Parts): JsonSchema {
  const schemaOf = ({ operation }: Subject) =>
    answerSchema(route.answer, operation, rootOf(operation, parts.schema), parts.making);
  return special ? { oneOf: [schemaOf(usual), schemaOf(special)] } : schemaOf(usual);
}

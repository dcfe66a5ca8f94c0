import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
} from 'graphql';
import { fieldsOf, fragmentsOf, isIncluded } from '../documents/selections.ts';
import { AppError } from '../errors/app-error.ts';
import type { DocumentStore } from '../graphql/document-store.ts';
import { costProblem } from '../graphql/limits.ts';
import { type LiveTopic, topicOf } from '../graphql/live-topic.ts';
import { rememberedCost } from '../graphql/remembered-cost.ts';
import { validDocument } from '../graphql/valid-document.ts';
import { variablesProblem } from '../graphql/variables-shape.ts';
import { below, selectionOf } from '../loaders/selection.ts';
import type { Table } from '../loaders/table.ts';
import type { Selection } from '../permissions/selection-scopes.ts';

/** A valid subscription with its variables. */
export interface LiveSubscription {
  /** A key that is the same for subscriptions with the same document, operation and variables. */
  readonly key: string;
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The name of the field in the result: its alias if it has one. */
  readonly name: string;
  readonly field: GraphQLField<unknown, unknown>;
  readonly selection: Selection;
  readonly topic: LiveTopic;
  readonly args: Readonly<Record<string, unknown>>;
  /** The properties of the rows that the subscription needs. */
  readonly properties: readonly string[];
  /** True if the subscription selects fields for which the topic needs a preparation. */
  readonly isPrepared: boolean;
  readonly cost: number;
}

/** A request as the client sent it. */
export interface SentSubscription {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
}

/** The parts of the service that preparing a subscription needs. */
interface Preparing {
  readonly schema: GraphQLSchema;
  readonly documents: DocumentStore;
  readonly introspection: boolean;
  readonly tableOf: (topic: LiveTopic) => Table;
}

/** Thrown if a document or its variables are refused. */
export class RefusedDocument extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super('The document is refused.');
    this.errors = errors;
  }
}

/**
 * The maximum number of characters in a document and its variables. A stream keeps both in memory, and graphql needs
 * much memory for each character.
 */
const MOST_CHARACTERS = 20_000;
const MAX_VARIABLE_ERRORS = 50;

const refuse = (message: string): AppError => new AppError('BAD_USER_INPUT', message, { status: 400 });

/**
 * Returns the subscription of a request. Throws `AppError` with status 400, or `RefusedDocument`, if `/graphql` would
 * refuse the request too, or if it is a query or a mutation.
 */
export function prepareSubscription(sent: SentSubscription, preparing: Preparing): LiveSubscription {
  const { schema, tableOf } = preparing;
  const { query, operationName, variables } = textsOf(sent);
  const hash = createHash('sha256').update(query).digest('hex');
  const document = documentOf(query, hash, preparing);
  const operation = getOperationAST(document, operationName);
  if (!operation) throw refuse('The request must name one operation of its document.');
  if (operation.operation !== 'subscription')
    throw refuse(`A ${operation.operation} is sent to /graphql. Only subscriptions are served here.`);
  refuseFor(variablesProblem(document, variables));
  const cost = rememberedCost(schema, document, operation, variables);
  refuseFor(costProblem(cost));
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: MAX_VARIABLE_ERRORS,
  });
  if (errors) throw new RefusedDocument(errors);
  const fragments = fragmentsOf(document);
  const root = fieldsOf([operation.selectionSet], fragments, (each) => isIncluded(each, (name) => coerced[name]));
  const [[name, nodes] = ['', []]] = root;
  const field = schema.getSubscriptionType()?.getFields()[nodes[0]?.name.value ?? ''];
  if (!field || !nodes[0]) throw refuse('The subscription selects no field.');
  const topic = topicOf(field);
  const selected = below(selectionOf({ fieldNodes: nodes, fragments: Object.fromEntries(fragments) }), ...topic.path);
  const properties = tableOf(topic).properties(selected);
  return {
    key: `${hash} ${operationName ?? ''} ${JSON.stringify(variables)}`,
    ...{ document, operationName, variables, name, field, topic, cost },
    selection: { schema, nodes, fragment: (name) => fragments.get(name), variables: coerced },
    args: argumentsOf(field, nodes[0], coerced),
    properties: [...new Set([...properties, ...topic.needs])].sort(),
    isPrepared: topic.preparation?.fields.some((each) => selected.has(each)) ?? false,
  };
}

/** Returns the texts of a request, after checking their types. */
function textsOf({ query, operationName, variables }: SentSubscription) {
  if (typeof query !== 'string' || query === '') throw refuse('The request must have a query.');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    throw refuse('The operationName must be a string.');
  if (variables !== undefined && variables !== null && (typeof variables !== 'object' || Array.isArray(variables)))
    throw refuse('The variables must be an object.');
  if (query.length + JSON.stringify(variables ?? {}).length > MOST_CHARACTERS)
    throw refuse(`A subscription with its variables must not be longer than ${MOST_CHARACTERS} characters.`);
  return { query, operationName: operationName ?? undefined, variables: (variables ?? {}) as Record<string, unknown> };
}

function documentOf(query: string, hash: string, { schema, documents, introspection }: Preparing) {
  const key = `stream ${hash}`;
  const known = documents.get(key);
  if (known) return known;
  const document = validDocument(schema, query, introspection);
  if (!('kind' in document)) throw new RefusedDocument(document);
  documents.set(key, document);
  return document;
}

function argumentsOf(...[field, node, values]: Parameters<typeof getArgumentValues>): Record<string, unknown> {
  try {
    return getArgumentValues(field, node, values);
  } catch (error) {
    throw new RefusedDocument([error as GraphQLError]);
  }
}

function refuseFor(problem: string | null): void {
  if (problem !== null) throw refuse(problem);
}

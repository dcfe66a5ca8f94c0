import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  concatAST,
  type DocumentNode,
  GraphQLBoolean,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  Source,
  separateOperations,
  typeFromAST,
  validate,
} from 'graphql';
import { requireValue } from '../src/platform/errors/require-value.ts';
import { packageRoot } from './package-root.ts';
import { type Shape, shapeOf } from './shape.ts';

/** An operation that REST runs. It is stored as text. */
export interface StoredOperation {
  readonly name: string;
  /**
   * The operation and its fragments. The document must always be the same object, because the executor identifies
   * cached documents by it.
   */
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  readonly variables: ReadonlyMap<string, GraphQLInputType>;
  /** The variables of type `Boolean!`. Each includes a relation, and its name is a name that `include` accepts. */
  readonly includes: readonly string[];
  /** The differences between the result in GraphQL and in REST. */
  readonly shape: Shape;
}

/**
 * All stored operations, by name. Each is prepared when it is first used. Preparing all of them would take a tenth of
 * the time that the service needs to start.
 */
export interface StoredOperations {
  readonly names: ReadonlySet<string>;
  /** Returns the operation with a name, always the same object. Returns undefined if there is none. */
  get(name: string): StoredOperation | undefined;
  all(): StoredOperation[];
}

/** Returns the folder of the operations that are written by hand. Its subfolder contains the derived operations. */
export const writtenFolder = (): string => join(packageRoot(), 'rest', 'operations');
export const derivedFolder = (): string => join(writtenFolder(), 'derived');

/** Returns the texts of all operations. */
export const storedSources = (): Source[] => [...sourcesIn(writtenFolder()), ...sourcesIn(derivedFolder())];

/**
 * Reads the texts of all operations. They are parsed for the first request, and not checked. Both would take a tenth of
 * the time that the service needs to start. A test and the description of REST check them against the schema.
 */
export function loadOperations(schema: GraphQLSchema): StoredOperations {
  const sources = storedSources();
  let parsed: StoredOperations | undefined;
  const operations = () => (parsed ??= operationsOf(schema, documentOf(sources)));
  return {
    names: new Set(sources.flatMap(({ body }) => [...body.matchAll(OPERATION)].map(([, name]) => name as string))),
    get: (name) => operations().get(name),
    all: () => operations().all(),
  };
}

/** The beginning of an operation, with its name. */
const OPERATION = /^(?:query|mutation) (\w+)/gm;

/** Returns the texts of the operations in a folder. */
export const sourcesIn = (folder: string): Source[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .toSorted()
    .map((file) => new Source(readFileSync(join(folder, file), 'utf8'), file));

/** Joins operations to one document, in which they share the fragments. */
export const documentOf = (sources: readonly Source[]): DocumentNode =>
  concatAST(sources.map((source) => parse(source)));

/**
 * Parses operations from their texts. All of them share the fragments. If any are not valid for the schema, throws an
 * error with all reasons.
 */
export function parseOperations(schema: GraphQLSchema, sources: readonly Source[]): StoredOperations {
  const all = documentOf(sources);
  const errors = validate(schema, all);
  if (errors.length > 0) {
    throw new Error(`The stored operations do not fit the schema:\n${errors.map((error) => `${error}`).join('\n')}`);
  }
  return operationsOf(schema, all);
}

function operationsOf(schema: GraphQLSchema, { definitions }: DocumentNode): StoredOperations {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const byName = new Map(operations.map((operation) => [operation.name?.value ?? '', operation]));
  const made = new Map<string, StoredOperation>();
  const make = (name: string, definition: OperationDefinitionNode): StoredOperation => {
    const parted = separateOperations({ kind: Kind.DOCUMENT, definitions: [definition, ...fragments] });
    const operation = storedOperation(schema, name, requireValue(parted[name]));
    made.set(name, operation);
    return operation;
  };
  const of = (name: string, definition: OperationDefinitionNode) => made.get(name) ?? make(name, definition);
  return {
    names: new Set(byName.keys()),
    get(name) {
      const definition = byName.get(name);
      return definition && of(name, definition);
    },
    all: () => [...byName].map(([name, definition]) => of(name, definition)),
  };
}

function storedOperation(schema: GraphQLSchema, name: string, document: DocumentNode): StoredOperation {
  const definition = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!definition) throw new Error(`The stored operation ${name} is none.`);
  const variables = new Map<string, GraphQLInputType>();
  for (const { variable, type } of definition.variableDefinitions ?? []) {
    const known = typeFromAST(schema, type);
    if (isInputType(known)) variables.set(variable.name.value, known);
  }
  const includes = [...variables]
    .filter(([, type]) => isNonNullType(type) && getNamedType(type).name === GraphQLBoolean.name)
    .map(([variable]) => variable);
  return { name, document, definition, variables, includes, shape: shapeOf(schema, document, definition) };
}

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

/** An operation that REST runs: kept as text, and parsed at the start. */
export interface StoredOperation {
  readonly name: string;
  /** The operation and the fragments it needs. Always the same object: the executor knows it by that. */
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  readonly variables: ReadonlyMap<string, GraphQLInputType>;
  /** The variables of type `Boolean!`: each switches a relation on, one for each name that `include` may have. */
  readonly includes: readonly string[];
  /** What to change in its answers. */
  readonly shape: Shape;
}

/** All operations by name. Each is worked out when it is first asked for: all together would take a tenth of a start. */
export interface StoredOperations {
  readonly names: ReadonlySet<string>;
  /** The operation of a name, always the same object; undefined where there is none. */
  get(name: string): StoredOperation | undefined;
  all(): StoredOperation[];
}

/** Where the operations are kept that are written by hand, and of these a folder of those that are derived. */
export const writtenFolder = (): string => join(packageRoot(), 'rest', 'operations');
export const derivedFolder = (): string => join(writtenFolder(), 'derived');

/** The texts of all operations. */
export const storedSources = (): Source[] => [...sourcesIn(writtenFolder()), ...sourcesIn(derivedFolder())];

/** Reads all operations. That they fit the schema is checked where REST is described and by a test, as it takes a tenth of a start. */
export const loadOperations = (schema: GraphQLSchema): StoredOperations =>
  operationsOf(schema, documentOf(storedSources()));

/** The texts of the operations in a folder. */
export const sourcesIn = (folder: string): Source[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .toSorted()
    .map((file) => new Source(readFileSync(join(folder, file), 'utf8'), file));

/** Operations in one document, whose fragments are shared by all. */
export const documentOf = (sources: readonly Source[]): DocumentNode =>
  concatAST(sources.map((source) => parse(source)));

/** Makes operations of their texts; fragments are shared by all. Throws, with every reason, when one does not fit the schema. */
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

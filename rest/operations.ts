import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  concatAST,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
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
  typeFromAST,
  validate,
  visit,
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

/** All stored operations, by name. Each is prepared when it is first used, because few clients use all of them. */
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
 * Reads the texts of all operations. Each is parsed when it is first used, and not checked. To parse all of them would
 * take 50 ms, and a twelfth of the memory of an idle process. A test and the description of REST check them.
 */
export function loadOperations(schema: GraphQLSchema): StoredOperations {
  const operations: Definitions<OperationDefinitionNode> = new Map();
  const fragments: Definitions<FragmentDefinitionNode> = new Map();
  for (const { body } of storedSources()) {
    const starts = [...body.matchAll(DEFINITION)];
    for (const [at, { 1: kind, 2: name = '', index }] of starts.entries()) {
      const text = body.slice(index, starts[at + 1]?.index);
      if (kind === 'fragment') fragments.set(name, parsedOnce(text));
      else operations.set(name, parsedOnce(text));
    }
  }
  return operationsOf(schema, operations, fragments);
}

/** The beginning of a definition, with its kind and its name. */
const DEFINITION = /^(query|mutation|fragment) (\w+)/gm;

/** Functions that return a definition, by its name. Each always returns the same object. */
type Definitions<Node> = Map<string, () => Node>;

/** Returns a function that parses the only definition of a text when it is first called. */
function parsedOnce<Node extends DefinitionNode>(text: string): () => Node {
  let node: Node | undefined;
  return () => (node ??= parse(text, { noLocation: true }).definitions[0] as Node);
}

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
  const operations = all.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const fragments = all.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const byName = <Node extends OperationDefinitionNode | FragmentDefinitionNode>(nodes: Node[]) =>
    new Map(nodes.map((node) => [node.name?.value ?? '', () => node]));
  return operationsOf(schema, byName(operations), byName(fragments));
}

function operationsOf(
  schema: GraphQLSchema,
  operations: Definitions<OperationDefinitionNode>,
  fragments: Definitions<FragmentDefinitionNode>,
): StoredOperations {
  const made = new Map<string, StoredOperation>();
  const make = (name: string, definition: OperationDefinitionNode): StoredOperation => {
    const operation = storedOperation(schema, name, withFragments(definition, fragments), definition);
    made.set(name, operation);
    return operation;
  };
  const get = (name: string) => {
    const definition = operations.get(name);
    return made.get(name) ?? (definition && make(name, definition()));
  };
  return {
    names: new Set(operations.keys()),
    get,
    all: () => [...operations.keys()].map((name) => requireValue(get(name))),
  };
}

/** Returns a document with the operation and the fragments that it needs. Operations share the nodes of fragments. */
function withFragments(
  operation: OperationDefinitionNode,
  fragments: Definitions<FragmentDefinitionNode>,
): DocumentNode {
  const needed = new Set<FragmentDefinitionNode>();
  const add = (definition: DefinitionNode) =>
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = requireValue(fragments.get(name.value))();
        if (needed.has(fragment)) return;
        needed.add(fragment);
        add(fragment);
      },
    });
  add(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...needed] };
}

function storedOperation(
  schema: GraphQLSchema,
  name: string,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): StoredOperation {
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

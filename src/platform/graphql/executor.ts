import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { withValues } from '../statements/json-text.ts';
import type { Compile, CompiledOperation } from '../statements/planned-operation.ts';
import type { JsonForm } from '../statements/statement.ts';
import { compiledSize } from './compilability.ts';
import { compile } from './compile.ts';
import { type OperationTraits, operationTraits, specialise } from './specialise.ts';

/** An operation to be run. The document must be valid against the schema. */
export interface ExecuteRequest {
  document: DocumentNode;
  /** A hash of the document's text. Without it the document is known by identity, so keep the object. */
  hash?: string;
  operationName?: string | null;
  /** As the client sent them. */
  variables?: Record<string, unknown> | null;
  context: unknown;
  /**
   * The form in which values may be answered as `JsonText`, which saves reading and writing them: root fields, and
   * in the flat form members of root lists. Without it there are none.
   */
  textForm?: JsonForm;
}

/** Runs operations of one schema: over HTTP by Apollo, and in process. */
export interface Executor {
  /** Answers data and located errors, unformatted. Does not throw. */
  execute(request: ExecuteRequest): Promise<ExecutionResult>;
  /** Operations that are kept as code at this moment. */
  compiledCount(): number;
}

/** Operations kept as code, their weight in all (in selections, about 2 kB each), and operations remembered as seen once. */
const CACHE = { operations: 500, weight: 20_000, seen: 5_000 };

/** Characters of a source that weigh as much as a selection: code keeps nodes, and these all tokens of the document. */
const SOURCE_PER_SELECTION = 40;

/** Errors of variables that are reported before coercion gives up, as in graphql-js. */
const MAX_VARIABLE_ERRORS = 50;

interface CompiledEntry {
  /** Its memory, in selections with the fragments written out. */
  readonly weight: number;
  readonly code: CompiledOperation | null;
}

/**
 * An executor that interprets an operation when it comes for the first time, and compiles queries that come again.
 * Compiled code reads a field without a resolver as a plain property: no promises, no methods, no getters that throw.
 */
export function createExecutor(schema: GraphQLSchema, plan: Compile = () => null): Executor {
  const seen = new LRUCache<string, true>({ max: CACHE.seen });
  const compiled = new LRUCache<string, CompiledEntry>({
    max: CACHE.operations,
    maxSize: CACHE.weight,
    sizeCalculation: ({ weight }) => weight,
  });
  const traits = new WeakMap<OperationDefinitionNode, OperationTraits>();
  const identity = identifier();

  function traitsOf(document: DocumentNode, operation: OperationDefinitionNode): OperationTraits {
    const known = traits.get(operation) ?? operationTraits(document, operation);
    traits.set(operation, known);
    return known;
  }

  /** The code of an operation for these values of its conditions; null on its first time, or if it must be interpreted. */
  function codeOf({ document, hash }: ExecuteRequest, operation: OperationDefinitionNode, on: Conditions) {
    // the operation by its place: names can be as long as documents
    const key = `${hash ?? identity(document)} ${document.definitions.indexOf(operation)} ${on.key}`;
    const known = compiled.get(key);
    if (known) return known.code;
    if (!seen.has(key)) {
      seen.set(key, true);
      return null;
    }
    const specialised = specialise(document, operation, on.values);
    const size = compiledSize(schema, specialised);
    const code = size === null ? null : (plan(specialised) ?? compile(schema, specialised));
    compiled.set(key, { weight: code && size ? size + sourceWeight(document) : 1, code });
    return code;
  }

  async function run(request: ExecuteRequest): Promise<ExecutionResult> {
    const { document, operationName, context } = request;
    const operation = getOperationAST(document, operationName);
    if (!operation) return interpret(request);
    const { compilable, conditions, nested } = traitsOf(document, operation);
    if (!compilable) return interpret(request);
    const { coerced, errors } = getVariableValues(
      schema,
      operation.variableDefinitions ?? [],
      request.variables ?? {},
      { maxErrors: MAX_VARIABLE_ERRORS },
    );
    if (errors) return { errors };
    // graphql-js leaves absent variables out of literals and refuses conditions that are null; compiled code does not.
    if ([...conditions, ...nested].some((name) => coerced[name] == null)) return interpret(request);
    const code = codeOf(request, operation, conditionsOf(conditions, coerced));
    const result = await code?.run(context, coerced, request.textForm);
    if (!result) return interpret(request);
    return request.textForm ? result : { ...result, data: withValues(result.data) };
  }

  async function interpret({ document, operationName, variables, context }: ExecuteRequest): Promise<ExecutionResult> {
    return execute({ schema, document, operationName, variableValues: variables, contextValue: context });
  }

  return {
    execute: run,
    compiledCount: () => [...compiled.values()].filter((entry) => entry.code !== null).length,
  };
}

const sourceWeight = ({ loc }: DocumentNode): number =>
  Math.ceil((loc?.source.body.length ?? 0) / SOURCE_PER_SELECTION);

interface Conditions {
  key: string;
  values: Record<string, unknown>;
}

function conditionsOf(names: readonly string[], coerced: Record<string, unknown>): Conditions {
  return {
    key: names.map((name) => (coerced[name] ? '1' : '0')).join(''),
    values: Object.fromEntries(names.map((name) => [name, coerced[name]])),
  };
}

/** Names documents by identity, unlike any hash. */
function identifier(): (document: DocumentNode) => string {
  const names = new WeakMap<DocumentNode, string>();
  let count = 0;
  return (document) => {
    const name = names.get(document) ?? `#${++count}`;
    names.set(document, name);
    return name;
  };
}

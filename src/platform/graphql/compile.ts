import { createRequire } from 'node:module';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  GraphQLScalarType,
  type GraphQLSchema,
  Kind,
  locatedError,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { CompiledOperation } from '../statements/planned-operation.ts';

/** Compiles a specialised document (see `specialise`); null if graphql-js must run it. */
export function compile(schema: GraphQLSchema, document: DocumentNode): CompiledOperation | null {
  try {
    const compiled = compileQuery(withCoercedType(schema), takingCoercedVariables(document), undefined, {
      disablingCapturingStackErrors: true,
    });
    if (!isCompiledQuery(compiled)) return null;
    return {
      run(context, variables) {
        const result = compiled.query(undefined, context, variables);
        return result instanceof Promise ? result.then(mendErrors) : mendErrors(result);
      },
    };
  } catch {
    return null;
  }
}

// graphql-jit coerces variables differently from graphql-js, in what it accepts and in its messages. They are coerced
// before, and every variable is declared to be of a type that takes values as they are.
const coerced = new GraphQLScalarType({ name: '__Coerced', parseValue: (value) => value });

function withCoercedType(schema: GraphQLSchema): GraphQLSchema {
  const getType: GraphQLSchema['getType'] = (name) => (name === coerced.name ? coerced : schema.getType(name));
  return Object.create(schema, { getType: { value: getType } });
}

function takingCoercedVariables(document: DocumentNode): DocumentNode {
  const [operation, ...fragments] = document.definitions as [OperationDefinitionNode];
  const variableDefinitions = operation.variableDefinitions?.map(({ variable }) => ({
    kind: Kind.VARIABLE_DEFINITION as const,
    variable,
    type: { kind: Kind.NAMED_TYPE as const, name: { kind: Kind.NAME as const, value: coerced.name } },
  }));
  return { ...document, definitions: [{ ...operation, variableDefinitions }, ...fragments] };
}

/** graphql-jit's errors have no nodes, no `extensions`, and texts of their own for values that are no errors. */
function mendErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map(mendError) };
}

function mendError({ message, locations, path, originalError }: GraphQLError): GraphQLError {
  const mended =
    originalError == null ? new GraphQLError(message, { path }) : locatedError(originalError, undefined, path);
  return mended.locations ? mended : Object.defineProperty(mended, 'locations', { value: locations, enumerable: true });
}

// graphql-jit puts the error of a rejected list item at the end of the list instead of at the item's place.
interface ListRuntime {
  handleResolverResult(context: unknown, value: unknown, onValue: (value: unknown) => void, onError: () => void): void;
  handleListItemResult(context: unknown, item: unknown, onValue: (value: unknown) => void): void;
  isPromise(value: unknown): value is PromiseLike<unknown>;
}
const { jitRuntime }: { jitRuntime: ListRuntime } = createRequire(import.meta.url)('graphql-jit/dist/runtime');
jitRuntime.handleListItemResult = (context, item, onValue) => {
  const settled = jitRuntime.isPromise(item) ? Promise.resolve(item).catch(toError) : item;
  jitRuntime.handleResolverResult(context, settled, onValue, () => {});
};

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(`Unexpected error value: ${String(thrown)}`);
}

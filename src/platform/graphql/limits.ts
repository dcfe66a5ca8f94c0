import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ParseOptions,
  type ValidationContext,
} from 'graphql';
import { AppError } from '../errors/app-error.ts';
import type { RefusalFormat } from '../http/errors.ts';
import { shapeProblem } from './document-shape.ts';
import { rememberedCost } from './remembered-cost.ts';
import { variablesProblem } from './variables-shape.ts';

/** The maximum cost of an operation, as computed by `operationCost`. */
export const COST_LIMIT = 20_000;

/**
 * Limits for the parser. Documents within these limits are far from overflowing the stack, and from the limits of
 * graphql's own rules.
 */
export const PARSE_OPTIONS: ParseOptions = { maxLexicalTokens: 4_000, maxSourceLength: 200_000 };

/** The number of errors after which validation stops. It then adds a last error, which says that it stopped. */
export const MAX_VALIDATION_ERRORS = 4;

/** Returns the `extensions.cost` of a response. */
export const costExtension = (requested: number) => ({ requested, limit: COST_LIMIT });

/** Formats an error in the form of GraphQL. It is used for errors that occur before the operation is known. */
export const graphqlRefusal: RefusalFormat = ({ message, code, fields }) => ({
  errors: [{ message, extensions: { code, fields } }],
  extensions: { cost: costExtension(0) },
});

/** Returns the reason to refuse an operation because of its kind, or null. */
export const kindProblem = (schema: GraphQLSchema, { operation }: OperationDefinitionNode): string | null =>
  schema.getRootType(operation) ? null : `The service has no ${operation}s.`;

/** Returns the reason to refuse an operation because of its cost, or null. */
export const costProblem = (requested: number): string | null =>
  requested > COST_LIMIT
    ? `The operation asks for up to ${requested} rows; the limit is ${COST_LIMIT}. Ask for smaller pages or fewer levels.`
    : null;

/** Computes the cost of an operation, and returns the reason to refuse the operation, or null. */
export function assess(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown> | undefined,
): { requested: number; problem: string | null } {
  const problem = kindProblem(schema, operation) ?? variablesProblem(document, variables);
  if (problem !== null) return { requested: 0, problem };
  const requested = rememberedCost(schema, document, operation, variables);
  return { requested, problem: costProblem(requested) };
}

/**
 * A validation rule that refuses documents because of their shape. It also keeps later rules from reading a refused
 * document, because some of those rules need a stack frame for each pair of fragments in a cycle. Validation stops only
 * after a certain number of errors, so this rule reports the same error that many times. `limitsPlugin` returns the
 * error only once.
 */
export function documentLimitsRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const problem = shapeProblem(context.getSchema(), document);
      if (problem === null) return;
      const error = toGraphQLError(new AppError('BAD_USER_INPUT', problem));
      for (let reports = 0; reports <= MAX_VALIDATION_ERRORS; reports++) context.reportError(error);
    },
  };
}

/** Refuses operations by their cost before any resolver runs, and adds `extensions.cost` to every response. */
export function limitsPlugin<Context extends BaseContext>(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      let requested = 0;
      return {
        async didResolveOperation({ schema, document, operation, request }) {
          if (!operation) return;
          if (operation.operation === 'subscription') refuseFor('Subscriptions are served at /graphql/stream.');
          const assessed = assess(schema, document, operation, request.variables);
          requested = assessed.requested;
          refuseFor(assessed.problem);
        },
        async willSendResponse({ response: { body }, errors }) {
          if (body.kind !== 'single') return;
          const result = body.singleResult;
          if (errors?.[0]?.originalError instanceof AppError && !errors[0].path)
            result.errors = result.errors?.slice(0, 1);
          result.extensions = { ...result.extensions, cost: costExtension(requested) };
        },
      };
    },
  };
}

function refuseFor(problem: string | null): void {
  if (problem !== null) throw toGraphQLError(new AppError('BAD_USER_INPUT', problem));
}

/**
 * Converts the error of a refused document to Apollo's form with status 400. `httpStatusPlugin` changes the status to
 * 200 for `application/json`.
 */
function toGraphQLError(error: AppError): GraphQLError {
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { code: error.code, http: { status: 400 } },
  });
}

import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import {
  type ASTVisitor,
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

/** The maximum cost of an operation, by `operationCost`. */
export const COST_LIMIT = 20_000;

/** Limits of the parser; the stack and graphql's own rules stay well below theirs. */
export const PARSE_OPTIONS: ParseOptions = { maxLexicalTokens: 4_000, maxSourceLength: 200_000 };

/** Errors that validation reports before it gives up, with a fifth that says so. */
export const MAX_VALIDATION_ERRORS = 4;

/** Returns the `extensions.cost` of a response. */
export const costExtension = (requested: number) => ({ requested, limit: COST_LIMIT });

/** The GraphQL form of an error before the operation is known. */
export const graphqlRefusal: RefusalFormat = ({ message, code, fields }) => ({
  errors: [{ message, extensions: { code, fields } }],
  extensions: { cost: costExtension(0) },
});

/** Why an operation is refused by its kind, or null. */
export const kindProblem = (schema: GraphQLSchema, { operation }: OperationDefinitionNode): string | null =>
  schema.getRootType(operation) ? null : `The service has no ${operation}s.`;

/** Why an operation is refused by what it costs, or null. */
export const costProblem = (requested: number): string | null =>
  requested > COST_LIMIT
    ? `The operation asks for up to ${requested} rows; the limit is ${COST_LIMIT}. Ask for smaller pages or fewer levels.`
    : null;

/**
 * A validation rule that refuses documents by their shape, and keeps later rules from reading them: some need a stack
 * frame for each pair of fragments in a circle. Validation ends only at its error limit, so the rule repeats the error
 * that often; `limitsPlugin` returns it once.
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
          refuseFor(kindProblem(schema, operation) ?? variablesProblem(document, request.variables));
          requested = rememberedCost(schema, document, operation, request.variables);
          refuseFor(costProblem(requested));
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

/** Returns a refused document's error in Apollo's form: 400, which `httpStatusPlugin` makes 200 for `application/json`. */
function toGraphQLError(error: AppError): GraphQLError {
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { code: error.code, http: { status: 400 } },
  });
}

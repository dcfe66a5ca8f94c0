import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { AppError } from '../errors/app-error.ts';
import { documentLimitsRule, MAX_VALIDATION_ERRORS, PARSE_OPTIONS } from './limits.ts';

/** Returns a parsed document if it is valid and within the limits; otherwise, returns its errors. */
export function validDocument(
  schema: GraphQLSchema,
  text: string,
  introspection: boolean,
): DocumentNode | readonly GraphQLError[] {
  const rules = [documentLimitsRule, ...specifiedRules, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
  try {
    const document = parse(text, PARSE_OPTIONS);
    const errors = validate(schema, document, rules, { maxErrors: MAX_VALIDATION_ERRORS });
    if (errors.length === 0) return document;
    // the rule for limits reports its error several times
    const told = errors[0]?.originalError instanceof AppError ? errors.slice(0, 1) : errors;
    return told.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED'));
  } catch (error) {
    return [withCode(error as GraphQLError, 'GRAPHQL_PARSE_FAILED')];
  }
}

/**
 * Returns an error with a code. The original error is not always a GraphQL error, for example if the parser has
 * overflowed the stack.
 */
function withCode(error: Error, code: string): GraphQLError {
  const { nodes, source, positions } = error as Partial<GraphQLError>;
  return new GraphQLError(error.message, {
    ...{ nodes: nodes ?? null, source: source ?? null, positions: positions ?? null },
    originalError: error instanceof GraphQLError ? (error.originalError ?? null) : error,
    extensions: { code },
  });
}

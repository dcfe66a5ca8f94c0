import type { GraphQLRequestContext } from '@apollo/server';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import { tell } from '../http/request-report.ts';
import type { RequestContext } from '../tenancy/request-context.ts';

/** The name under which the service keeps a document, as metrics may tell it; undefined for what clients made up. */
export type KeptName = (document: DocumentNode) => string | undefined;

/** Characters of an operation's name that are told: clients choose it, as long as a document may be. */
const MAX_NAME = 100;

/** Tells the report of a request what ran, what it cost and which errors are answered. For answers as they are sent. */
export function reportOperation(request: GraphQLRequestContext<RequestContext>, keptName: KeptName): void {
  const { document, operation, response, contextValue } = request;
  const result = response.body?.kind === 'single' ? response.body.singleResult : undefined;
  tell(contextValue.report, {
    operation: operation?.name?.value.slice(0, MAX_NAME),
    keptOperation: document && operation && keptName(document),
    cost: (result?.extensions?.cost as { requested: number } | undefined)?.requested,
    errorCodes: result?.errors && codesOf(result.errors),
  });
}

/** The codes of errors, each once, in their order. */
function codesOf(errors: readonly GraphQLFormattedError[]): string[] {
  return [...new Set(errors.map(({ extensions }) => String(extensions?.code)))];
}

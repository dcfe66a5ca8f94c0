import type { GraphQLRequestContext } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { tell } from '../http/request-report.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

/** Characters of an operation's name that are told: clients choose it, as long as a document may be. */
const MAX_NAME = 100;

/**
 * Tells the report of a request what ran, what it cost and which errors are answered; by the name that its document has
 * where that is trusted. For answers as they are sent.
 */
export function reportOperation(
  request: GraphQLRequestContext<RequestContext>,
  trusted: Pick<TrustedDocuments, 'nameOf'> | null,
): void {
  const { document, operation, response, contextValue } = request;
  const result = response.body?.kind === 'single' ? response.body.singleResult : undefined;
  tell(contextValue.report, {
    operation: operation?.name?.value.slice(0, MAX_NAME),
    keptOperation: (document && trusted?.nameOf(document, request.request.operationName)) ?? undefined,
    cost: (result?.extensions?.cost as { requested: number } | undefined)?.requested,
    errorCodes: result?.errors && codesOf(result.errors),
  });
}

/** The codes of errors, each once, in their order. */
function codesOf(errors: readonly GraphQLFormattedError[]): string[] {
  return [...new Set(errors.map(({ extensions }) => String(extensions?.code)))];
}

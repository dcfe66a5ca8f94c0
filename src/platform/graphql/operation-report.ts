import type { GraphQLRequestContext } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { annotateRequest } from '../http/request-report.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

/** The maximum length of a reported operation name. Clients choose the name, and it may be as long as a document. */
const MAX_NAME = 100;

/**
 * Adds the operation, its cost and the error codes of the response to the request report. A trusted document is
 * reported by its own name. Call it when the response is sent.
 */
export function reportOperation(
  request: GraphQLRequestContext<RequestContext>,
  trusted: Pick<TrustedDocuments, 'nameOf'> | null,
): void {
  const { document, operation, response, contextValue } = request;
  const result = response.body?.kind === 'single' ? response.body.singleResult : undefined;
  annotateRequest(contextValue.report, {
    operation: operation?.name?.value.slice(0, MAX_NAME),
    keptOperation: (document && trusted?.nameOf(document, request.request.operationName)) ?? undefined,
    cost: (result?.extensions?.cost as { requested: number } | undefined)?.requested,
    errorCodes: result?.errors && codesOf(result.errors),
  });
}

/** Returns the distinct codes of errors, in the order of the errors. */
function codesOf(errors: readonly GraphQLFormattedError[]): string[] {
  return [...new Set(errors.map(({ extensions }) => String(extensions?.code)))];
}

import type { DocumentNode, GraphQLFormattedError, OperationDefinitionNode } from 'graphql';
import { annotateRequest } from '../http/request-report.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

/** The maximum length of a reported operation name. Clients choose the name, and it may be as long as a document. */
const MAX_NAME = 100;

/** An operation that ended, with what its response says about it. */
export interface EndedOperation {
  readonly document?: DocumentNode | undefined;
  readonly operation?: OperationDefinitionNode | null | undefined;
  readonly cost?: number | undefined;
  readonly errors?: readonly GraphQLFormattedError[] | undefined;
}

/**
 * Adds the operation, its cost and the error codes of the response to the request report. A trusted document is
 * reported by its own name. Call it when the response is sent.
 */
export function reportOperation(
  { report }: Pick<RequestContext, 'report'>,
  { document, operation, cost, errors }: EndedOperation,
  trusted: Pick<TrustedDocuments, 'nameOf'> | null,
): void {
  const name = operation?.name?.value;
  annotateRequest(report, {
    operation: name?.slice(0, MAX_NAME),
    keptOperation: (document && operation && trusted?.nameOf(document, name)) ?? undefined,
    cost,
    errorCodes: errors && codesOf(errors),
  });
}

/** Returns the distinct codes of errors, in the order of the errors. */
function codesOf(errors: readonly GraphQLFormattedError[]): string[] {
  return [...new Set(errors.map(({ extensions }) => String(extensions?.code)))];
}

import type { PaperKind } from '../papers/paper.ts';
import type { Scope } from '../permissions/scopes.ts';
import type { RequestContext } from '../tenancy/request-context.ts';

/** A paper that the caller may read, ready to be rendered. */
export interface FoundPaper {
  /** The name of the file: `receipt-RCP-000012.pdf`. */
  readonly fileName: string;
  // `never`, because only the kind knows the type of its data
  readonly kind: PaperKind<never>;
  readonly data: object;
}

/** Combines a kind with its data. */
export const foundPaper = <Data extends object>(fileName: string, kind: PaperKind<Data>, data: Data): FoundPaper => ({
  fileName,
  kind,
  data,
});

/** Declares the address of a paper in the REST API, and the function that finds its data. */
export interface PaperSource {
  /** The path below the prefix of the API: `/payments/:id/receipt.pdf`. */
  readonly path: string;
  /** The name of the route in logs, metrics and the OpenAPI description: `paymentReceipt`. */
  readonly operation: string;
  /** The name of the record in the message "… not found.": `Payment`. */
  readonly record: string;
  /** The name of the query whose permission and scope apply to the paper: `payment`. */
  readonly permission: string;
  /** The scopes that API keys need in addition to the scope of the permission, because the paper prints other records. */
  readonly furtherScopes: readonly Scope[];
  /** The description of the paper for the OpenAPI description. */
  readonly description: string;
  /** The parameters of the query string, with their descriptions. */
  readonly parameters?: Readonly<Record<string, PaperParameter>>;
  /**
   * Finds a paper by the id in its path, and reads its data. Throws NOT_FOUND if the caller cannot see the record, or if
   * it has no paper. `id` is a UUID.
   */
  find(ctx: RequestContext, id: string, parameters: Readonly<Record<string, string>>): Promise<FoundPaper>;
}

/** A parameter in the query string of a paper. */
export interface PaperParameter {
  readonly description: string;
  readonly format: 'date' | 'uuid';
  readonly isRequired?: boolean;
}

/** The facts about a request that are collected for its line in the log and for metrics. */
export interface RequestReport {
  /** The client's address. */
  readonly address: string | undefined;
  /** The template of its route, such as `/api/v1/students/:id`; absent where no route has the path. */
  route?: string;
  /** The name of the operation in its document. */
  operation?: string;
  /** The same where the service itself keeps the operation, so that there are not more of them than it knows. */
  keptOperation?: string;
  userId?: string;
  /** The academy that was chosen, and that the caller may enter. */
  academyId?: string;
  /** The cost of the operation, as in `extensions.cost`: only for GraphQL. */
  cost?: number;
  /** The error codes of the response, each once, the first error first. */
  errorCodes?: readonly string[];
}

/** How a request ended. */
export interface RequestEnd {
  readonly method: string;
  /** The status of the response, received or not. */
  readonly status: number;
  /** Whether the client was gone before the response was complete. */
  readonly isAborted: boolean;
  /** Milliseconds from the head of the request to the end of the response. */
  readonly duration: number;
}

/** Adds facts about a request; does nothing if it did not arrive over HTTP. */
export function annotateRequest(report: RequestReport | undefined, known: Partial<RequestReport>): void {
  if (report) Object.assign(report, known);
}

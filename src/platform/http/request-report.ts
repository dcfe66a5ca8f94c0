/** The facts about a request that are collected for its log line and for metrics. */
export interface RequestReport {
  /** The client's address. */
  readonly address: string | undefined;
  /** The template of the route, such as `/api/v1/students/:id`; absent if no route matches. */
  route?: string;
  /** The name of the operation in its document. */
  operation?: string;
  /**
   * The name of the operation, if the service knows the operation in advance, as with trusted documents. Metrics use
   * this name as a label, because the number of such names is limited.
   */
  keptOperation?: string;
  userId?: string;
  /** The chosen academy, if the caller has access to it. */
  academyId?: string;
  /** The cost of the operation, as in `extensions.cost`; only for GraphQL. */
  cost?: number;
  /** The number of events that a stream has sent; only for streams. */
  events?: number;
  /** True if a request to create a record found that the record exists already; REST then returns 200. */
  isRepeated?: true;
  /** The error codes of the response, each once, in the order of the errors. */
  errorCodes?: readonly string[];
}

/** Describes how a request ended. */
export interface RequestEnd {
  readonly method: string;
  /** The status of the response, even if the client did not receive the response. */
  readonly status: number;
  /** True if the client disconnected before the response was complete. */
  readonly isAborted: boolean;
  /** The milliseconds from the head of the request to the end of the response. */
  readonly duration: number;
}

/** Adds facts about a request; does nothing if the request did not arrive over HTTP. */
export function annotateRequest(report: RequestReport | undefined, known: Partial<RequestReport>): void {
  if (report) Object.assign(report, known);
}

/** What becomes known of a request while it is answered: its line in the log and the metrics are made of it. */
export interface RequestReport {
  /** The client's address. */
  readonly address: string | undefined;
  /** The template of its route, such as `/api/v1/students/:id`; absent where no route has the path. */
  route?: string;
  /** The name of the operation that was run, as its document tells it. */
  operation?: string;
  /** The same where the service itself keeps the operation, so that there are not more of them than it knows. */
  keptOperation?: string;
  userId?: string;
  /** The academy that was chosen, and that the caller may enter. */
  academyId?: string;
  /** What the operation cost, as `extensions.cost` tells it: of GraphQL alone. */
  cost?: number;
  /** The codes of the errors that were answered, each once, the first of them first. */
  errorCodes?: readonly string[];
}

/** How a request ended. */
export interface RequestEnd {
  readonly method: string;
  /** Of the answer, whether it arrived or not. */
  readonly status: number;
  /** Whether the client was gone before the answer was complete. */
  readonly isAborted: boolean;
  /** Milliseconds from its head to the end of the answer. */
  readonly duration: number;
}

/** Adds what has become known of a request; nothing where it did not come by HTTP. */
export function tell(report: RequestReport | undefined, known: Partial<RequestReport>): void {
  if (report) Object.assign(report, known);
}

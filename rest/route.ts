/** The part of an operation's result that REST sends. */
export type Answer =
  /** `{data}`: the field with the alias `data`, at the root or below the record with the alias `of`. Null becomes 404. */
  | 'one'
  /** A page of the connection with the alias `list`, with its meta. */
  | 'page'
  /**
   * `{data, totals, meta}`: a page of the report with the alias `list`, the totals of all its rows, and the report's
   * parameters.
   */
  | 'report'
  /** `{data}`: the root field with the alias `data`, a list without pages. */
  | 'list'
  /** Every row of the connection with the alias `list`. */
  | 'all'
  /** The rows of a feed, with the position from which the next request continues. */
  | 'feed'
  /** The object with the alias `data` itself. */
  | 'payload'
  /** All root fields, by their aliases. */
  | 'fields';

/** A path of the REST API, and the stored operation that it runs. */
export interface Route {
  /** `put` also serves PATCH, `get` also HEAD. */
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** The path below the prefix; `:id` becomes the variable `id`. */
  readonly path: string;
  readonly operation: string;
  /** The operation that runs instead for bodies with this member. */
  readonly forBodiesWith?: { readonly member: string; readonly operation: string };
  readonly answer: Answer;
  /**
   * The kind of body, if it is not JSON for `input`: a file for the variable `csv`, or JSON for the variables
   * themselves.
   */
  readonly body?: 'csv' | 'variables';
  /** Set if the query string has the operation's variables by their names. */
  readonly query?: 'variables';
  /** The member of a single record whose rows are sent as CSV to clients that prefer CSV. */
  readonly rows?: string;
  /** The status of a response without an error; by default 200. */
  readonly status?: number;
  /** The path below which the created record is found by its id: `/students`. */
  readonly location?: string;
  /** The name of the record with the id `:id`, for "… not found." */
  readonly name?: string;
  /**
   * For a path whose `:id` names a parent of the input: the operation that finds the parent, and the input's field for
   * the id, if the input has such a field. If the parent does not exist, the error is NOT_FOUND even if the input is bad
   * too.
   */
  readonly within?: { readonly field?: string; readonly operation: string };
  /**
   * Set if an `Idempotency-Key` makes the request run once although the operation's input has no key; the operation must
   * return the id of its record. `always`: a repetition changes nothing even without a key. Without `once` and without a
   * key in the input, a route that creates a record refuses the header.
   */
  readonly once?: true | 'always' | undefined;
  /** Set if X-Academy-ID is required, even for members of only one academy. */
  readonly academyHeader?: true;
  /** Set if the route may be called without a token. */
  readonly open?: true;
}

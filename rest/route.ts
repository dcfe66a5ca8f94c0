/** The part of an operation's result that REST sends. */
export type Answer =
  /**
   * `{data}`: the field with the alias `data`. The field is at the root, or below the record with the alias `of`. Null
   * becomes 404.
   */
  | 'one'
  /** A page of the connection with the alias `list`, and its meta. */
  | 'page'
  /**
   * `{data, totals, meta}`: a page of the report with the alias `list`, the totals of all its rows, and the report's
   * parameters.
   */
  | 'report'
  /** `{data}`: the root field with the alias `data`, which is a list without pages. */
  | 'list'
  /** Every row of the connection with the alias `list`. */
  | 'all'
  /** The rows of a feed, and the position from which the next request continues. */
  | 'feed'
  /** The object with the alias `data` itself. */
  | 'payload'
  /** All root fields, by their aliases. */
  | 'fields';

/** A path of the REST API, and the stored operation that it runs. */
export interface Route {
  /** `put` also handles PATCH, and `get` also handles HEAD. */
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** The path, without the prefix of the API. `:id` becomes the variable `id`. */
  readonly path: string;
  readonly operation: string;
  /** The operation that runs instead if the body has this member. */
  readonly forBodiesWith?: { readonly member: string; readonly operation: string };
  readonly answer: Answer;
  /**
   * The kind of body, if it is not JSON for `input`: a file for the variable `csv`, JSON for the variables themselves,
   * or an upload. An upload is a file of any type, which is stored before the operation reads its record.
   */
  readonly body?: 'csv' | 'variables' | 'upload';
  /** The scope that API keys need, if it is not the scope of the operation's field. */
  readonly scope?: string;
  /** The description of the route, if it is not the description of the operation's field. */
  readonly description?: string;
  /** Set if the query string contains the operation's variables, by their names. */
  readonly query?: 'variables';
  /** For a single record: the member whose rows are sent as CSV to clients that prefer CSV. */
  readonly rows?: string;
  /** The status of a response without an error. The default is 200. */
  readonly status?: number;
  /** The status if the record exists already, for a route that then returns the existing record. */
  readonly repeatedStatus?: number;
  /** The path below which a client finds the created record by its id: `/students`. */
  readonly location?: string;
  /** The name of the record with the id `:id`, for "… not found." */
  readonly name?: string;
  /** The name of the returned record, if it is not the record with the id `:id`. */
  readonly returned?: string;
  /**
   * For a path whose `:id` is the id of a parent of the new record. `operation` finds the parent. `field` is the
   * input's field for the parent's id, if the input has such a field. If the parent does not exist, the error is
   * NOT_FOUND, even if the input is bad too.
   */
  readonly within?: { readonly field?: string; readonly operation: string };
  /** Set if a POST route previews a change of the record with the id `:id`. As in the change, null removes a value. */
  readonly previewsChange?: true;
  /**
   * Set if the operation's input has no idempotency key, but requests with an `Idempotency-Key` should still run only
   * once. The operation must return the id of its record. With `always`, repeating a request changes nothing even
   * without a key. A route that creates a record and supports keys in neither way refuses the header.
   */
  readonly once?: true | 'always' | undefined;
  /** Set if X-Academy-ID is required, even for members of only one academy. */
  readonly academyHeader?: true;
  /** Set if the route may be called without a token. */
  readonly open?: true;
}

/** Returns true if the input of a route is for a new record, in which null means the default of a field. */
export const isForNewRecord = ({ method, previewsChange }: Route): boolean => method === 'post' && !previewsChange;

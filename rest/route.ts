/** What of an operation's answer REST sends. */
export type Answer =
  /** `{data}`, of the field with the alias `data`, at the root or below the record with the alias `of`; null is 404. */
  | 'one'
  /** A page of the connection with the alias `list`, with its meta. */
  | 'page'
  /** `{data, totals, meta}`: a page of the report with the alias `list`, the totals of all its rows, and what was asked. */
  | 'report'
  /** `{data}`, of the root field with the alias `data`: a list without pages. */
  | 'list'
  /** Every row of that connection. */
  | 'all'
  /** The rows of a feed, with where to go on. */
  | 'feed'
  /** The object with the alias `data` itself. */
  | 'payload'
  /** All root fields, by their aliases. */
  | 'fields';

/** One path of the REST API, and the stored operation that answers it. */
export interface Route {
  /** `put` answers PATCH as well, `get` HEAD. */
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Below the prefix; `:id` becomes the variable `id`. */
  readonly path: string;
  readonly operation: string;
  /** The operation that answers bodies with this member instead. */
  readonly forBodiesWith?: { readonly member: string; readonly operation: string };
  readonly answer: Answer;
  /** What the body is, where it is not JSON for `input`: a file for the variable `csv`, or JSON for the variables themselves. */
  readonly body?: 'csv' | 'variables';
  /** Whether the query string has the operation's variables by their names. */
  readonly query?: 'variables';
  /** The member of an answer that is one record whose rows are sent to those who would rather have CSV. */
  readonly rows?: string;
  /** Of an answer without an error; 200 when left out. */
  readonly status?: number;
  /** Where what was made is found by its id: `/students`. */
  readonly location?: string;
  /** What `:id` names, for "… not found." */
  readonly name?: string;
  /**
   * Where `:id` names a record that the input is about: the operation that finds it, so that bad input is not what is wrong
   * where there is none, and the field of the input that takes the id, if one does.
   */
  readonly within?: { readonly field?: string; readonly operation: string };
  /**
   * Whether an `Idempotency-Key` makes the request run once, where the operation's input takes none itself: its write returns
   * the id of the record that it returns. `always`: a repetition changes nothing without a key. Other routes that make
   * something refuse the header.
   */
  readonly once?: true | 'always' | undefined;
  /** Whether X-Academy-ID must be sent, even by members of one academy alone. */
  readonly academyHeader?: true;
  /** Whether it may be called without a token. */
  readonly open?: true;
}

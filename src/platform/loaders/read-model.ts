import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../permissions/roles.ts';
import type { FilterScopes } from '../permissions/scopes.ts';
import { fewRows, rare } from './planner-hints.ts';

/** A piece of SQL. The table that is read has the alias `t`, so `t.course_id` is its column. */
export type Sql = RawBuilder<unknown>;

/** The context of a read model's SQL. */
export interface ReadContext {
  readonly engine: 'postgresql' | 'sqlite';
  /** The academy that is read in; null outside of academies, where tenant tables are refused. */
  readonly academyId: string | null;
  readonly viewer: Viewer;
  /** The scopes of the API key that reads; absent for every other caller. */
  readonly scopes?: ReadonlySet<string> | undefined;
  /** The present date in the academy's time zone: YYYY-MM-DD. */
  readonly today: string;
  /** The present instant: RFC 3339, UTC. */
  readonly now: string;
}

/** Which rows: all, none, or those for which the condition holds. */
export type Visibility = 'all' | 'none' | Sql;

/**
 * How the rows of an entity are read: what a caller may see of them, and how they are filtered, searched and ordered. The
 * SQL depends on nothing but what it is given, and values (the viewer's ids, the day, filters) only stand in it: the text
 * that one role gets is kept, and run with the values of other requests.
 */
export interface ReadModel<Row extends object> {
  readonly entity: new () => Row;
  /** Read by the directory, as the database's owner: across academies, so only the visibility limits the rows. */
  readonly acrossAcademies?: true;
  /** Contains only the caller's own rows: API keys need no scope for it. */
  readonly isOwn?: true;
  /** The entity whose scope API keys need for these rows, if no root field returns them. */
  readonly scopeEntity?: new () => object;
  /**
   * The rows that a principal may see. The one place where visibility is decided. Few rows among many are found from the person
   * (`t.batch_id in (select …)`), so that the cost is theirs and not the academy's.
   */
  visibility(context: ReadContext): Visibility;
  /** The visibility for counting most of the table: its sources are read once. Undefined if that is no faster. */
  visibilityOfMost?(context: ReadContext): Sql | undefined;
  /**
   * Whether a principal may see so many rows that an index is to choose those of a page before any is read: found from the
   * person, all of them would be read and put in order.
   */
  isByIds?(context: ReadContext): boolean;
  /** When a property may be seen of a row: a condition, or undefined for always. Decided here for selects and filters alike. */
  propertyVisibility?(property: string, viewer: Viewer, scopes: ReadContext['scopes']): Sql | undefined;
  /** Rows that are left out of lists though they can be read by id. */
  readonly listed?: Sql;
  /** The default order of lists: `['date asc']`; newest first when omitted. */
  readonly order?: readonly string[];
  /** Properties that are worked out in SQL. */
  readonly computed?: Record<string, (context: ReadContext) => Sql>;
  /** Computed properties whose SQL returns JSON. */
  readonly computedJson?: readonly string[];
  /**
   * Properties that a GraphQL field is resolved from, if its name does not show it (`course` needs `courseId`
   * automatically).
   */
  readonly needs?: Record<string, readonly string[]>;
  /**
   * Text to search in, where it is not that of the columns that say `search`: properties, SQL for another table's, or a
   * condition by what few things many rows belong to.
   */
  readonly search?: readonly (string | Sql | Finder)[];
  /** How rows are searched where there are too many to ask one by one. It finds the rows that asking `search` finds. */
  readonly searchIndex?: SearchIndex;
  /**
   * Counts of the rows, kept as they are written, which totals come from. Read by callers who see all rows, and for the
   * filters that its own model has.
   */
  readonly counts?: ReadModel<object>;
  /** The cost of a search or a count among all rows, if an academy has few of them. */
  readonly scanCost?: number;
  /** The condition of each member of the filter input. `column` returns a property as the caller may see it. */
  readonly filters?: Record<string, Filter>;
  /**
   * The scopes that API keys need for the filters that read rows of other models, `search` included. A key without it may
   * not use the filter, because its matches would reveal those rows.
   */
  readonly filterScopes?: FilterScopes;
  /** Searches the row's own texts, for API keys that lack the scope of `search`. Without it these may not search. */
  readonly ownSearch?: Pick<ReadModel<Row>, 'search' | 'searchIndex'>;
}

/** Whether a text, in lower case, is found for a row. */
export type Finder = (needle: string, context: ReadContext) => Sql;

/** A search by an index of texts: it finds few among any number of rows. */
export interface SearchIndex {
  /**
   * Selects the ids (as `id`) found for a text in lower case: of the rows, or of the records that they belong to,
   * regardless of visibility. `most` at most.
   */
  found(needle: string, context: ReadContext, most: number): Sql;
  /** The column of a row that refers to the found record: its own id, or that of the record that it belongs to. */
  readonly key: Sql;
  /** Whether the text is found for a row, asked of many: what else is read for that is read once. */
  holds(needle: string, context: ReadContext): Sql;
  /** The visibility of the found record, for few rows or for many; empty if that is the row. */
  visibility?(context: ReadContext, isOfMany: boolean): Sql[];
  /**
   * So many found are followed to their rows, which are then sorted. Of more, the rows on a page are soon met on a walk
   * through the list in its order. What rows belong to has many of them.
   */
  readonly few: number;
  /**
   * The number of rows for a principal who may see all of them, with no other filter than `countFilters`; left out where
   * they must be counted.
   */
  count?(needle: string, context: ReadContext, filter: ReadonlyMap<string, unknown>): Sql;
  readonly countFilters?: readonly string[];
}

/** A condition made from the value of a filter, or from {@link FilterValueList}; {@link isValue} writes either. */
export interface Filter {
  // biome-ignore lint/suspicious/noExplicitAny: the type of a value is what the input of the list says
  (value: any, column: (property: string) => Sql, context: ReadContext): Sql;
  /** Whether its SQL depends on the value: one of a few, each with a text and with indexes of its own. */
  readonly isByValue?: true;
  /** The property whose values have an order, so that there may be no rows beyond one. */
  readonly range?: string;
}

/**
 * The condition of each value that the filter may have. `common`: one that all of several values have in common, so that an
 * index by it serves them.
 */
export const byValue = (
  conditions: Record<string, (context: ReadContext) => Sql>,
  common: (values: readonly string[]) => Sql | undefined = () => undefined,
): Filter =>
  Object.assign(
    (value: string | FilterValueList, _column: unknown, context: ReadContext) => {
      const values = value instanceof FilterValueList ? value.values : [value];
      const wanted = values.flatMap((each) => conditions[each]?.(context) ?? []);
      if (wanted.length < 2) return wanted[0] ?? sql`1 = 0`;
      const any = sql`(${sql.join(wanted, sql` or `)})`;
      const all = common(values);
      return all ? sql`${all} and ${any}` : any;
    },
    { isByValue: true as const },
  );

/** Several values of a filter: one parameter, for any number of values. */
export class FilterValueList {
  /** Each once, in order. */
  readonly values: readonly string[];
  /** The bound value: an array, or on SQLite its text. */
  readonly parameter: unknown;
  /** Whether they are ids that rows are found by: mostly of few rows among many. */
  readonly findRows: boolean;

  constructor(values: readonly string[], parameter: unknown, findRows: boolean) {
    this.values = values;
    this.parameter = parameter;
    this.findRows = findRows;
  }
}

/** Whether a column has the value of a filter, or one of several. */
export function isValue(column: Sql, value: unknown, context: Pick<ReadContext, 'engine'>): Sql {
  if (!(value instanceof FilterValueList)) return sql`${column} = ${value}`;
  const isOne =
    context.engine === 'sqlite'
      ? sql`${column} in (select value from json_each(${value.parameter}))`
      : sql`${column} = any(${value.parameter})`;
  // old rows are far from the start of a list that is walked through in its order
  return value.findRows ? fewRows(isOne, context) : isOne;
}

/** The property equals the value, or one of several. */
export const equals =
  (property: string): Filter =>
  (value, column, context) =>
    isValue(column(property), value, context);

/** The property is the value or later. */
export const atLeast = (property: string): Filter => range(property, '>=');

/** The property is the value or earlier. */
export const atMost = (property: string): Filter => range(property, '<=');

const range = (property: string, comparison: '>=' | '<='): Filter =>
  Object.assign(
    (value: unknown, column: (property: string) => Sql) => sql`${column(property)} ${sql.raw(comparison)} ${value}`,
    { range: property },
  );

/** The filters that lists have without saying so: all of them `exclude`, most of them the times of their rows. */
export const COMMON_FILTERS: Readonly<Record<string, Filter>> = {
  exclude: (ids, _column, context) => sql`not (${isValue(sql`t.id`, ids, context)})`,
  createdFrom: atLeast('createdAt'),
  createdTo: atMost('createdAt'),
  updatedFrom: atLeast('updatedAt'),
  updatedTo: atMost('updatedAt'),
};

/** How the children of a parent are found: the key that holds the parent's id, by a link table if there is one. */
export interface Relation<Row extends object> {
  /** Unique among relations: part of the loader's key. */
  readonly name: string;
  readonly model: ReadModel<Row>;
  /** The parent's id: a column of `t`, or of the link `l`. */
  readonly key: Sql;
  /** `join links l on …`, for many-to-many. */
  readonly join?: Sql;
  /** Columns of the link that edges carry: property to SQL. */
  readonly edge?: Record<string, Sql>;
  /** The ones that are booleans (SQLite stores them as 0 and 1). */
  readonly edgeFlags?: readonly string[];
  /** The order of the rows where they are read without pages. */
  readonly order?: Sql;
  /** The cost of a search or a count among the children of one parent, if they are many. */
  readonly scanCost?: number;
  /** Whether the model's counts have the key too. */
  readonly isCounted?: boolean;
}

/** Whether a row is a child of the parent: those are few of an academy's rows. */
export const isChildOf = ({ key }: Relation<object>, parentId: Sql, context: Pick<ReadContext, 'engine'>): Sql =>
  rare(sql`${key} = ${parentId}`, context);

/** Returns values as one parameter, for any number of values, so that the statement's text is always the same. */
export const listParameter = (values: readonly string[], engine: ReadContext['engine']): unknown =>
  engine === 'postgresql' ? values : JSON.stringify(values);

/** Whether a column is one of some ids. */
export const inIds = (column: Sql, ids: readonly string[], engine: ReadContext['engine']): Sql =>
  inIdsParameter(column, listParameter(ids, engine), engine);

/** Whether a column is one of the ids of an {@link listParameter}. */
export const inIdsParameter = (column: Sql, parameter: unknown, engine: ReadContext['engine']): Sql =>
  engine === 'postgresql'
    ? sql`${column} = any(${parameter}::uuid[])`
    : sql`${column} in (select value from json_each(${parameter}))`;

/** Ids as rows with the column `id`. */
export const rowsOfIds = (ids: readonly string[], engine: ReadContext['engine']): Sql =>
  engine === 'postgresql'
    ? sql`(select unnest(${ids}::uuid[]) as id)`
    : sql`(select value as id from json_each(${JSON.stringify(ids)}))`;

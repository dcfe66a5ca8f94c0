import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../permissions/roles.ts';
import type { FilterScopes } from '../permissions/scopes.ts';
import { fewRows, rare } from './planner-hints.ts';

/** A piece of SQL. The table that is read always has the alias `t`, so `t.course_id` is one of its columns. */
export type Sql = RawBuilder<unknown>;

/**
 * A tag with which a condition can be written once for two uses: `sql` of Kysely returns fragments for statements, and
 * `String.raw` returns texts for the expressions of entities.
 */
export type SqlTag<T> = (strings: TemplateStringsArray, ...parts: T[]) => T;

/** The facts about the caller and the time on which a read model's SQL depends. */
export interface ReadContext {
  readonly engine: 'postgresql' | 'sqlite';
  /** The academy in which rows are read. Null outside of academies, where tenant tables cannot be read. */
  readonly academyId: string | null;
  readonly viewer: Viewer;
  /** The scopes of the API key that reads; absent for all other callers. */
  readonly scopes?: ReadonlySet<string> | undefined;
  /** The current date in the academy's time zone: YYYY-MM-DD. */
  readonly today: string;
  /** The current instant: RFC 3339, UTC. */
  readonly now: string;
}

/** The rows that a caller may see: all rows, no rows, or the rows that match a condition. */
export type Visibility = 'all' | 'none' | Sql;

/**
 * Describes how the rows of an entity are read: which rows and properties a caller may see, and the filters, searches
 * and orders of lists. The SQL must depend only on the arguments of these functions. Values, such as the ids of the
 * viewer, the day and filters, must be parameters of the SQL, because the SQL text for a role is cached, and used again
 * with the values of other requests.
 */
export interface ReadModel<Row extends object> {
  readonly entity: new () => Row;
  /**
   * True if the rows are read across academies, by the `Directory` of a request and as the database's owner. Only the
   * visibility then limits the rows.
   */
  readonly acrossAcademies?: true;
  /** True if the model contains only the caller's own rows. API keys need no scope for such a model. */
  readonly isOwn?: true;
  /** The entity whose scope API keys need for the rows. Set it only if no root field returns the rows. */
  readonly scopeEntity?: new () => object;
  /**
   * Returns the rows that the caller may see. No other code decides which rows these are. If the caller may see few
   * rows, write SQL that starts from the caller's records (`t.batch_id in (select …)`). The cost then depends on the
   * number of these rows, and not on the size of the academy.
   */
  visibility(context: ReadContext): Visibility;
  /**
   * Returns another form of the visibility, which is faster for counting most of the table, because it runs its
   * subqueries only once. Undefined if no other form is faster.
   */
  visibilityOfMost?(context: ReadContext): Sql | undefined;
  /**
   * Returns true if the caller may see so many rows that an index should select the ids of a page before the rows are
   * read. Otherwise, a statement would read and sort all rows that the caller may see.
   */
  isByIds?(context: ReadContext): boolean;
  /**
   * Returns the SQL condition under which the caller may see a property of a row. Undefined if the caller always sees
   * the property. The condition applies to selects and filters.
   */
  propertyVisibility?(property: string, viewer: Viewer, scopes: ReadContext['scopes']): Sql | undefined;
  /** The condition for the rows that lists include. All other rows can only be read by id. */
  readonly listed?: Sql;
  /** The default order of lists, such as `['date asc']`. If omitted, the newest rows come first. */
  readonly order?: readonly string[];
  /** Properties that SQL computes. */
  readonly computed?: Record<string, (context: ReadContext) => Sql>;
  /** The names of computed properties whose SQL returns JSON. */
  readonly computedJson?: readonly string[];
  /**
   * Properties that the resolver of a GraphQL field needs, by the name of the field. Fields such as `course` need no
   * entry, because `courseId` is read for them automatically.
   */
  readonly needs?: Record<string, readonly string[]>;
  /**
   * The texts to search, if they are not the columns that are declared with `search`. Each is a property, SQL for a
   * text in another table, or a condition on the few records to which many rows belong.
   */
  readonly search?: readonly (string | Sql | Finder)[];
  /**
   * An index for searches among so many rows that checking each row would take too long. It must find the same rows as
   * `search`.
   */
  readonly searchIndex?: SearchIndex;
  /**
   * A model of stored counts of these rows. Totals use the counts if the caller sees all rows, and if the model of the
   * counts has all filters of the list.
   */
  readonly counts?: ReadModel<object>;
  /**
   * The cost of a search or a count among all rows. Set it to a low number if academies have only few of these rows.
   */
  readonly scanCost?: number;
  /** The function that returns the condition for each member of the filter input. */
  readonly filters?: Record<string, Filter>;
  /**
   * The scopes that API keys need for filters that read rows of other models, including `search`. Without the scope, an
   * API key may not use the filter, because its results would reveal those rows.
   */
  readonly filterScopes?: FilterScopes;
  /**
   * The search in the texts of the row itself. API keys without the scope for `search` use it. If it is absent, these
   * API keys may not search.
   */
  readonly ownSearch?: Pick<ReadModel<Row>, 'search' | 'searchIndex'>;
}

/** Returns the condition that a search for a lower-case text finds a row. */
export type Finder = (needle: string, context: ReadContext) => Sql;

/** A search by a text index. Its duration depends on the number of found rows, and not on the number of all rows. */
export interface SearchIndex {
  /**
   * Selects at most `most` ids, as `id`, of records that contain a lower-case text. These records are the rows
   * themselves, or the records to which the rows belong. The visibility is not checked.
   */
  found(needle: string, context: ReadContext, most: number): Sql;
  /**
   * The column of the row that refers to the found record. It is the row's own id, or the id of the record to which the
   * row belongs.
   */
  readonly key: Sql;
  /**
   * Returns the condition that the search finds a row. The condition suits the check of many rows, because it reads the
   * found records once and not for each row.
   */
  holds(needle: string, context: ReadContext): Sql;
  /**
   * Returns the conditions under which the caller may see the found record. Empty if the found record is the row
   * itself. With `isOfMany`, the conditions suit the check of many rows.
   */
  visibility?(context: ReadContext, isOfMany: boolean): Sql[];
  /**
   * The maximum number of found records whose rows are read and sorted. If there are more, the list is scanned in its
   * order, which finds the rows of a page soon. Use a low number if each record has many rows.
   */
  readonly few: number;
  /**
   * Returns SQL for the number of found rows, for a caller who may see all rows, if the list has no other filters than
   * `countFilters`. Absent if the rows must be counted.
   */
  count?(needle: string, context: ReadContext, filter: ReadonlyMap<string, unknown>): Sql;
  readonly countFilters?: readonly string[];
}

/**
 * Returns a condition for the value of a filter, or for a {@link FilterValueList}. {@link isValue} handles both. The
 * parameter `column` returns the SQL of a property, as the caller may see it.
 */
export interface Filter {
  // biome-ignore lint/suspicious/noExplicitAny: the input of the list determines the type of a value
  (value: any, column: (property: string) => Sql, context: ReadContext): Sql;
  /**
   * True if the SQL text depends on the value, because there are only a few possible values. Each value then has its
   * own text, and may have its own indexes. This is always so for booleans. All other filters must use the value only as
   * a parameter, because planned statements call them with a placeholder.
   */
  readonly isByValue?: true;
  /** The property that the filter limits to a range. The range may contain no rows. */
  readonly range?: string;
}

/**
 * Returns a filter with a condition for each possible value. If the filter has several values, `common` returns a
 * condition that rows with any of these values meet, so that an index with this condition can be used.
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

/** Several values of a filter, as one parameter. The SQL therefore does not depend on their number. */
export class FilterValueList {
  /** The distinct values, in order. */
  readonly values: readonly string[];
  /** The value of the parameter: an array or, on SQLite, a JSON text. */
  readonly parameter: unknown;
  /** True if the values are ids by which rows are found. Usually, only few of many rows match. */
  readonly findRows: boolean;

  constructor(values: readonly string[], parameter: unknown, findRows: boolean) {
    this.values = values;
    this.parameter = parameter;
    this.findRows = findRows;
  }
}

/** Returns the condition that a column equals a filter's value, or any of several values. */
export function isValue(column: Sql, value: unknown, context: Pick<ReadContext, 'engine'>): Sql {
  if (!(value instanceof FilterValueList)) return sql`${column} = ${value}`;
  const isOne =
    context.engine === 'sqlite'
      ? sql`${column} in (select value from json_each(${value.parameter}))`
      : sql`${column} = any(${value.parameter})`;
  // finds rows by their ids, because a scan of the list in its order would reach old rows late
  return value.findRows ? fewRows(isOne, context) : isOne;
}

/** Returns a filter for rows whose property equals the value, or any of several values. */
export const equals =
  (property: string): Filter =>
  (value, column, context) =>
    isValue(column(property), value, context);

/** Returns a filter for rows whose property is at or after the value. */
export const atLeast = (property: string): Filter => range(property, '>=');

/** Returns a filter for rows whose property is at or before the value. */
export const atMost = (property: string): Filter => range(property, '<=');

const range = (property: string, comparison: '>=' | '<='): Filter =>
  Object.assign(
    (value: unknown, column: (property: string) => Sql) => sql`${column(property)} ${sql.raw(comparison)} ${value}`,
    { range: property },
  );

/**
 * The filters that lists have without declaring them. All lists have `exclude`, and most lists have filters for the
 * times of creation and last change.
 */
export const COMMON_FILTERS: Readonly<Record<string, Filter>> = {
  exclude: (ids, _column, context) => sql`not (${isValue(sql`t.id`, ids, context)})`,
  createdFrom: atLeast('createdAt'),
  createdTo: atMost('createdAt'),
  updatedFrom: atLeast('updatedAt'),
  updatedTo: atMost('updatedAt'),
};

/** Describes how the children of a parent are found: by a column that has the parent's id, or through a link table. */
export interface Relation<Row extends object> {
  /** The name of the relation, which no other relation has. It is part of the loader's key. */
  readonly name: string;
  readonly model: ReadModel<Row>;
  /** The column with the parent's id, in `t` or in the link table `l`. */
  readonly key: Sql;
  /** Returns the join with the link table for many-to-many relations: `join links l on …`. */
  join?(context: ReadContext): Sql;
  /** Columns of the link table that edges contain: SQL by property name. */
  readonly edge?: Record<string, Sql>;
  /** The edge columns that are booleans, which SQLite stores as 0 and 1. */
  readonly edgeFlags?: readonly string[];
  /** The order of the rows if they are read without pages. */
  readonly order?: Sql;
  /** The cost of a search or a count among a parent's children. Set it if a parent may have many children. */
  readonly scanCost?: number;
  /** True if the stored counts of the model also have the column `key`. */
  readonly isCounted?: boolean;
}

/** Returns the condition that a row is a child of the parent, with a hint that only few rows of an academy match. */
export const isChildOf = ({ key }: Relation<object>, parentId: Sql, context: Pick<ReadContext, 'engine'>): Sql =>
  rare(sql`${key} = ${parentId}`, context);

/** Returns values as one parameter. The text of the statement therefore does not depend on their number. */
export const listParameter = (values: readonly string[], engine: ReadContext['engine']): unknown =>
  engine === 'postgresql' ? values : JSON.stringify(values);

/** Returns the condition that a column equals one of the ids. */
export const inIds = (column: Sql, ids: readonly string[], engine: ReadContext['engine']): Sql =>
  inIdsParameter(column, listParameter(ids, engine), engine);

/** Returns the condition that a column equals one of the ids in a {@link listParameter}. */
export const inIdsParameter = (column: Sql, parameter: unknown, engine: ReadContext['engine']): Sql =>
  engine === 'postgresql'
    ? sql`${column} = any(${parameter}::uuid[])`
    : sql`${column} in (select value from json_each(${parameter}))`;

/** Returns SQL that selects ids as rows with the column `id`. */
export const rowsOfIds = (ids: readonly string[], engine: ReadContext['engine']): Sql =>
  engine === 'postgresql'
    ? sql`(select unnest(${ids}::uuid[]) as id)`
    : sql`(select value as id from json_each(${JSON.stringify(ids)}))`;

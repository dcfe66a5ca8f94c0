import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type FilterValues, listConditions, visibilityConditions } from './conditions.ts';
import { indexedSearch, sparseList } from './indexed-search.ts';
import type { Page } from './page.ts';
import type { PageSource } from './page-rows.ts';
import { isChildOf, type ReadContext, type ReadModel, type Relation, type Sql } from './read-model.ts';
import type { Table } from './table.ts';
import { helpfulTotal } from './totals.ts';

/** A page of a list. The list has all rows that the caller can see, or the rows that belong to a parent row. */
interface ListPage {
  readonly model: ReadModel<object>;
  readonly table: Table;
  readonly page: Page;
  readonly filter: FilterValues;
  /** If the list belongs to a parent row, the relation to this row and its id. */
  readonly parent?: { readonly relation: Relation<object>; readonly id: Sql } | null;
}

/** The query for a list, without the selected columns. */
export interface ListQuery extends Omit<PageSource, 'table' | 'size' | 'where' | 'column'> {
  readonly conditions: readonly Sql[];
  /** False if the caller can see no rows. */
  readonly isVisible: boolean;
}

/** Combines the visibility, the filters, the search and the stored length of a list. Loaders and query plans use it. */
export function listQuery(
  database: Database,
  { model, table, page, filter, parent = null }: ListPage,
  context: ReadContext,
): ListQuery {
  const visibility = visibilityConditions(table, model, context);
  const conditions = [...(visibility ?? [sql`1 = 0`]), ...listConditions(table, model, filter, context)];
  if (parent) conditions.push(isChildOf(parent.relation, parent.id, context));
  return {
    ...{ page, context, conditions, isVisible: visibility !== undefined, isNested: parent !== null },
    from: sql`${table.from(context)} ${parent?.relation.join?.(context) ?? sql``}`,
    isByIds: model.isByIds?.(context) ?? false,
    // a parent has few rows, so each row is checked without a search index
    search: parent
      ? undefined
      : (indexedSearch(table, model, filter, context) ?? sparseList(database, { table, model, filter, page }, context)),
    total: parent ? undefined : helpfulTotal(database, page, { model, filter }, context),
  };
}

import { sql } from 'kysely';
import type { ListQuery } from '../loaders/list-query.ts';
import { cursorSql, orderSql, type Page } from '../loaders/page.ts';
import { pageRows } from '../loaders/page-rows.ts';
import type { Sql } from '../loaders/read-model.ts';
import {
  conditionText,
  glue,
  instantText,
  integerText,
  type JsonStyle,
  objectText,
  orNull,
  type Pieces,
  plainText,
  stringText,
} from './json-sql.ts';
import type { ConnectionField, PageInfoField } from './plan.ts';
import type { RowSource } from './row-source.ts';

/** The parts of a page's response for which rows must be read. */
export interface PageNeeds {
  /** True if any row must be read. */
  readonly rows: boolean;
  /** True if the rows are numbered. The statement then reads one row more than the size of the page. */
  readonly numbers: boolean;
  /** True if the first or the last row is needed. */
  readonly ends: boolean;
}

export function needsOf(fields: readonly ConnectionField[], { backward }: Page): PageNeeds {
  const places = new Set(
    fields.flatMap((field) => (field.kind === 'pageInfo' ? field.fields.map(({ kind }) => kind) : [])),
  );
  const ends = places.has('startCursor') || places.has('endCursor');
  const more = places.has(backward ? 'hasPreviousPage' : 'hasNextPage');
  const items = fields.some(({ kind }) => kind === 'nodes' || kind === 'edges');
  return { ends, numbers: ends || more || (items && backward), rows: ends || more || items };
}

/** Selects the rows of a page, in the direction in which the page is read. */
export function pageSql(source: RowSource, needs: PageNeeds, query: ListQuery): Sql {
  const { page, conditions } = query;
  const after = cursorSql(page, source.inner);
  const { from, where, limit, offset } = pageRows({
    ...query,
    table: source.table,
    column: source.inner,
    size: needs.numbers ? page.size + 1 : page.size,
    where: sql.join(after ? [...conditions, after] : conditions, sql` and `),
  });
  const order = orderSql(page, source.inner);
  const number = needs.numbers
    ? sql`, row_number() over (order by ${order}) - ${offset ?? sql.lit(0)} as number`
    : sql``;
  const rows = sql`(select ${source.select()}${number} from ${from} where ${where}
    order by ${order} limit ${limit}${offset ? sql` offset ${offset}` : sql``})`;
  return needs.ends ? sql`(select numbered.*, count(*) over () as total from ${rows} as numbered)` : rows;
}

/** A page of the rows in a source. */
export interface PageOfSource {
  readonly source: RowSource;
  readonly page: Page;
  readonly needs: PageNeeds;
  /** True if the list has rows before the first row of the page. */
  readonly isBeyond: boolean;
}

/** Writes the rows of a page as one text, separated by commas. */
export function itemsText({ source: { alias }, page, needs }: PageOfSource, item: Pieces): Sql {
  if (!needs.numbers) return sql`coalesce(string_agg(${glue(item)}, ','), '')`;
  const order = sql.raw(`${alias}.number ${page.backward ? 'desc' : 'asc'}`);
  const isOnPage = sql.raw(`${alias}.number <= ${page.size}`);
  return sql`coalesce(string_agg(${glue(item)}, ',' order by ${order}) filter (where ${isOnPage}), '')`;
}

/** Writes the `pageInfo` of a page. */
export function pageInfoText(
  fields: readonly PageInfoField[],
  { source, page, isBeyond }: PageOfSource,
  style: JsonStyle,
): Pieces {
  const isMore = () => conditionText(sql.raw(`count(*) > ${page.size}`));
  return objectText(fields, (field) => {
    switch (field.kind) {
      case 'constant':
        return [field.value];
      case 'hasNextPage':
        return page.backward ? [String(isBeyond)] : isMore();
      case 'hasPreviousPage':
        return page.backward ? isMore() : [String(isBeyond)];
      case 'startCursor':
        return endText(page.backward);
      case 'endCursor':
        return endText(!page.backward);
    }
  });

  /** Returns the cursor of the first or the last row that was read. */
  function endText(last: boolean): Pieces {
    const { alias } = source;
    const lastOnPage = `case when ${alias}.total < ${page.size} then ${alias}.total else ${page.size} end`;
    const isEnd = sql.raw(`${alias}.number <= ${page.size} and ${alias}.number = ${last ? lastOnPage : 1}`);
    return orNull([sql`max(case when ${isEnd} then ${glue(cursorText(source, page, style))} end)`]);
  }
}

/** Writes the cursor of a row. `encodeCursor` makes the same cursor. */
export function cursorText(source: RowSource, page: Page, style: JsonStyle): Pieces {
  const keys = page.keys.flatMap(({ property }) => [',', ...keyText(source, property, style)]);
  const json = glue([`[${JSON.stringify(page.order)}`, ...keys, ']']);
  return plainText(
    style.engine === 'postgresql'
      ? sql`translate(encode(convert_to(${json}, 'UTF8'), 'base64'), '+/=' || chr(10), '-_')`
      : sql`base64url(${json})`,
  );
}

function keyText(source: RowSource, property: string, style: JsonStyle): Pieces {
  const value = source.column(property);
  if (source.table.isUuid(property)) return plainText(value);
  switch (source.table.kind(property)) {
    case 'integer':
      return orNull(integerText(value));
    case 'timestamp':
      return orNull(instantText(value, style));
    case 'date':
      return orNull(plainText(value));
    default:
      return orNull(stringText(value, style));
  }
}

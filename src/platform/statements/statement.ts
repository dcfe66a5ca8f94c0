import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { listConditions, sightConditions } from '../loaders/conditions.ts';
import { cursorSql, type OrderKey, orderSql, type Page } from '../loaders/page.ts';
import type { ReadModel, Sql } from '../loaders/read-model.ts';
import { type Table, tableOf } from '../loaders/table.ts';
import {
  conditionText,
  glue,
  instantText,
  type JsonStyle,
  objectText,
  orNull,
  type Pieces,
  plainText,
  stringText,
  valueText,
} from './json-text.ts';
import type { ConnectionField, ListPlan, PageInfoField, RootPlan, RowPlan } from './plan.ts';
import type { Bindings } from './slots.ts';

/**
 * Rows as a level of the statement has them: the table is `t` inside, as the pieces of SQL of the models expect, and the
 * level's own alias outside, where its columns are written and the next level refers to them.
 */
interface Level {
  readonly table: Table;
  readonly alias: string;
  /** A property of the rows, for the outside. */
  column(property: string): Sql;
  /** Some SQL over `t`, for the outside. */
  value(name: string, value: Sql): Sql;
  /** What the rows must select, after all was asked for. */
  select(): Sql;
}

/** The statement that answers a root field as one JSON text, in the column `json`. */
export function statementOf(database: Database, plan: RootPlan, bindings: Bindings): Sql {
  const { context, academyId } = bindings;
  const style: JsonStyle = { engine: context.engine };
  let levels = 0;
  const { root } = plan;
  const text = root.kind === 'one' ? rowText(root.row, sql`${bindings.id}`) : listText(root.list, null);
  return sql`select ${text} as json`;

  function levelOf(model: ReadModel<any>): Level {
    const table = tableOf(database, model);
    const alias = `p${levels++}`;
    const columns = new Map<string, { reference: Sql; value: Sql }>();
    const value = (name: string, value: Sql): Sql => {
      const known = columns.get(name) ?? { reference: sql.ref(`${alias}.c${columns.size}`), value };
      columns.set(name, known);
      return known.reference;
    };
    return {
      table,
      alias,
      value,
      column: (property) => value(property, table.column(property, context)),
      select: () => {
        const values = [...columns.values()].map(({ value }, index) => sql`${value} as ${sql.ref(`c${index}`)}`);
        return values.length > 0 ? sql.join(values) : sql`1`;
      },
    };
  }

  /** The row with an id, as an object; null when there is none in sight. */
  function rowText(row: RowPlan, id: Sql): Sql {
    const level = levelOf(row.model);
    const object = glue(objectOf(row, level));
    const conditions = sightConditions(level.table, row.model, academyId, context) ?? [sql`1 = 0`];
    const where = sql.join([...conditions, sql`t.id = ${id}`], sql` and `);
    return orNull(sql`(select ${object} from (
      select ${level.select()} from ${level.table.from} where ${where}) as ${sql.ref(level.alias)})`);
  }

  function objectOf(row: RowPlan, level: Level): Pieces {
    return objectText(row.fields, (field) => {
      switch (field.kind) {
        case 'constant':
          return [field.value];
        case 'one':
          return [rowText(field.row, level.column(field.property))];
        case 'list':
          return [listText(field.list, level)];
        case 'property': {
          const { table } = level;
          const text = valueText(level.column(field.property), field.shape, table.isUuid(field.property), style);
          return [table.nullable(field.property, context) || field.shape.members ? orNull(text) : text];
        }
      }
    });
  }

  /** A page of rows: of all in sight, or of those that belong to the row of the level around. */
  function listText(list: ListPlan, parent: Level | null): Sql {
    const { model, relation, fields } = list;
    const { page, filter } = bindings.lists[list.index] as Bindings['lists'][number];
    const level = levelOf(model);
    const { table } = level;
    const column = (property: string) => table.column(property, context);
    const sight = sightConditions(table, model, academyId, context);
    const conditions = [...(sight ?? [sql`1 = 0`]), ...listConditions(table, model, filter, context)];
    if (relation && parent) conditions.push(sql`${relation.key} = ${parent.column('id')}`);
    const from = sql`${table.from} ${relation?.join ?? sql``}`;
    const asked = askedOf(fields, page);

    const pieces = objectText(fields, connectionMember);
    const rows = asked.rows ? sql` from ${pageSql()} as ${sql.ref(level.alias)}` : sql``;
    return sql`(select ${glue(pieces)}${rows})`;

    function connectionMember(field: ConnectionField): Pieces {
      switch (field.kind) {
        case 'constant':
          return [field.value];
        case 'totalCount':
          return [sql`(select cast(count(*) as text) from ${from} where ${sql.join(conditions, sql` and `)})`];
        case 'nodes':
          return ['[', itemsText(objectOf(field.row, level)), ']'];
        case 'edges':
          return [
            '[',
            itemsText(
              objectText(field.fields, (member) => {
                switch (member.kind) {
                  case 'constant':
                    return [member.value];
                  case 'cursor':
                    return [cursorText()];
                  case 'node':
                    return objectOf(member.row, level);
                  case 'link': {
                    const value = level.value(`$${member.property}`, relation?.edge?.[member.property] as Sql);
                    return [orNull(valueText(value, member.shape, false, style))];
                  }
                }
              }),
            ),
            ']',
          ];
        case 'pageInfo':
          return objectText(field.fields, pageInfoMember);
      }
    }

    /** The rows of the page, each as one text, with commas between. */
    function itemsText(item: Pieces): Sql {
      if (!asked.numbered) return sql`coalesce(string_agg(${glue(item)}, ','), '')`;
      const order = sql.raw(`${level.alias}.number ${page.backward ? 'desc' : 'asc'}`);
      const onPage = sql.raw(`${level.alias}.number <= ${page.size}`);
      return sql`coalesce(string_agg(${glue(item)}, ',' order by ${order}) filter (where ${onPage}), '')`;
    }

    function pageInfoMember({ kind, ...member }: PageInfoField): Pieces {
      const beyond = sight !== undefined && (page.cursor !== null || page.offset !== 0);
      const isMore = () => conditionText(sql.raw(`count(*) > ${page.size}`));
      switch (kind) {
        case 'constant':
          return ['value' in member ? member.value : 'null'];
        case 'hasNextPage':
          return page.backward ? [String(beyond)] : [isMore()];
        case 'hasPreviousPage':
          return page.backward ? [isMore()] : [String(beyond)];
        case 'startCursor':
          return [endText(page.backward)];
        case 'endCursor':
          return [endText(!page.backward)];
      }
    }

    /** The cursor of the row that was read first or last. */
    function endText(last: boolean): Sql {
      const { alias } = level;
      const size = `case when ${alias}.total < ${page.size} then ${alias}.total else ${page.size} end`;
      const isEnd = sql.raw(`${alias}.number <= ${page.size} and ${alias}.number = ${last ? size : 1}`);
      return orNull(sql`max(case when ${isEnd} then ${cursorText()} end)`);
    }

    /** The cursor of a row, as {@link encodeCursor} makes it. */
    function cursorText(): Sql {
      const keys = page.keys.map(({ property }) => keyText(property));
      const json = glue([`[${JSON.stringify(page.order)}`, ...keys.flatMap((key) => [',', key]), ']']);
      return plainText(
        style.engine === 'postgresql'
          ? sql`translate(encode(convert_to(${json}, 'UTF8'), 'base64'), '+/=' || chr(10), '-_')`
          : sql`base64url(${json})`,
      );
    }

    function keyText(property: OrderKey['property']): Sql {
      const value = level.column(property);
      if (table.isUuid(property)) return plainText(value);
      switch (table.kind(property)) {
        case 'integer':
          return orNull(sql`cast(${value} as text)`);
        case 'timestamp':
          return orNull(instantText(value, style));
        case 'date':
          return orNull(plainText(value));
        default:
          return orNull(stringText(value, style));
      }
    }

    /** The rows of the page, and one more where it is asked whether there are more. */
    function pageSql(): Sql {
      const after = cursorSql(page, column);
      const where = sql.join(after ? [...conditions, after] : conditions, sql` and `);
      const order = orderSql(page, column);
      const number = asked.numbered ? sql`, row_number() over (order by ${order}) - ${page.offset} as number` : sql``;
      const offset = page.offset === 0 ? sql`` : sql` offset ${page.offset}`;
      const limit = sql.lit(asked.numbered ? page.size + 1 : page.size);
      const rows = sql`(select ${level.select()}${number} from ${from} where ${where}
        order by ${order} limit ${limit}${offset})`;
      return asked.ends ? sql`(select numbered.*, count(*) over () as total from ${rows} as numbered)` : rows;
    }
  }
}

/** What the rows of a page are needed for. */
function askedOf(fields: readonly ConnectionField[], page: Page) {
  const places = new Set(
    fields.flatMap((field) => (field.kind === 'pageInfo' ? field.fields : [])).map(({ kind }) => kind),
  );
  const ends = places.has('startCursor') || places.has('endCursor');
  const more = places.has(page.backward ? 'hasPreviousPage' : 'hasNextPage');
  const items = fields.some(({ kind }) => kind === 'nodes' || kind === 'edges');
  return { ends, numbered: ends || more || (items && page.backward), rows: ends || more || items };
}

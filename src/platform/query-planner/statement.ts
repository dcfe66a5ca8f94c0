import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Sql } from '../loaders/read-model.ts';
import { connectionOf, hasMembers, listText } from './connection-text.ts';
import { daysSql } from './days-sql.ts';
import { glue, type JsonForm } from './json-sql.ts';
import type { Bindings } from './placeholders.ts';
import type { RootPlan } from './plan.ts';
import { nodesSql, rowText } from './row-text.ts';
import { StatementWriter } from './statement-writer.ts';

/**
 * Returns the statement for a root field. Usually, the statement returns one row with the JSON text in the column
 * `json`. In the flat form, some root lists have a column for each member instead: `m0`, `m1`, … For `node` and
 * `nodes`, the statement returns a row for each record, with `json`, `id` and `type`. For the days of a period, see
 * `daysSql`.
 */
export function statementOf(database: Database, { root }: RootPlan, bindings: Bindings, form: JsonForm): Sql {
  const writer = new StatementWriter(database, bindings, form);
  switch (root.kind) {
    case 'one':
      return sql`select ${glue(rowText(writer, root.row, sql`${bindings.id}`))} as json`;
    case 'days':
      return daysSql(writer, root.fields);
    case 'nodes':
      return sql.join(
        root.types.map((type) => nodesSql(writer, type)),
        sql` union all `,
      );
    case 'total': {
      const { members, rows, found } = connectionOf(writer, root.list, null);
      return sql`${found}select ${glue(members[0] ?? [])} as json${rows}`;
    }
    case 'list': {
      if (!hasMembers(root.list, form)) return sql`select ${listText(writer, root.list, null)} as json`;
      const { members, rows, found } = connectionOf(writer, root.list, null);
      const columns = members.map((text, index) => sql`${glue(text)} as ${sql.ref(`m${index}`)}`);
      return sql`${found}select ${sql.join(columns)}${rows}`;
    }
  }
}

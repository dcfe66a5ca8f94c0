import { isNonNullType } from 'graphql';
import { sql } from 'kysely';
import { summaryAnswer, summaryRows, summaryValue } from '../loaders/summary.ts';
import { glue, objectText, orNull, type Pieces, valueText } from './json-sql.ts';
import type { SummaryPlan, SummaryValue } from './plan.ts';
import type { RowSource } from './row-source.ts';
import type { StatementWriter } from './statement-writer.ts';

/**
 * Writes the summary of the rows that belong to a row of the parent source. The text is `null` if the caller can see no
 * rows of this kind.
 */
export function summaryText(
  writer: StatementWriter,
  { index, summary, answer }: SummaryPlan,
  parent: RowSource,
): Pieces {
  const { context, style } = writer;
  const source = writer.open(summary.relation.model);
  const { filter } = writer.list(index);
  const rows = summaryRows(writer.database, { summary, filter, parentId: parent.column('id') }, context);
  if (!rows) return ['null'];
  const value = (name: string) => source.value(name, summaryValue(summary, name, context));
  const written = ({ name, shape }: SummaryValue): Pieces => {
    const text = valueText(summaryAnswer(summary, name, value), shape, false, style);
    return isNonNullType(shape.type) ? text : orNull(text);
  };
  const text =
    'name' in answer
      ? written(answer)
      : objectText(answer, (member) => (member.kind === 'constant' ? [member.value] : written(member)));
  // a constant text is written directly: without an aggregate, a select would return the text once for each row
  if (text.every((piece) => typeof piece === 'string')) return text;
  return [
    sql`(select ${glue(text)} from (select ${source.select()} from ${rows.from} where ${rows.where}) as ${sql.ref(source.alias)})`,
  ];
}

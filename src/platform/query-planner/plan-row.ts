import { isNonNullType, isObjectType } from 'graphql';
import { type FieldRead, readOf, summaryFilter } from '../loaders/field-read.ts';
import type { ReadModel } from '../loaders/read-model.ts';
import type { Table } from '../loaders/table.ts';
import type { RowField, RowPlan, SummaryMember, SummaryPlan, SummaryValue } from './plan.ts';
import { planList } from './plan-list.ts';
import { planValue } from './plan-values.ts';
import { type Field, type Planning, type SelectedField, UNPLANNED } from './planning.ts';

/** Plans the rows of a model, including everything that is selected below them. */
export function planRow(
  planning: Planning,
  model: ReadModel<object>,
  { type, sets }: Pick<SelectedField, 'type' | 'sets'>,
): RowPlan {
  const table = planning.openTable(model);
  return { model, fields: planning.members(type, sets, (selected) => planField(planning, table, selected)) };
}

function planField(planning: Planning, table: Table, selected: SelectedField): RowField {
  const { key, field } = selected;
  const read = readOf(field);
  switch (read?.kind) {
    case 'one':
      if (isNonNullType(field.type) || !table.has(read.key)) throw UNPLANNED;
      return { key, kind: 'one', property: read.key, row: planRow(planning, read.model, selected) };
    case 'all': {
      const { relation, unlessNull } = read;
      planning.looksAtMany ||= relation.scanCost !== undefined;
      return { key, kind: 'all', relation, row: planRow(planning, relation.model, selected), unlessNull };
    }
    case 'summary':
      return { key, kind: 'summary', summary: planSummary(planning, read, selected) };
    case undefined:
      if (field.resolve || !table.has(field.name)) throw UNPLANNED;
      return { key, kind: 'property', property: field.name, shape: planValue(planning, field.type, selected.sets) };
    default: {
      const list = planList(planning, selected, (model, rows) => planRow(planning, model, rows));
      return { key, kind: 'list', list };
    }
  }
}

/** Plans the summary of the rows that belong to the parent row. */
function planSummary(
  planning: Planning,
  read: Extract<FieldRead, { kind: 'summary' }>,
  { field, argumentsOf, type, sets }: SelectedField,
): SummaryPlan {
  const { summary } = read;
  const { model } = summary.relation;
  planning.looksAtMany ||= (summary.scanCost ?? summary.relation.scanCost) !== undefined;
  planning.openTable(model);
  const index = planning.addList((variables) => ({
    args: { filter: summaryFilter(read, argumentsOf(variables)) },
    model,
  }));
  const value = ({ name, type }: Field): SummaryValue => ({ name, shape: planValue(planning, type, []) });
  if (!isObjectType(type)) return { index, summary, answer: value(field) };
  const members = planning.members(
    type,
    sets,
    ({ key, field }): SummaryMember => ({ key, kind: 'value', ...value(field) }),
  );
  return { index, summary, answer: members };
}

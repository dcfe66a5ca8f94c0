import type { GraphQLNamedType } from 'graphql';
import { listArguments, readOf } from '../loaders/field-read.ts';
import type { ReadModel } from '../loaders/read-model.ts';
import type { ConnectionField, EdgeField, ListPlan, PageInfoField, RowPlan } from './plan.ts';
import { planValue } from './plan-values.ts';
import { type Planning, type SelectedField, type SelectionSets, UNPLANNED } from './planning.ts';

/** A function that plans the rows of a model. */
export type PlanRow = (model: ReadModel<object>, selected: Pick<SelectedField, 'type' | 'sets'>) => RowPlan;

/**
 * Plans a page of a list. A root list has all rows that the caller can see. Any other list has the rows that belong to
 * the parent row.
 */
export function planList(planning: Planning, selected: Omit<SelectedField, 'key'>, planRow: PlanRow): ListPlan {
  const { field, argumentsOf, type, sets } = selected;
  const read = readOf(field);
  if (read?.kind !== 'list' && read?.kind !== 'children') throw UNPLANNED;
  const relation = read.kind === 'children' ? read.relation : null;
  const model = read.kind === 'children' ? read.relation.model : read.model;
  planning.looksAtMany ||= relation?.scanCost !== undefined;
  const index = planning.addList((variables) => ({ args: listArguments(read, argumentsOf(variables)), model }));
  const fields = planning.members(type, sets, ({ key, field: { name }, type, sets }): ConnectionField => {
    switch (name) {
      case 'nodes':
        return { key, kind: 'nodes', row: planRow(model, { type, sets }) };
      case 'edges':
        return { key, kind: 'edges', fields: edgeFields({ type, sets }) };
      case 'totalCount':
        return { key, kind: 'totalCount' };
      case 'pageInfo':
        return { key, kind: 'pageInfo', fields: pageInfoFields(planning, type, sets) };
      default:
        throw UNPLANNED;
    }
  });
  return { index, model, relation, fields };

  function edgeFields(edge: Pick<SelectedField, 'type' | 'sets'>): EdgeField[] {
    return planning.members(edge.type, edge.sets, ({ key, field, type, sets }): EdgeField => {
      if (field.name === 'cursor') return { key, kind: 'cursor' };
      if (field.name === 'node') return { key, kind: 'node', row: planRow(model, { type, sets }) };
      const value = relation?.edge?.[field.name];
      if (!value) throw UNPLANNED;
      return { key, kind: 'link', name: field.name, value, shape: planValue(planning, field.type, sets) };
    });
  }
}

function pageInfoFields(planning: Planning, type: GraphQLNamedType, sets: SelectionSets): PageInfoField[] {
  return planning.members(type, sets, ({ key, field: { name } }): PageInfoField => {
    if (name === 'hasNextPage' || name === 'hasPreviousPage' || name === 'startCursor' || name === 'endCursor') {
      return { key, kind: name };
    }
    throw UNPLANNED;
  });
}

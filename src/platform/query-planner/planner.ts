import { type FieldNode, getArgumentValues, getNamedType } from 'graphql';
import type { Database } from '../database/database.ts';
import { periodOf } from '../loaders/days.ts';
import { type FieldRead, type KnownOfSelf, nodeIds, readOf } from '../loaders/field-read.ts';
import type { NodeType } from '../loaders/node-types.ts';
import type { ReadModel } from '../loaders/read-model.ts';
import type { DayField, RootPlan, RowField } from './plan.ts';
import { planList } from './plan-list.ts';
import { planRow } from './plan-row.ts';
import { type Field, type Fragments, Planning, type SelectedField, UNPLANNED } from './planning.ts';

/** A root field of a query: valid nodes that have the same response key and no directives. */
export interface RootField {
  readonly field: Field;
  readonly nodes: readonly FieldNode[];
  readonly fragments: Fragments;
}

/**
 * Plans one statement for a root field and its whole selection. Returns null if the selection needs a resolver, or is
 * too large for one statement. `nodeTypes` are the types that `node` and `nodes` search. Either all of them are within
 * the academy, or all are across academies.
 */
export function planRoot(
  database: Database,
  { field, nodes, fragments }: RootField,
  nodeTypes: readonly NodeType[] = [],
): RootPlan | null {
  const read = readOf(field);
  const [node] = nodes;
  if (!read || !node) return null;
  const acrossAcademies = (modelOf(read) ?? nodeTypes[0]?.model)?.acrossAcademies ?? false;
  const planning = new Planning(database, fragments, acrossAcademies);
  const sets = nodes.map(({ selectionSet }) => selectionSet);
  try {
    const asked = planKind(planning, read, { field, node, type: getNamedType(field.type), sets }, nodeTypes);
    if (!asked) return null;
    const { lists, looksAtMany } = planning;
    return { idsOf: () => [], ...asked, lists, looksAtMany, acrossAcademies };
  } catch (reason) {
    if (reason === UNPLANNED) return null;
    throw reason;
  }
}

/** The root of a query plan, and the functions that return its arguments. */
type AskedRoot = Pick<RootPlan, 'root' | 'periodOf'> & Partial<Pick<RootPlan, 'idsOf'>>;

type Selected = Omit<SelectedField, 'key'>;

function planKind(
  planning: Planning,
  read: FieldRead,
  selected: Selected,
  nodeTypes: readonly NodeType[],
): AskedRoot | null {
  const { field, node, sets } = selected;
  switch (read.kind) {
    case 'one':
      return {
        root: { kind: 'one', row: planRow(planning, read.model, selected) },
        idsOf: (variables) => [getArgumentValues(field, node, variables)[read.key]],
      };
    case 'self': {
      const row = planRow(planning, read.model, selected);
      // no statement is needed if all members are known without a read
      if (row.fields.every((member) => member.kind === 'constant' || isKnown(member, read.known))) return null;
      return { root: { kind: 'one', row }, idsOf: (_variables, { principal }) => [principal?.userId] };
    }
    case 'total': {
      const { model, filter } = read;
      const index = planning.addList(() => ({ args: { filter }, model }));
      const fields = [{ key: 'totalCount', kind: 'totalCount' }] as const;
      return { root: { kind: 'total', list: { index, model, relation: null, fields } } };
    }
    case 'days':
      planning.looksAtMany = true;
      return {
        root: { kind: 'days', fields: planDays(planning, selected) },
        periodOf: (variables) => periodOf(read.args, getArgumentValues(field, node, variables)),
      };
    case 'node':
    case 'nodes': {
      const types = nodeTypes.map(({ type, model }) => ({
        name: type.name,
        row: planRow(planning, model, { type, sets }),
      }));
      return {
        root: { kind: 'nodes', types },
        idsOf: (variables) => nodeIds(getArgumentValues(field, node, variables)),
      };
    }
    default: {
      const list = planList(planning, selected, (model, rows) => planRow(planning, model, rows));
      return { root: { kind: 'list', list } };
    }
  }
}

/** Plans the days of a period. The arguments of the root field determine the rows of each day. */
function planDays(planning: Planning, root: Selected): DayField[] {
  return planning.members(root.type, root.sets, (selected): DayField => {
    const { key, field } = selected;
    if (field.name === 'date') return { key, kind: 'date' };
    const read = readOf(field);
    if (read?.kind !== 'ofDay') throw UNPLANNED;
    const { relation, filterOf } = read;
    const { model } = relation;
    const index = planning.addList((variables) => ({
      args: { filter: filterOf(getArgumentValues(root.field, root.node, variables)) },
      model,
    }));
    return { key, kind: 'rows', index, relation, row: planRow(planning, model, selected) };
  });
}

const modelOf = (read: FieldRead): ReadModel<object> | undefined =>
  'model' in read ? read.model : 'relation' in read ? read.relation.model : undefined;

const isKnown = (field: RowField, known: KnownOfSelf): boolean => field.kind === 'property' && field.property in known;

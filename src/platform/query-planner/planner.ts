import { type FieldNode, getNamedType } from 'graphql';
import type { Database } from '../database/database.ts';
import { periodOf } from '../loaders/days.ts';
import { type FieldRead, nodeIds, readOf } from '../loaders/field-read.ts';
import type { NodeType } from '../loaders/node-types.ts';
import type { ReadModel } from '../loaders/read-model.ts';
import type { Principal } from '../permissions/caller.ts';
import { askedArguments } from './asked-arguments.ts';
import type { DayField, RootPlan } from './plan.ts';
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
 * too large for one statement. `nodeTypes` are the types that `node` and `nodes` search. All of them must be read
 * within the academy, or all of them across academies.
 */
export function planRoot(database: Database, asked: RootField, nodeTypes: readonly NodeType[] = []): RootPlan | null {
  const read = readOf(asked.field);
  if (!read) return null;
  const acrossAcademies = (modelOf(read) ?? nodeTypes[0]?.model)?.acrossAcademies ?? false;
  const planning = new Planning(database, asked.fragments, acrossAcademies);
  return unlessUnplanned(asked, (selected) => {
    const kind = planKind(planning, read, selected, nodeTypes);
    if (!kind) return null;
    const { lists, looksAtMany } = planning;
    return { idsOf: () => [], ...kind, lists, looksAtMany, acrossAcademies };
  });
}

/** A member of the caller's own row whose value needs no read. `textOf` returns the value as JSON. */
export interface KnownField {
  readonly key: string;
  readonly textOf: (principal: Principal) => string;
}

/**
 * Plans a root field for the caller's own row if authentication has already read all selected members of the row.
 * Returns null otherwise.
 */
export function planKnown(database: Database, asked: RootField): readonly KnownField[] | null {
  const read = readOf(asked.field);
  if (read?.kind !== 'self') return null;
  const { model, known } = read;
  const planning = new Planning(database, asked.fragments, model.acrossAcademies ?? false);
  const fields = unlessUnplanned(asked, (selected) => planRow(planning, model, selected).fields) ?? [];
  const members = fields.flatMap((field): KnownField[] => {
    const { key } = field;
    if (field.kind === 'constant') return [{ key, textOf: () => field.value }];
    const tell = field.kind === 'property' ? known[field.property] : undefined;
    return tell ? [{ key, textOf: (principal) => JSON.stringify(tell(principal)) }] : [];
  });
  return members.length > 0 && members.length === fields.length ? members : null;
}

/** Plans the selection of a root field. Returns null if a part of it cannot be planned. */
function unlessUnplanned<Plan>({ field, nodes }: RootField, plan: (selected: Selected) => Plan): Plan | null {
  const [node] = nodes;
  if (!node) return null;
  try {
    const sets = nodes.map(({ selectionSet }) => selectionSet);
    return plan({ field, argumentsOf: askedArguments(field, node), type: getNamedType(field.type), sets });
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
  const { argumentsOf, sets } = selected;
  switch (read.kind) {
    case 'one':
      return {
        root: { kind: 'one', row: planRow(planning, read.model, selected) },
        idsOf: (variables) => [argumentsOf(variables)[read.key]],
      };
    case 'self': {
      const row = planRow(planning, read.model, selected);
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
        periodOf: (variables) => periodOf(read.args, argumentsOf(variables)),
      };
    case 'node':
    case 'nodes': {
      const types = nodeTypes.map(({ type, model }) => ({
        name: type.name,
        row: planRow(planning, model, { type, sets }),
      }));
      return {
        root: { kind: 'nodes', types },
        idsOf: (variables) => nodeIds(argumentsOf(variables)),
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
      args: { filter: filterOf(root.argumentsOf(variables)) },
      model,
    }));
    return { key, kind: 'rows', index, relation, row: planRow(planning, model, selected) };
  });
}

const modelOf = (read: FieldRead): ReadModel<object> | undefined =>
  'model' in read ? read.model : 'relation' in read ? read.relation.model : undefined;

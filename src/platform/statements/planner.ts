import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import type { Database } from '../database/database.ts';
import { fieldsOf, isOnType } from '../documents/selections.ts';
import { periodOf } from '../loaders/days.ts';
import { type FieldRead, type KnownOfSelf, listArguments, nodeIds, summaryFilter } from '../loaders/field-read.ts';
import type { NodeType } from '../loaders/node-types.ts';
import type { ReadModel, Relation } from '../loaders/read-model.ts';
import { tableOf } from '../loaders/table.ts';
import type {
  ConnectionField,
  DayField,
  EdgeField,
  ListPlan,
  PageInfoField,
  RootPlan,
  RowField,
  RowPlan,
  SummaryMember,
  SummaryPlan,
  ValueMember,
  ValueShape,
} from './plan.ts';

type Sets = readonly (SelectionSetNode | undefined)[];
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Field = GraphQLField<unknown, unknown>;

/** Thrown where a selection asks for something that SQL does not answer. */
const UNPLANNED = Symbol('unplanned');

/** Scalars whose text SQL writes as GraphQL does. */
const SCALARS = new Set(['ID', 'String', 'Int', 'Boolean', 'Date', 'DateTime', 'Time', 'Money', 'Percent']);
/** Of those, the ones whose lists hold no text that could look like punctuation. */
const LISTED_SCALARS = new Set(['ID', 'Int']);

/** Places of rows in a query: PostgreSQL plans each one on its own, and beyond so many takes longer than loaders do. */
const MAX_ROW_PLANS = 40;

/** A root field of a query: nodes without directives, of one response key, valid. */
export interface AskedField {
  readonly field: Field;
  readonly nodes: readonly FieldNode[];
  readonly fragments: Fragments;
}

/**
 * How one statement answers a root field, with all that is asked below it; null where something is asked that only a
 * resolver knows, or more than a statement is good for. `nodeTypes`: among whose rows nodes are looked for, all of them
 * read in the academy or none.
 */
export function planRoot(
  database: Database,
  { field, nodes, fragments }: AskedField,
  nodeTypes: readonly NodeType[] = [],
): RootPlan | null {
  const lists: RootPlan['lists'][number][] = [];
  let rowPlans = 0;
  let looksAtMany = false;
  const read = readOf(field);
  const [node] = nodes;
  if (!read || !node) return null;
  const acrossAcademies = (modelOf(read) ?? nodeTypes[0]?.model)?.acrossAcademies ?? false;
  try {
    const type = getNamedType(field.type) as GraphQLObjectType;
    const sets = nodes.map(({ selectionSet }) => selectionSet);
    switch (read.kind) {
      case 'one': {
        const idsOf: RootPlan['idsOf'] = (variables) => [getArgumentValues(field, node, variables).id];
        return planOf({ kind: 'one', row: rowPlan(read.model, type, sets) }, idsOf);
      }
      case 'self': {
        const row = rowPlan(read.model, type, sets);
        // what needs no statement gets none
        if (row.fields.every((field) => field.kind === 'constant' || isKnown(field, read.known))) return null;
        const idsOf: RootPlan['idsOf'] = (_variables, { principal }) => [principal?.userId];
        return planOf({ kind: 'one', row }, idsOf);
      }
      case 'days': {
        const fields = dayFields(field, node, type, sets);
        looksAtMany = true;
        const askedOf: RootPlan['periodOf'] = (variables) =>
          periodOf(read.args, getArgumentValues(field, node, variables));
        return { ...planOf({ kind: 'days', fields }), periodOf: askedOf };
      }
      case 'node':
      case 'nodes': {
        const types = nodeTypes.map(({ type, model }) => ({ name: type.name, row: rowPlan(model, type, sets) }));
        const idsOf: RootPlan['idsOf'] = (variables) => nodeIds(getArgumentValues(field, node, variables));
        return planOf({ kind: 'nodes', types }, idsOf);
      }
      default: {
        const list = listPlan(field, node, sets, type);
        return planOf({ kind: 'list', list });
      }
    }
  } catch (reason) {
    if (reason === UNPLANNED) return null;
    throw reason;
  }

  function planOf(root: RootPlan['root'], idsOf: RootPlan['idsOf'] = () => []): RootPlan {
    return { root, lists, idsOf, looksAtMany, acrossAcademies };
  }

  function rowPlan(model: ReadModel<any>, type: GraphQLObjectType, sets: Sets): RowPlan {
    if (++rowPlans > MAX_ROW_PLANS || (model.acrossAcademies ?? false) !== acrossAcademies) throw UNPLANNED;
    const table = tableOf(database, model);
    const fields = members<RowField>(type, sets, (key, field, nodes) => {
      const read = readOf(field);
      const below = nodes.map(({ selectionSet }) => selectionSet);
      if (read?.kind === 'one') {
        if (isNonNullType(field.type) || !table.has(read.key)) throw UNPLANNED;
        const row = rowPlan(read.model, getNamedType(field.type) as GraphQLObjectType, below);
        return { key, kind: 'one', property: read.key, row };
      }
      if (read?.kind === 'all') {
        const { relation, unlessNull } = read;
        looksAtMany ||= relation.scanCost !== undefined;
        const row = rowPlan(relation.model, getNamedType(field.type) as GraphQLObjectType, below);
        return { key, kind: 'all', relation, row, unlessNull };
      }
      if (read?.kind === 'summary') return { key, kind: 'summary', summary: summaryPlan(read, field, nodes) };
      if (read) {
        const list = listPlan(field, nodes[0] as FieldNode, below, getNamedType(field.type) as GraphQLObjectType);
        return { key, kind: 'list', list };
      }
      if (field.resolve || !table.has(field.name)) throw UNPLANNED;
      return { key, kind: 'property', property: field.name, shape: valueShape(field.type, below) };
    });
    return { model, fields };
  }

  function listPlan(field: Field, node: FieldNode, sets: Sets, type: GraphQLObjectType): ListPlan {
    const read = readOf(field);
    if (read?.kind !== 'list' && read?.kind !== 'children') throw UNPLANNED;
    const relation = read.kind === 'children' ? read.relation : null;
    const model = read.kind === 'children' ? read.relation.model : read.model;
    looksAtMany ||= relation?.scanCost !== undefined;
    const index = lists.length;
    lists.push((variables) => ({ args: listArguments(read, getArgumentValues(field, node, variables)), model }));
    const fields = members<ConnectionField>(type, sets, (key, field, nodes) => {
      const below = nodes.map(({ selectionSet }) => selectionSet);
      const inner = getNamedType(field.type) as GraphQLObjectType;
      switch (field.name) {
        case 'nodes':
          return { key, kind: 'nodes', row: rowPlan(model, inner, below) };
        case 'edges':
          return { key, kind: 'edges', fields: edgeFields(model, relation, inner, below) };
        case 'totalCount':
          return { key, kind: 'totalCount' };
        case 'pageInfo':
          return { key, kind: 'pageInfo', fields: pageInfoFields(inner, below) };
        default:
          throw UNPLANNED;
      }
    });
    return { index, model, relation, fields };
  }

  function dayFields(root: Field, node: FieldNode, type: GraphQLObjectType, sets: Sets): DayField[] {
    return members<DayField>(type, sets, (key, field, nodes) => {
      const read = readOf(field);
      if (field.name === 'date') return { key, kind: 'date' };
      if (read?.kind !== 'ofDay') throw UNPLANNED;
      const { relation, filterOf } = read;
      const index = lists.length;
      lists.push((variables) => ({
        args: { filter: filterOf(getArgumentValues(root, node, variables)) },
        model: relation.model,
      }));
      const below = nodes.map(({ selectionSet }) => selectionSet);
      const row = rowPlan(relation.model, getNamedType(field.type) as GraphQLObjectType, below);
      return { key, kind: 'rows', index, relation, row };
    });
  }

  function summaryPlan(read: FieldRead & { kind: 'summary' }, field: Field, nodes: readonly FieldNode[]): SummaryPlan {
    const { summary } = read;
    const { model } = summary.relation;
    looksAtMany ||= (summary.scanCost ?? summary.relation.scanCost) !== undefined;
    if (++rowPlans > MAX_ROW_PLANS || (model.acrossAcademies ?? false) !== acrossAcademies) throw UNPLANNED;
    const index = lists.length;
    const [node] = nodes as [FieldNode];
    lists.push((variables) => ({
      args: { filter: summaryFilter(read, getArgumentValues(field, node, variables)) },
      model,
    }));
    const value = ({ name, type }: Field) => ({ name, shape: valueShape(type, []) });
    const type = getNamedType(field.type);
    if (!isObjectType(type)) return { index, summary, answer: value(field) };
    const sets = nodes.map(({ selectionSet }) => selectionSet);
    const answer = members<SummaryMember>(type, sets, (key, field) => ({ key, kind: 'value', ...value(field) }));
    return { index, summary, answer };
  }

  function edgeFields(
    model: ReadModel<any>,
    relation: Relation<any> | null,
    type: GraphQLObjectType,
    sets: Sets,
  ): EdgeField[] {
    return members<EdgeField>(type, sets, (key, field, nodes) => {
      const below = nodes.map(({ selectionSet }) => selectionSet);
      if (field.name === 'cursor') return { key, kind: 'cursor' };
      if (field.name === 'node') {
        return { key, kind: 'node', row: rowPlan(model, getNamedType(field.type) as GraphQLObjectType, below) };
      }
      if (!relation?.edge?.[field.name]) throw UNPLANNED;
      return { key, kind: 'link', property: field.name, shape: valueShape(field.type, below) };
    });
  }

  function pageInfoFields(type: GraphQLObjectType, sets: Sets): PageInfoField[] {
    return members<PageInfoField>(type, sets, (key, { name }) => {
      if (name === 'hasNextPage' || name === 'hasPreviousPage' || name === 'startCursor' || name === 'endCursor') {
        return { key, kind: name };
      }
      throw UNPLANNED;
    });
  }

  function valueShape(type: GraphQLOutputType, sets: Sets): ValueShape {
    const item = itemType(type);
    if (isObjectType(item)) return { type, members: valueMembers(item, sets), isJson: true };
    const isList = isListType(getNullableType(type));
    if (!isWritten(item, isList ? LISTED_SCALARS : SCALARS)) throw UNPLANNED;
    return { type, isJson: isList };
  }

  function valueMembers(type: GraphQLObjectType, sets: Sets): ValueMember[] {
    return members<ValueMember>(type, sets, (key, field, nodes) => {
      if (field.resolve) throw UNPLANNED;
      const sets = nodes.map(({ selectionSet }) => selectionSet);
      return { key, kind: 'member', name: field.name, shape: valueShape(field.type, sets) };
    });
  }

  function members<Member extends { key: string }>(
    type: GraphQLObjectType,
    sets: Sets,
    make: (key: string, field: Field, nodes: readonly FieldNode[]) => Member,
  ): Member[] {
    return [...fieldsOf(sets, fragments, isOnType(type, fragments))].map(([key, nodes]) => {
      const name = nodes[0]?.name.value ?? '';
      if (name === '__typename') return { key, kind: 'constant', value: JSON.stringify(type.name) } as never;
      const field = type.getFields()[name];
      if (!field) throw UNPLANNED;
      return make(key, field, nodes);
    });
  }
}

const modelOf = (read: FieldRead): ReadModel<any> | undefined =>
  'model' in read ? read.model : 'relation' in read ? read.relation.model : undefined;

const isKnown = (field: RowField, known: KnownOfSelf): boolean => field.kind === 'property' && field.property in known;

const readOf = (field: Field): FieldRead | undefined => field.extensions.read as FieldRead | undefined;

/** The type without being required, and of a list the type of its items. */
function itemType(type: GraphQLOutputType): GraphQLOutputType {
  const nullable = getNullableType(type);
  return isListType(nullable) ? getNullableType(nullable.ofType as GraphQLOutputType) : nullable;
}

/** Whether SQL writes values of a type: enums whose values are their names in lower case, and some scalars. */
function isWritten(type: GraphQLOutputType, scalars: ReadonlySet<string>): boolean {
  if (isEnumType(type)) return type.getValues().every(({ name, value }) => value === name.toLowerCase());
  return isLeafType(type) && scalars.has(type.name);
}

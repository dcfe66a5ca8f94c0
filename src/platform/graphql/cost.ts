import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { askedMembers } from '../documents/filter-members.ts';
import { fragmentsOf, isIncluded } from '../documents/selections.ts';
import { type FieldRead, readOf } from '../loaders/field-read.ts';
import type { Relation } from '../loaders/read-model.ts';
import { countsOf } from '../loaders/totals.ts';
import { MAX_FEED_SIZE } from '../validation/page-size.ts';
import {
  argumentValue,
  daysAsked,
  idsAsked,
  isPaged,
  pageSize,
  type VariableValues,
  variableValues,
} from './cost-arguments.ts';
import { extentReader } from './document-shape.ts';

/** The assumed number of rows in a list of objects that is not a connection. */
const LIST_ROWS = 10;

/** The cost of a mutation, in addition to the rows that it returns. */
const MUTATION_COST = 10;

/**
 * The cost of introspection. Even with a short selection, the response may be as long as the schema. Each alias in the
 * selection adds the same cost, because the response may contain a part of the schema once more.
 */
const INTROSPECTION_COST: ReadonlyMap<string, number> = new Map([
  ['__schema', 5_000],
  ['__type', 1_000],
]);

/**
 * The cost of a scan. A `search`, a summary, and a `totalCount` without stored counts have to read rows that are not
 * returned. At the root, they read rows of the whole academy. Below a row, they read the rows that belong to this row.
 */
const SCAN_COST = { root: 1_000, nested: 20 };

/**
 * The number of rows that an `offset` can skip for the cost of one returned row. An offset never costs more than a
 * scan.
 */
const OFFSET_ROWS = 100;

/**
 * The extension for a field without a declared read. It is a {@link Scans} function, which returns the cost of finding
 * the rows of the field.
 */
export const SCANS = 'scans';

/**
 * Returns the cost of finding a field's rows. The function runs before validation, so `argument` returns a value as the
 * client wrote it.
 */
export type Scans = (argument: (name: string) => unknown) => number;

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    readonly scans?: Scans;
    readonly usualLength?: number;
  }
}

/**
 * The counted rows below a selection set. `own` counts once. `paged` is multiplied by the page size of the connection.
 * `totals` is the number of times that the connection's `totalCount` is selected.
 */
interface Rows {
  own: number;
  paged: number;
  totals: number;
}

const none = (): Rows => ({ own: 0, paged: 0, totals: 0 });

/** An operation in a document, with the variables that the client sent. */
export interface CountedOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables?: VariableValues | undefined;
}

/** Options for counting an operation's cost. */
interface CostOptions {
  /**
   * True if rows that are read but not returned count too. Without a query plan, a nested list reads all rows of each
   * parent and numbers them to find the page.
   */
  readonly interpreted?: boolean;
  /**
   * Receives the values of the variables, and returns an object to read them from instead, such as a proxy that records
   * reads.
   */
  readonly watched?: (values: VariableValues) => VariableValues;
}

/**
 * Returns an upper estimate of the object rows in an operation's response.
 * - Each object field counts as 1.
 * - Selections below the `nodes` or `edges` of a connection are multiplied by its page size.
 * - Selections below rows that are selected by ids are multiplied by the number of ids.
 * - Selections below the days of a period are multiplied by the number of days. Below a list of a day, they are also
 *   multiplied by the estimated length of the list.
 * - Selections below other lists of objects are multiplied by 10, or by the field's `usualLength`. If the field has an
 *   argument for the page size, they are multiplied by the page size.
 * - The scans of lists are added, see {@link SCAN_COST} and {@link SCANS}.
 *
 * If the operation is `interpreted` and the parents of a nested list may have many rows, all these rows count,
 * because the loaders number all of them to find each page. The time for the estimate is linear in the size of the
 * document, because each fragment is counted once. The function is safe before validation: unknown names count as 0,
 * and cycles of fragments end.
 */
export function operationCost(
  schema: GraphQLSchema,
  { document, operation, variables = {} }: CountedOperation,
  { interpreted = false, watched = (values) => values }: CostOptions = {},
): number {
  const root = schema.getRootType(operation.operation);
  if (!root) return 0;
  const values = watched(variableValues(operation, variables));
  const isMutation = operation.operation === 'mutation';
  const count = new CostCount(schema, fragmentsOf(document), { root, isMutation, values, interpreted });
  const { own, paged } = count.rowsOf(operation.selectionSet, root);
  return Math.min(own + paged, Number.MAX_SAFE_INTEGER);
}

/** The facts that determine the cost of an operation. */
interface CountedBy {
  readonly root: GraphQLNamedType;
  readonly isMutation: boolean;
  readonly values: VariableValues;
  readonly interpreted: boolean;
}

type Field = GraphQLField<unknown, unknown>;

/** Counts the rows of one operation. */
class CostCount {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #by: CountedBy;
  readonly #values: VariableValues;
  readonly #variable = (name: string): unknown => this.#values[name];
  /** The counted rows of each fragment, by the name of the fragment. */
  readonly #ofFragments = new Map<string, Rows>();

  constructor(schema: GraphQLSchema, fragments: ReadonlyMap<string, FragmentDefinitionNode>, by: CountedBy) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#by = by;
    this.#values = by.values;
  }

  rowsOf(set: SelectionSetNode | undefined, type: GraphQLNamedType): Rows {
    const rows = none();
    for (const selection of set?.selections ?? []) {
      if (isIncluded(selection, this.#variable)) add(rows, this.#rowsOfSelection(selection, type));
    }
    return rows;
  }

  #rowsOfSelection(selection: SelectionNode, type: GraphQLNamedType): Rows {
    if (selection.kind === Kind.FIELD) return this.#rowsOfField(selection, type);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#rowsOfFragment(selection.name.value);
    const condition = selection.typeCondition?.name.value;
    return this.rowsOf(selection.selectionSet, (condition && this.#schema.getType(condition)) || type);
  }

  #rowsOfFragment(name: string): Rows {
    const known = this.#ofFragments.get(name);
    if (known) return known;
    this.#ofFragments.set(name, none());
    const fragment = this.#fragments.get(name);
    const type = fragment && this.#schema.getType(fragment.typeCondition.name.value);
    const rows = type ? this.rowsOf(fragment.selectionSet, type) : none();
    this.#ofFragments.set(name, rows);
    return rows;
  }

  #rowsOfField(node: FieldNode, parent: GraphQLNamedType): Rows {
    const { root, isMutation } = this.#by;
    const name = node.name.value;
    const introspection = parent === root ? INTROSPECTION_COST.get(name) : undefined;
    if (introspection && node.selectionSet)
      return { ...none(), own: introspection * (1 + extentReader(this.#fragments)(node.selectionSet).aliases) };
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    if (!field) return none();
    const base = isMutation && parent === root ? MUTATION_COST : 0;
    const type = getNamedType(field.type);
    const read = readOf(field);
    const scanned = read?.kind === 'summary' ? scanOf(read.summary.relation, read.summary.scanCost) : 0;
    if (!isCompositeType(type))
      return { ...none(), own: base + scanned, totals: isConnection(parent) && name === 'totalCount' ? 1 : 0 };
    const below = this.rowsOf(node.selectionSet, type);
    if (isConnection(type)) {
      const page = below.paged * pageSize(field, node, this.#values);
      return { ...none(), own: (base || 1) + below.own + page + this.#scanCost(field, node, below) };
    }
    if (!isList(field.type)) {
      const rows = isPaged(field)
        ? (below.own / LIST_ROWS) * pageSize(field, node, this.#values, MAX_FEED_SIZE)
        : below.own;
      return { ...none(), own: (base || 1) + rows + scanned + (this.#lookCost(field, node) ?? 0) };
    }
    return this.#rowsOfList({ field, node, parent }, base, below);
  }

  /** Counts a list of objects that is not a connection, or the `nodes` or `edges` of a connection. */
  #rowsOfList({ field, node, parent }: CountedField, base: number, below: Rows): Rows {
    const { name } = field;
    const read = readOf(field);
    // an edge and its node count as one row
    if (isConnection(parent) && name === 'edges') return { ...none(), paged: Math.max(1, below.own) };
    if (isConnection(parent) && name === 'nodes') return { ...none(), paged: 1 + below.own };
    if (read?.kind === 'days') return { ...none(), own: daysAsked(node, this.#values) * (1 + below.own) };
    if (read?.kind === 'nodes') return { ...none(), own: idsAsked(node, this.#values) * (1 + below.own) };
    const looked = this.#lookCost(field, node) ?? 0;
    const usual = field.extensions.usualLength ?? LIST_ROWS;
    const length = lengthOf(read) ?? (isPaged(field) ? pageSize(field, node, this.#values) : usual);
    return { ...none(), own: base + looked + length * (1 + below.own) };
  }

  /** Returns the cost of finding a field's rows, if the field declares it. */
  #lookCost(field: Field, node: FieldNode): number | undefined {
    const scans = field.extensions[SCANS];
    return scans?.((name) => argumentValue(node, name, this.#values));
  }

  /** Returns the cost of a list's scans. The rows that the list returns are not included. */
  #scanCost(field: Field, node: FieldNode, { own, paged, totals }: Rows): number {
    const read = readOf(field);
    const offset = argumentValue(node, 'offset', this.#values);
    const skipped = typeof offset === 'number' ? Math.floor(Math.max(0, offset) / OFFSET_ROWS) : 0;
    const leftOut = Math.min(skipped, SCAN_COST.root);
    const looked = this.#lookCost(field, node);
    // finding a page and counting the total are separate scans
    if (looked !== undefined) return looked * (totals + (own + paged > 0 ? 1 : 0)) + leftOut;
    if (read?.kind !== 'list' && read?.kind !== 'children') return totals;
    const filters = askedMembers(argumentValue(node, 'filter', this.#values));
    const relation = read.kind === 'children' ? read.relation : null;
    const model = read.kind === 'children' ? read.relation.model : read.model;
    const scan = relation ? scanOf(relation) : (model.scanCost ?? SCAN_COST.root);
    const total = countsOf(model, filters, relation) ? 1 : scan;
    const numbered = this.#by.interpreted ? (relation?.scanCost ?? 0) : 0;
    return numbered + totals * total + (filters.includes('search') ? scan : 0) + leftOut;
  }
}

/** A selected field, with its node and its parent type. */
interface CountedField {
  readonly field: Field;
  readonly node: FieldNode;
  readonly parent: GraphQLNamedType;
}

/** Returns the cost of reading all rows that belong to a parent. */
const scanOf = (relation: Relation<object>, scanCost = relation.scanCost): number => scanCost ?? SCAN_COST.nested;

/** Returns the estimated length of a list, from the declaration of the list; undefined without an estimate. */
const lengthOf = (read: FieldRead | undefined): number | undefined =>
  read?.kind === 'ofDay' ? read.relation.perDay : undefined;

function add(sum: Rows, { own, paged, totals }: Rows): void {
  sum.own += own;
  sum.paged += paged;
  sum.totals += totals;
}

function isConnection(type: GraphQLNamedType): boolean {
  return isObjectType(type) && type.name.endsWith('Connection') && 'pageInfo' in type.getFields();
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type));
}

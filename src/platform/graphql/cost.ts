import {
  type DocumentNode,
  type FieldNode,
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
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { askedMembers } from '../documents/filter-members.ts';
import { fragmentsOf, isIncluded } from '../documents/selections.ts';
import { MAX_DAYS } from '../loaders/days.ts';
import { type FieldRead, readOf } from '../loaders/field-read.ts';
import type { Relation } from '../loaders/read-model.ts';
import { countsOf } from '../loaders/totals.ts';
import { daysBetween } from '../time/days.ts';
import { DEFAULT_PAGE_SIZE, MAX_FEED_SIZE, MAX_PAGE_SIZE } from '../validation/page-size.ts';
import { parseDate } from '../validation/scalars.ts';

/** Rows that a list of objects outside of a connection counts as. */
const LIST_ROWS = 10;

/** What a mutation counts for, beside the rows that it answers. */
const MUTATION_COST = 10;

/** What `__schema` and `__type` count for: their answers are as long as the schema, whatever is below them. */
const INTROSPECTION_COST = 1_000;

/**
 * What a scan counts for: a `search`, a summary, and a `totalCount` that is not kept as rows are written, look at rows that
 * are not answered. At the root those of the whole academy, below a row those that belong to it.
 */
const SCAN_COST = { root: 1_000, nested: 20 };

/** Rows that an `offset` leaves out for each one that it counts for; at most as much as a scan. */
const OFFSET_ROWS = 100;

/** The extension of a field that has no declared read: the {@link Scans} of one look for its rows. */
export const SCANS = 'scans';

/** The extension of a field whose pages are no {@link DEFAULT_PAGE_SIZE} where the caller does not say: the number of rows. */
export const USUAL_PAGE = 'usualPage';

/** What a look for the rows of a field counts for, by its arguments as they are written, ahead of any validation. */
export type Scans = (argument: (name: string) => unknown) => number;

/**
 * Rows below a selection set: `own` once, `paged` once for each row of the page of the connection it stands in, and how
 * often the connection's `totalCount` is asked for.
 */
interface Rows {
  own: number;
  paged: number;
  totals: number;
}

const none = (): Rows => ({ own: 0, paged: 0, totals: 0 });

/** How an operation's cost is counted. */
interface CostOptions {
  /** Whether all rows are counted that the interpreter numbers. */
  readonly interpreted?: boolean;
  /** Is given the values of the variables, and returns what they are read from. */
  readonly watched?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/**
 * An upper estimate of the object rows that an operation may answer. Every object field counts 1; what stands below
 * the `nodes` or `edges` of a connection is multiplied by its page size, below rows asked for by their ids by the number of
 * these, below days by the number of these and by how many rows their lists are taken to hold, below any other list of
 * objects by 10 or the `usualLength` that its field tells, in a feed by how many rows are asked for. What a list scans counts as well,
 * see {@link SCAN_COST} and {@link SCANS}.
 * Linear in the size of the document (each fragment is counted once), and safe before validation: unknown names count
 * nothing, circles end. Where it is `interpreted`, nested lists count with all rows that belong to a parent, if these are
 * many: all are numbered for each page.
 */
export function operationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>> = {},
  { interpreted = false, watched = (values) => values }: CostOptions = {},
): number {
  const fragments = fragmentsOf(document);
  const counted = new Map<string, Rows>();
  const values = watched(variableValues(operation, variables));
  const variable = (name: string): unknown => values[name];
  const isMutation = operation.operation === 'mutation';
  const root = schema.getRootType(operation.operation);
  if (!root) return 0;

  function rowsOf(set: SelectionSetNode | undefined, type: GraphQLNamedType): Rows {
    const rows = none();
    for (const selection of set?.selections ?? []) {
      if (isIncluded(selection, variable)) add(rows, rowsOfSelection(selection, type));
    }
    return rows;
  }

  function rowsOfSelection(selection: SelectionSetNode['selections'][number], type: GraphQLNamedType): Rows {
    if (selection.kind === Kind.FIELD) return rowsOfField(selection, type);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return rowsOfFragment(selection.name.value);
    const condition = selection.typeCondition?.name.value;
    return rowsOf(selection.selectionSet, (condition && schema.getType(condition)) || type);
  }

  function rowsOfFragment(name: string): Rows {
    const known = counted.get(name);
    if (known) return known;
    counted.set(name, none());
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const rows = type ? rowsOf(fragment.selectionSet, type) : none();
    counted.set(name, rows);
    return rows;
  }

  function rowsOfField(node: FieldNode, parent: GraphQLNamedType): Rows {
    const name = node.name.value;
    if (parent === root && (name === '__schema' || name === '__type')) return { ...none(), own: INTROSPECTION_COST };
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    if (!field) return none();
    const base = isMutation && parent === root ? MUTATION_COST : 0;
    const type = getNamedType(field.type);
    const read = readOf(field);
    const scanned = read?.kind === 'summary' ? scanOf(read.summary.relation, read.summary.scanCost) : 0;
    if (!isCompositeType(type))
      return { ...none(), own: base + scanned, totals: isConnection(parent) && name === 'totalCount' ? 1 : 0 };
    const below = rowsOf(node.selectionSet, type);
    if (isConnection(type)) {
      const page = below.paged * pageSize(field, node, values);
      return { ...none(), own: (base || 1) + below.own + page + scanCost(field, node, below) };
    }
    if (!isList(field.type)) {
      const rows = isPaged(field) ? (below.own / LIST_ROWS) * pageSize(field, node, values, MAX_FEED_SIZE) : below.own;
      return { ...none(), own: (base || 1) + rows + scanned + (lookCost(field, node) ?? 0) };
    }
    // An edge is not a row beside its node.
    if (isConnection(parent) && name === 'edges') return { ...none(), paged: Math.max(1, below.own) };
    if (isConnection(parent) && name === 'nodes') return { ...none(), paged: 1 + below.own };
    if (read?.kind === 'days') return { ...none(), own: daysAsked(node, values) * (1 + below.own) };
    if (read?.kind === 'nodes') return { ...none(), own: idsAsked(node, values) * (1 + below.own) };
    const looked = lookCost(field, node) ?? 0;
    const usual = (field.extensions.usualLength as number | undefined) ?? LIST_ROWS;
    const length = lengthOf(read) ?? (isPaged(field) ? pageSize(field, node, values) : usual);
    return { ...none(), own: base + looked + length * (1 + below.own) };
  }

  /** What a look for the rows of a field counts for that says so itself. */
  function lookCost(field: GraphQLField<unknown, unknown>, node: FieldNode): number | undefined {
    const scans = field.extensions[SCANS] as Scans | undefined;
    return scans?.((name) => argumentValue(node, name, values));
  }

  /** What a list scans beside the rows that it answers. */
  function scanCost(field: GraphQLField<unknown, unknown>, node: FieldNode, { own, paged, totals }: Rows): number {
    const read = readOf(field);
    const offset = argumentValue(node, 'offset', values);
    const skipped = typeof offset === 'number' ? Math.floor(Math.max(0, offset) / OFFSET_ROWS) : 0;
    const leftOut = Math.min(skipped, SCAN_COST.root);
    const looked = lookCost(field, node);
    // a page is looked for, and what there is counted, apart from each other
    if (looked !== undefined) return looked * (totals + (own + paged > 0 ? 1 : 0)) + leftOut;
    if (read?.kind !== 'list' && read?.kind !== 'children') return totals;
    const filters = askedMembers(argumentValue(node, 'filter', values));
    const relation = read.kind === 'children' ? read.relation : null;
    const model = read.kind === 'children' ? read.relation.model : read.model;
    const scan = relation ? scanOf(relation) : (model.scanCost ?? SCAN_COST.root);
    const total = countsOf(model, filters, relation) ? 1 : scan;
    const numbered = interpreted ? (relation?.scanCost ?? 0) : 0;
    return numbered + totals * total + (filters.includes('search') ? scan : 0) + leftOut;
  }

  const { own, paged } = rowsOf(operation.selectionSet, root);
  return Math.min(own + paged, Number.MAX_SAFE_INTEGER);
}

/** What a look at all rows that belong to a parent counts for. */
const scanOf = (relation: Relation<any>, scanCost = relation.scanCost): number => scanCost ?? SCAN_COST.nested;

/** How many rows are asked for by their ids; more are refused by the field itself. */
function idsAsked(node: FieldNode, values: Readonly<Record<string, unknown>>): number {
  const ids = argumentValue(node, 'ids', values);
  return Array.isArray(ids) ? Math.min(ids.length, MAX_PAGE_SIZE) : 1;
}

/** How many days are asked for; where it is no period, which is refused by the field itself, as many as there can be. */
function daysAsked(node: FieldNode, values: Readonly<Record<string, unknown>>): number {
  const [from, to] = ['from', 'to'].map((name) => parseDate(String(argumentValue(node, name, values))));
  const days = from && to ? daysBetween(from, to) + 1 : MAX_DAYS;
  return days >= 1 && days <= MAX_DAYS ? days : MAX_DAYS;
}

/** How long a list is taken to be that says so itself. */
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

function isPaged(field: GraphQLField<unknown, unknown>): boolean {
  return field.args.some(({ name }) => name === 'first' || name === 'last');
}

/** The rows that a page may hold: larger pages are refused by the field itself, so they count as the largest. */
function pageSize(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  values: Readonly<Record<string, unknown>>,
  most = MAX_PAGE_SIZE,
): number {
  const sizes = field.args.filter(({ name }) => name === 'first' || name === 'last');
  const given = sizes.map(({ name }) => argumentValue(node, name, values)).filter((size) => size != null);
  const asked = given.length > 0 ? given : sizes.map((size) => size.defaultValue).filter((size) => size != null);
  if (asked.length === 0) return (field.extensions[USUAL_PAGE] as number | undefined) ?? DEFAULT_PAGE_SIZE;
  return Math.max(...asked.map((size) => (typeof size === 'number' ? Math.min(Math.max(size, 1), most) : most)));
}

function argumentValue(node: FieldNode, name: string, values: Readonly<Record<string, unknown>>): unknown {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
  return value && valueFromASTUntyped(value, values);
}

/** The values that variables have before coercion: given, or else the operation's default. */
export function variableValues(
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = Object.create(null);
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    const { value: name } = variable.name;
    if (Object.hasOwn(variables, name)) values[name] = variables[name];
    else if (defaultValue) values[name] = valueFromASTUntyped(defaultValue);
  }
  return values;
}

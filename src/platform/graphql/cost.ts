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
import { fragmentsOf, isIncluded } from '../documents/selections.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../validation/page-size.ts';

/** Rows that a list of objects outside of a connection counts as. */
const LIST_ROWS = 10;

/** What a mutation counts for, beside the rows that it answers. */
const MUTATION_COST = 10;

/** What `__schema` and `__type` count for: their answers are as long as the schema, whatever is below them. */
const INTROSPECTION_COST = 1_000;

/** Rows below a selection set: `own` once, `paged` once for each row of the page of the connection it stands in. */
interface Rows {
  own: number;
  paged: number;
}

/**
 * An upper estimate of the object rows that an operation may answer. Every object field counts 1; what stands below
 * the `nodes` or `edges` of a connection is multiplied by its page size, below any other list of objects by 10.
 * Linear in the size of the document (each fragment is counted once), and safe before validation: unknown names count
 * nothing, circles end.
 */
export function operationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>> = {},
): number {
  const fragments = fragmentsOf(document);
  const counted = new Map<string, Rows>();
  const variable = variableReader(operation, variables);
  const isMutation = operation.operation === 'mutation';
  const root = schema.getRootType(operation.operation);
  if (!root) return 0;

  function rowsOf(set: SelectionSetNode | undefined, type: GraphQLNamedType): Rows {
    const rows: Rows = { own: 0, paged: 0 };
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
    counted.set(name, { own: 0, paged: 0 });
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const rows = type ? rowsOf(fragment.selectionSet, type) : { own: 0, paged: 0 };
    counted.set(name, rows);
    return rows;
  }

  function rowsOfField(node: FieldNode, parent: GraphQLNamedType): Rows {
    const name = node.name.value;
    if (parent === root && (name === '__schema' || name === '__type')) return { own: INTROSPECTION_COST, paged: 0 };
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    if (!field) return { own: 0, paged: 0 };
    const base = isMutation && parent === root ? MUTATION_COST : 0;
    const type = getNamedType(field.type);
    if (!isCompositeType(type))
      return { own: base || (isConnection(parent) && name === 'totalCount' ? 1 : 0), paged: 0 };
    const below = rowsOf(node.selectionSet, type);
    if (isConnection(type))
      return { own: (base || 1) + below.own + below.paged * pageSize(field, node, variable), paged: 0 };
    if (!isList(field.type)) return { own: (base || 1) + below.own, paged: 0 };
    // An edge is not a row beside its node.
    if (isConnection(parent) && name === 'edges') return { own: 0, paged: Math.max(1, below.own) };
    if (isConnection(parent) && name === 'nodes') return { own: 0, paged: 1 + below.own };
    const length = isPaged(field) ? pageSize(field, node, variable) : LIST_ROWS;
    return { own: base + length * (1 + below.own), paged: 0 };
  }

  const { own, paged } = rowsOf(operation.selectionSet, root);
  return Math.min(own + paged, Number.MAX_SAFE_INTEGER);
}

function add(sum: Rows, { own, paged }: Rows): void {
  sum.own += own;
  sum.paged += paged;
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
function pageSize(field: GraphQLField<unknown, unknown>, node: FieldNode, variable: (name: string) => unknown): number {
  const sizes = field.args.filter(({ name }) => name === 'first' || name === 'last');
  const given = sizes.map(({ name }) => argumentValue(node, name, variable)).filter((size) => size != null);
  const asked = given.length > 0 ? given : sizes.map((size) => size.defaultValue).filter((size) => size != null);
  if (asked.length === 0) return DEFAULT_PAGE_SIZE;
  return Math.max(
    ...asked.map((size) => (typeof size === 'number' ? Math.min(Math.max(size, 1), MAX_PAGE_SIZE) : MAX_PAGE_SIZE)),
  );
}

function argumentValue(node: FieldNode, name: string, variable: (name: string) => unknown): unknown {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
  return value?.kind === Kind.VARIABLE ? variable(value.name.value) : value && valueFromASTUntyped(value);
}

/** The value that a variable has before coercion: given, or else the operation's default. */
function variableReader(
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): (name: string) => unknown {
  return (name) => {
    if (Object.hasOwn(variables, name)) return variables[name];
    const definition = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
    return definition?.defaultValue && valueFromASTUntyped(definition.defaultValue);
  };
}

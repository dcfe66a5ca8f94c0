import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isSpecifiedScalarType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { fragmentsOf } from '../documents/selections.ts';
import { COMPILER_MARK } from './specialise.ts';

/** Selections, fragments written out, up to which an operation is compiled: code grows with them. */
const MAX_COMPILED_SELECTIONS = 2_000;

/**
 * How many selections a specialised document has with its fragments written out, or null if compiled code would not
 * do what graphql-js does:
 * - interfaces, unions and `isTypeOf`: asynchronous answers are misread, and an error in them is never answered;
 * - literals and defaults that JSON does not hold;
 * - no field at all, where `@skip` leaves all out: the answer would be null;
 * - response paths that the compiler does not tell apart (`a_b` and `b` below `a`): resolvers would get the wrong `info`.
 */
export function compiledSize(schema: GraphQLSchema, document: DocumentNode): number | null {
  const fragments = fragmentsOf(document);
  const operation = document.definitions[0] as OperationDefinitionNode;
  const root = schema.getRootType(operation.operation);
  const paths = new Map<string, string>();
  let size = 0;

  function measureSet(set: SelectionSetNode, type: GraphQLObjectType, path: ResponsePath): boolean {
    return set.selections.every((selection) => {
      if (++size > MAX_COMPILED_SELECTIONS) return false;
      if (selection.kind === Kind.FIELD) return measureField(selection, type, path);
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (!fragment) return false;
      const condition = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value);
      return isObjectType(condition ?? type) && measureSet(fragment.selectionSet, type, path);
    });
  }

  function measureField(node: FieldNode, parent: GraphQLObjectType, above: ResponsePath): boolean {
    if (node.name.value === '__typename') return true;
    const field = parent.getFields()[node.name.value];
    if (!field || !hasPlainArguments(field, node)) return false;
    const keys = [...above.keys, (node.alias ?? node.name).value];
    if (!isUnmistakable(keys)) return false;
    const type = getNamedType(field.type);
    if (isAbstractType(type)) return false;
    if (!isObjectType(type)) return true;
    if (type.isTypeOf || !node.selectionSet) return false;
    return measureSet(node.selectionSet, type, throughLists(field.type, { keys, lists: above.lists }));
  }

  function isUnmistakable(keys: readonly string[]): boolean {
    const name = keys.toReversed().join('_');
    const exact = keys.join('.');
    const known = paths.get(name) ?? exact;
    paths.set(name, known);
    return known === exact;
  }

  if (!root || !measureSet(operation.selectionSet, root, { keys: [], lists: 0 })) return null;
  return paths.size > 0 ? size : null;
}

/** A path as the compiler names it: response keys, and for every list on the way the name of its index. */
interface ResponsePath {
  keys: readonly string[];
  lists: number;
}

function throughLists(type: GraphQLOutputType, { keys, lists }: ResponsePath): ResponsePath {
  const inner = getNullableType(type);
  return isListType(inner)
    ? throughLists(inner.ofType, { keys: [...keys, `idx${lists}`], lists: lists + 1 })
    : { keys, lists };
}

function hasPlainArguments(field: GraphQLField<unknown, unknown>, node: FieldNode): boolean {
  return field.args.every(({ name, type, defaultValue }) => {
    const given = node.arguments?.find((argument) => argument.name.value === name);
    return isPlain(defaultValue) && (!given || isPlainLiteral(given.value, type));
  });
}

/** Is the literal's value, its defaults included, the same after it was written as JSON? */
function isPlainLiteral(node: ValueNode, type: GraphQLInputType): boolean {
  const inner = getNullableType(type);
  if (node.kind === Kind.VARIABLE || node.kind === Kind.NULL) return true;
  if (isListType(inner)) {
    const items = node.kind === Kind.LIST ? node.values : [node];
    return items.every((item) => isPlainLiteral(item, inner.ofType));
  }
  if (isInputObjectType(inner)) {
    if (node.kind !== Kind.OBJECT) return false;
    return Object.values(inner.getFields()).every(({ name, type: fieldType, defaultValue }) => {
      const given = node.fields.find((field) => field.name.value === name);
      return isPlain(defaultValue) && (!given || isPlainLiteral(given.value, fieldType));
    });
  }
  if (isSpecifiedScalarType(inner)) return true;
  if (isEnumType(inner)) return node.kind === Kind.ENUM && isPlain(inner.getValue(node.value)?.value);
  try {
    return isPlain(inner.parseLiteral(node, {}));
  } catch {
    return false;
  }
}

function isPlain(value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return !value.includes(COMPILER_MARK);
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isPlain(item));
  if (typeof value !== 'object') return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return false;
  return Object.entries(value).every(([key, item]) => key !== '__proto__' && item !== undefined && isPlain(item));
}

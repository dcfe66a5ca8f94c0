import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf } from '../../src/platform/documents/selections.ts';
import { requireValue } from '../../src/platform/errors/require-value.ts';
import type { StoredOperation } from '../operations.ts';
import type { Answer } from '../route.ts';
import { rowsOf } from '../shape.ts';
import { enumSchema, type Making } from './enums.ts';
import { type JsonSchema, object, orNull } from './json-schema.ts';
import { PAGE_LINKS, PAGE_META, REPORT_META } from './pages.ts';
import { wordsSchema } from './words.ts';

/** The parts from which the schemas of responses are made. */
interface Task extends Making {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** A field that an operation selects, with its declaration. */
interface Selected {
  readonly node: FieldNode;
  readonly field: GraphQLField<unknown, unknown>;
}

/** Returns the schema of a route's response body, from the fields that its operation selects from the type `root`. */
export function answerSchema(
  answer: Answer,
  { document, definition }: StoredOperation,
  root: GraphQLObjectType,
  making: Making,
): JsonSchema {
  const task = { ...making, fragments: fragmentsOf(document) };
  const { selectionSet } = definition;
  if (answer === 'fields') return selectionSchema(selectionSet, root, task);
  if (answer === 'page' || answer === 'all') return listSchema(answer, listOf(selectionSet, root), task);
  if (answer === 'report') return reportSchema(listOf(selectionSet, root), task);
  const data = ofRecord('data', selectionSet, root);
  if (answer === 'feed') return feedSchema(data, task);
  const schema = unlessNull(data.field.type, valueSchema(data, task));
  return answer === 'payload' ? schema : object({ data: schema }, ['data']);
}

/** Returns the declaration that describes an operation. This is its root field, or the list below a record. */
export function subjectOf({ definition }: StoredOperation, root: GraphQLObjectType): GraphQLField<unknown, unknown> {
  const { selectionSet } = definition;
  const [first] = selectionSet.selections;
  if (first?.kind !== Kind.FIELD) throw new Error('A stored operation begins with a root field.');
  const key = keyOf(first);
  if (key !== 'of') return selected(key, selectionSet, root).field;
  const isList = first.selectionSet && fieldIn(first.selectionSet, 'list');
  return ofRecord(isList ? 'list' : 'data', selectionSet, root).field;
}

/** Returns the connection of a list. The connection is at the root, or below a record. */
const listOf = (set: SelectionSetNode, root: GraphQLObjectType): Selected => ofRecord('list', set, root);

/** Returns a field that is at the root, or below the record with the alias `of`. */
function ofRecord(key: string, set: SelectionSetNode, root: GraphQLObjectType): Selected {
  if (!fieldIn(set, 'of')) return selected(key, set, root);
  const { node, field } = selected('of', set, root);
  return selected(key, requireValue(node.selectionSet), objectTypeOf(field));
}

function listSchema(answer: 'page' | 'all', { node, field }: Selected, task: Task): JsonSchema {
  const nodes = selected('nodes', requireValue(node.selectionSet), objectTypeOf(field));
  const data = unlessNull(nodes.field.type, valueSchema(nodes, task));
  if (answer === 'all') return object({ data }, ['data']);
  const links = task.schemas.of('PageLinks', () => PAGE_LINKS);
  const meta = task.schemas.of('PageMeta', () => PAGE_META);
  return object({ data, links, meta }, ['data', 'links', 'meta']);
}

/**
 * Returns the schema of a report. It has a page of rows, the totals of all rows, the parameters of the report, and the
 * position of the page.
 */
function reportSchema(list: Selected, task: Task): JsonSchema {
  const type = objectTypeOf(list.field);
  const { nodes, page, total, totals, ...told } = selectionSchema(requireValue(list.node.selectionSet), type, task)
    .properties as Record<string, JsonSchema>;
  const meta = { ...told, ...REPORT_META };
  return object({ data: requireValue(nodes), totals: requireValue(totals), meta: object(meta, Object.keys(meta)) }, [
    'data',
    'totals',
    'meta',
  ]);
}

/** Returns the schema of a field's value: a scalar, a record, or a list. */
function valueSchema({ node, field }: Selected, task: Task): JsonSchema {
  const type = getNamedType(field.type);
  if (isEnumType(type)) return enumSchema(type, task);
  if (!isObjectType(type)) return leafSchema(type.name);
  const set = requireValue(node.selectionSet);
  const rows = rowsOf(
    type.name,
    set.selections.flatMap((each) => (each.kind === Kind.FIELD ? [keyOf(each)] : [])),
  );
  if (rows === null) return selectionSchema(set, type, task);
  const list = selected(rows, set, type);
  const items = rows === 'nodes' ? valueSchema(list, task) : edgeSchema(list, task);
  return { type: 'array', items };
}

/** Returns the schema of a feed. It has the rows, and the position from which the next request continues. */
function feedSchema(feed: Selected, task: Task): JsonSchema {
  const { data, ...meta } = valueSchema(feed, task).properties as Record<string, JsonSchema>;
  return object({ data: requireValue(data), meta: object(meta, Object.keys(meta)) }, ['data', 'meta']);
}

/** Returns the schema of a row in a list. The row and the fields of its edge are one object. */
function edgeSchema({ node, field }: Selected, task: Task): JsonSchema {
  const type = objectTypeOf(field);
  const set = requireValue(node.selectionSet);
  const link = { ...set, selections: set.selections.filter((each) => each !== fieldIn(set, 'node')) };
  return { allOf: [valueSchema(selected('node', set, type), task), selectionSchema(link, type, task)] };
}

/** Returns the schema of an object that has the selected fields of a type. Each fragment has a schema with a name. */
function selectionSchema(set: SelectionSetNode, type: GraphQLObjectType, task: Task): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  const parts: JsonSchema[] = [];
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const field = fieldOf(type, selection.name.value);
      const schema = valueSchema({ node: selection, field }, task);
      properties[keyOf(selection)] = { ...wordsSchema(field, task.words), ...wrapped(field.type, schema) };
      if (!selection.directives?.length) required.push(keyOf(selection));
    } else if (selection.kind === Kind.FRAGMENT_SPREAD && !selection.directives?.length) {
      parts.push(fragmentSchema(selection.name.value, type, task));
    } else {
      throw new Error(`A stored operation has a condition of a whole fragment of ${type.name}: say it of each field.`);
    }
  }
  if (Object.keys(properties).length > 0) parts.push(object(properties, required));
  return parts.length === 1 && parts[0] ? parts[0] : { allOf: parts };
}

function fragmentSchema(name: string, type: GraphQLObjectType, task: Task): JsonSchema {
  return task.schemas.of(name.replace(/Fields$/, ''), () => {
    const fragment = task.fragments.get(name);
    if (!fragment) throw new Error(`There is no fragment ${name}.`);
    const description = type.description && { description: task.words(type.description) };
    return { ...description, ...selectionSchema(fragment.selectionSet, type, task) };
  });
}

/**
 * Returns the schema of a value as the type of its field requires: as a list, or with null allowed. A connection is a
 * list already.
 */
function wrapped(type: GraphQLOutputType, schema: JsonSchema): JsonSchema {
  return isNonNullType(type) ? unlessNull(type, schema) : orNull(unlessNull(type, schema));
}

function unlessNull(type: GraphQLOutputType, schema: JsonSchema): JsonSchema {
  const inner = getNullableType(type);
  return isListType(inner) ? { type: 'array', items: wrapped(inner.ofType, schema) } : schema;
}

function objectTypeOf(field: Selected['field']): GraphQLObjectType {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) throw new Error(`${field.name} is no object.`);
  return type;
}

const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;

const fieldIn = (set: SelectionSetNode, key: string): FieldNode | undefined =>
  set.selections.find((each): each is FieldNode => each.kind === Kind.FIELD && keyOf(each) === key);

function selected(key: string, set: SelectionSetNode, type: GraphQLObjectType): Selected {
  const node = fieldIn(set, key);
  if (!node) throw new Error(`A stored operation has no field ${key} of ${type.name}.`);
  return { node, field: fieldOf(type, node.name.value) };
}

function fieldOf(type: GraphQLObjectType, name: string): GraphQLField<unknown, unknown> {
  const field = type.getFields()[name];
  if (!field) throw new Error(`${type.name} has no field ${name}.`);
  return field;
}

/** The schemas of scalars in responses. */
const LEAVES: Readonly<Record<string, JsonSchema>> = {
  String: { type: 'string' },
  Int: { type: 'integer', format: 'int32' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  ID: { type: 'string', format: 'uuid' },
  Money: { type: 'string', pattern: '^-?\\d+\\.\\d{2}$' },
  Percent: { type: 'string', pattern: '^\\d+\\.\\d{2,4}$' },
  Decimal: { type: 'string', pattern: '^\\d+\\.\\d{2}$' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  Time: { type: 'string', pattern: '^\\d{2}:\\d{2}:\\d{2}$' },
  JSONObject: { type: 'object' },
};

function leafSchema(name: string): JsonSchema {
  const known = LEAVES[name];
  if (!known) throw new Error(`The description of the API does not know how a ${name} is answered.`);
  return known;
}

import {
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { fieldsOf, fragmentsOf } from '../src/platform/documents/selections.ts';
import { JsonText } from '../src/platform/query-planner/json-text.ts';

/**
 * The differences between a result in GraphQL and in REST, by response key. They are computed once from the types of an
 * operation. Only the listed keys of a result are then visited.
 */
export interface Shape {
  /** True for enum values. REST writes them in lower case. */
  readonly isEnum: boolean;
  /**
   * The key of the rows, if only rows are selected. The connection is then a plain list in REST, and each edge is one
   * object.
   */
  readonly rows: 'nodes' | 'edges' | null;
  readonly fields: ReadonlyMap<string, Shape>;
}

/** Returns the shape of an operation's result. The document must be valid. */
export function shapeOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Shape {
  const fragments = fragmentsOf(document);

  function ofType(sets: readonly SelectionSetNode[], type: GraphQLNamedType): Shape {
    const fields = new Map<string, Shape>();
    if (isEnumType(type)) return { isEnum: true, rows: null, fields };
    if (!isObjectType(type)) return { isEnum: false, rows: null, fields };
    const asked = fieldsOf(sets, fragments);
    for (const [key, nodes] of asked) {
      const field = type.getFields()[nodes[0]?.name.value ?? ''];
      if (!field) continue;
      const below = nodes.map((node) => node.selectionSet).filter((set) => set !== undefined);
      const shape = ofType(below, getNamedType(field.type));
      if (differs(shape)) fields.set(key, shape);
    }
    return { isEnum: false, rows: rowsOf(type.name, [...asked.keys()]), fields };
  }

  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`The schema has no ${operation.operation}.`);
  return ofType([operation.selectionSet], root);
}

const differs = ({ isEnum, rows, fields }: Shape): boolean => isEnum || rows !== null || fields.size > 0;

/** Returns the key of the rows, if a selection from a type is a plain list in REST. Returns null otherwise. */
export function rowsOf(typeName: string, keys: readonly string[]): Shape['rows'] {
  const [key, ...others] = keys;
  const isRows = typeName.endsWith('Connection') && others.length === 0;
  return isRows && (key === 'nodes' || key === 'edges') ? key : null;
}

/** Changes a result to REST's form, in place. JSON text already has this form. */
export function reshape(shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined || value instanceof JsonText) return value;
  if (Array.isArray(value)) return value.map((item) => reshape(shape, item));
  if (shape.isEnum) return String(value).toLowerCase();
  if (!isRecord(value)) return value;
  for (const [key, below] of shape.fields) {
    if (key in value) value[key] = reshape(below, value[key]);
  }
  if (shape.rows === 'nodes') return value.nodes;
  if (shape.rows === 'edges') {
    const { edges } = value;
    return Array.isArray(edges) ? edges.map(({ node, ...link }: { node: object }) => ({ ...node, ...link })) : edges;
  }
  return value;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

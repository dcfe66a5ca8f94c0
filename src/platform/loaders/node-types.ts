import { type GraphQLField, type GraphQLObjectType, type GraphQLSchema, getNamedType } from 'graphql';
import { readOf } from './field-read.ts';
import type { ReadModel } from './read-model.ts';

/** A type that implements `Node` and has a root field that returns its rows by id. */
export interface NodeType {
  readonly type: GraphQLObjectType;
  readonly model: ReadModel<object>;
  /** The root field. If a caller may not call it, `node` does not return rows of the type to this caller either. */
  readonly field: GraphQLField<unknown, unknown>;
}

const known = new WeakMap<GraphQLSchema, readonly NodeType[]>();

/** Returns the node types of a schema. */
export function nodeTypesOf(schema: GraphQLSchema): readonly NodeType[] {
  const types = known.get(schema) ?? findNodeTypes(schema);
  known.set(schema, types);
  return types;
}

function findNodeTypes(schema: GraphQLSchema): NodeType[] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
    const read = readOf(field);
    const type = getNamedType(field.type) as GraphQLObjectType;
    const isNode = read?.kind === 'one' && type.getInterfaces().some(({ name }) => name === 'Node');
    return isNode ? [{ type, model: read.model, field }] : [];
  });
}

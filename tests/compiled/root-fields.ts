import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isRequiredArgument,
} from 'graphql';
import { schema } from './interpreter.ts';

/** A root field of the schema, and how to ask for it. */
export interface RootField {
  readonly name: string;
  /** The root list of the same rows, or of those whose id it is asked by; null where there is none. */
  readonly list: string | null;
  /** A query of that name for the field with everything below it and the ids of what hangs on it; by `$id` where it answers one row. */
  document(operation: string): string;
}

/** What fields are asked with that answer nothing by an id alone, and the list of the rows whose id that is. */
const ASKED: Record<string, { readonly with: string; readonly list?: string }> = {
  freeInstructors: { with: 'sessionId: $id', list: 'classSessions' },
  previewBatchChange: { with: 'id: $id, input: { startTime: "07:00" }', list: 'batches' },
  previewClosure: { with: 'input: { name: "Snow", startDate: "2026-02-02", endDate: "2026-02-02" }' },
  timetable: { with: 'from: "2026-02-02", to: "2026-02-08"' },
};

/** `quote` asks of two rows at once: `quote.test.ts` tells who may. */
const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  ({ name, type }) => !isInterfaceType(getNamedType(type)) && name !== 'quote',
);

const isList = (field: GraphQLField<unknown, unknown>): boolean => field.args.some(({ name }) => name === 'first');

/** Every root field for queries, but for those that answer what these do: see `nodes.test.ts`. */
export const rootFields: readonly RootField[] = queries.map((field) => {
  const asked = argumentsOf(field);
  const head = `${asked.includes('$id') ? '($id: ID!)' : ''} { answer: ${field.name}${asked && `(${asked})`}`;
  return {
    name: field.name,
    list: ASKED[field.name]?.list ?? (isList(field) ? field.name : listOf(getNamedType(field.type).name)),
    document: (operation) => `query ${operation}${head} ${below(field)} }`,
  };
});

function argumentsOf({ name, args }: GraphQLField<unknown, unknown>): string {
  if (ASKED[name]) return ASKED[name].with;
  if (args.some((argument) => argument.name === 'id')) return 'id: $id';
  return args.some((argument) => argument.name === 'first') ? 'first: 20' : '';
}

function listOf(type: string): string | null {
  return queries.find((field) => getNamedType(field.type).name === `${type}Connection`)?.name ?? null;
}

/** What to ask for below a field: everything, and the ids of the rows below its own. */
function below(field: GraphQLField<unknown, unknown>, depth = 0): string {
  const type = getNamedType(field.type) as GraphQLObjectType;
  if (type.name.endsWith('Connection')) {
    const nodes = type.getFields().nodes as GraphQLField<unknown, unknown>;
    const edge = getNamedType(type.getFields().edges?.type) as GraphQLObjectType;
    const link = Object.keys(edge.getFields()).filter((name) => name !== 'node');
    return `{ totalCount nodes ${below(nodes, depth)} edges { ${link.join(' ')} } }`;
  }
  const isRow = 'id' in type.getFields();
  if (isRow && depth > 0) return '{ id }';
  const inside = Object.values(type.getFields()).map((each) => {
    // what asks for arguments is asked by tests of its own
    if (each.args.some(isRequiredArgument)) return '';
    if (isLeafType(getNamedType(each.type))) return each.name;
    return `${each.name}${isList(each) ? '(first: 3)' : ''} ${below(each, depth + 1)}`;
  });
  return `{ ${inside.join(' ')} }`;
}

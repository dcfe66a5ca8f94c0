import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isRequiredArgument,
} from 'graphql';
import { schema } from './interpreter.ts';

/** A root field of the schema, with a query for it. */
export interface RootField {
  readonly name: string;
  /** The root list with the same rows, or with the rows whose id the field needs, or null. */
  readonly list: string | null;
  /**
   * Returns a query for the field with all nested fields and the ids of nested rows. A field that returns one row uses
   * `$id`.
   */
  document(operation: string): string;
}

/** Arguments of fields that need more than an id, and the list that has the ids. */
const ASKED: Record<string, { readonly with: string; readonly list?: string }> = {
  readyForPromotion: { with: 'batchId: $id', list: 'batches' },
  freeInstructors: { with: 'sessionId: $id', list: 'classSessions' },
  gradebook: { with: 'batchId: $id', list: 'batches' },
  previewBatchChange: { with: 'id: $id, input: { startTime: "07:00" }', list: 'batches' },
  previewAnnouncement: { with: 'audience: { everyone: true }' },
  previewNotification: { with: 'kind: ABSENCE' },
  previewClosure: { with: 'input: { name: "Snow", startDate: "2026-02-02", endDate: "2026-02-02" }' },
  timetable: { with: 'from: "2026-02-02", to: "2026-02-08"' },
};

/** All root queries to test. `quote` needs two rows, so `quote.test.ts` tests its permissions. */
const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  ({ name, type }) => !isInterfaceType(getNamedType(type)) && name !== 'quote',
);

const isList = (field: GraphQLField<unknown, unknown>): boolean => field.args.some(({ name }) => name === 'first');

/** All root query fields except interface fields, which return the same rows: see `nodes.test.ts`. */
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

/** Returns the selection below a field: all nested fields, and the ids of nested rows. */
function below(field: GraphQLField<unknown, unknown>, depth = 0): string {
  const type = getNamedType(field.type) as GraphQLObjectType;
  if (isLeafType(type)) return '';
  if (type.name.endsWith('Connection')) {
    const nodes = type.getFields().nodes as GraphQLField<unknown, unknown>;
    const edge = getNamedType(type.getFields().edges?.type) as GraphQLObjectType;
    const link = Object.keys(edge.getFields()).filter((name) => name !== 'node');
    return `{ totalCount nodes ${below(nodes, depth)} edges { ${link.join(' ')} } }`;
  }
  const isRow = 'id' in type.getFields();
  if (isRow && depth > 0) return '{ id }';
  const inside = Object.values(type.getFields()).map((each) => {
    // fields with required arguments have separate tests
    if (each.args.some(isRequiredArgument)) return '';
    if (isLeafType(getNamedType(each.type))) return each.name;
    return `${each.name}${isList(each) ? '(first: 3)' : ''} ${below(each, depth + 1)}`;
  });
  return `{ ${inside.join(' ')} }`;
}

import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  print,
  visit,
} from 'graphql';
import { fragmentsOf } from '../src/platform/documents/selections.ts';
import { snakeCase } from '../src/platform/validation/messages.ts';
import { selectionOf } from './derive-fields.ts';
import { filtersOf, sortsOf } from './list-options.ts';
import { reportFields, reportOperation } from './reports.ts';
import type { Resource, Standard } from './resource.ts';
import { furtherTypes, resourcesOf } from './resources.ts';
import type { Route } from './route.ts';

const HEADER = 'Written by `npm run schema` from the schema and rest/resources.ts.';

/**
 * Derives the stored operations that do not have to be written by hand. Returns the text of each file, by the name of
 * the file. A file has the fields and the standard operations of a resource, except the operations in `written`, which
 * are written by hand. Fragments add further parts to a response. For the type `Student`, the fragment
 * `StudentRelations` adds its relations, and `StudentDetails` adds parts that only the response with a single record
 * has. Throws if the schema lacks an operation or a type.
 */
export function deriveOperations(schema: GraphQLSchema, written: DocumentNode): Map<string, string> {
  const files = new Map(
    resourcesOf(schema).map((it) => [
      `${it.path.slice(1).replaceAll('/', '-')}.graphql`,
      resourceFile(schema, written, it),
    ]),
  );
  const further = furtherTypes.map((type) => fieldsFragment(schema, type));
  files.set('reports.graphql', fileOf([HEADER], reportFields(schema).map(reportOperation)));
  return files.set('further-types.graphql', fileOf([HEADER], further));
}

/** The maximum length of a line; longer lines are broken. */
const LINE_WIDTH = 120;

const fileOf = (notes: readonly string[], definitions: readonly string[]): string =>
  `${notes.map((note) => `# ${note}\n`).join('')}\n${broken(print(parse(definitions.join('\n'))))}\n`;

/** If the variables of an operation do not fit on one line, writes each variable on its own line. */
const broken = (text: string): string =>
  text.replaceAll(/^((?:query|mutation) \w+\()(.*)(\) \{)$/gm, (line, start: string, variables: string, end: string) =>
    line.length > LINE_WIDTH ? `${start}\n  ${variables.replaceAll(', ', '\n  ')}\n${end}` : line,
  );

function resourceFile(schema: GraphQLSchema, written: DocumentNode, { type, leading, routes }: Resource): string {
  const body = bodyOf(written, type, ['Relations']);
  const detailed = bodyOf(written, type, ['Relations', 'Details']);
  const textOf: Record<Standard, (field: Field) => string> = {
    list: (field) => listOperation(field, body),
    one: (field) => operation('query', field, detailed),
    create: (field) => operation('mutation', field, body),
    update: (field) => operation('mutation', field, detailed),
    delete: (field) => operation('mutation', field, DELETED),
  };
  const operations = (Object.entries(routes) as [Standard, Route][])
    .filter(([, route]) => !isWritten(written, route.operation))
    .map(([kind, route]) => textOf[kind](rootField(schema, route.operation)));
  const notes = routes.list ? notesOf(rootField(schema, routes.list.operation), detailed) : [];
  return fileOf([HEADER, ...notes], [fieldsFragment(schema, type, leading), ...operations]);
}

const isWritten = ({ definitions }: DocumentNode, operation: string): boolean =>
  definitions.some((it) => it.kind === Kind.OPERATION_DEFINITION && it.name?.value === operation);

type Field = GraphQLField<unknown, unknown>;

function rootField(schema: GraphQLSchema, name: string): Field {
  const field = schema.getQueryType()?.getFields()[name] ?? schema.getMutationType()?.getFields()[name];
  if (!field) throw new Error(`rest/resources.ts expects an operation ${name}, which the schema does not have.`);
  return field;
}

function fieldsFragment(schema: GraphQLSchema, name: string, leading?: readonly string[]): string {
  const type = schema.getType(name);
  if (!isObjectType(type))
    throw new Error(`rest/resources.ts expects the type ${name}, which the schema does not have.`);
  return `fragment ${name}Fields on ${name} { ${selectionOf(type, leading)} }`;
}

/** The parts of a record that are in a response. */
interface Body {
  readonly type: string;
  readonly selection: string;
  /** The variables that include relations. Each has the name by which `include` requests the relation. */
  readonly switches: readonly string[];
}

function bodyOf(written: DocumentNode, type: string, parts: readonly string[]): Body {
  const fragments = fragmentsOf(written);
  const own = parts.map((part) => fragments.get(type + part)).filter((fragment) => fragment !== undefined);
  const switches = new Set<string>();
  for (const fragment of own) visit(fragment, { Variable: ({ name }) => void switches.add(name.value) });
  const names = [`${type}Fields`, ...own.map(({ name }) => name.value)];
  return { type, selection: names.map((name) => `...${name}`).join(' '), switches: [...switches] };
}

/** The response for a deleted record. The response has only a message, because the path already names the record. */
const DELETED: Body = { type: 'DeletePayload', selection: 'message', switches: [] };

/**
 * Writes an operation whose variables are the arguments of the field. The operation selects a record of the resource.
 * If the field returns another type, the operation selects all fields of that type.
 */
function operation(kind: 'query' | 'mutation', field: Field, { type, selection, switches }: Body): string {
  const answered = getNamedType(field.type);
  if (!isObjectType(answered)) throw new Error(`REST answers objects: ${field.name} has none.`);
  const isRecord = answered.name === type;
  const args = field.args.toSorted((one, other) => Number(other.name === 'id') - Number(one.name === 'id'));
  const variables = [
    ...args.map((argument) => `$${argument.name}: ${argument.type}`),
    ...(isRecord ? switches.map((name) => `$${name}: Boolean!`) : []),
  ];
  const passed = args.map(({ name }) => `${name}: $${name}`);
  return `${kind} ${field.name} (${variables.join(' ')}) {
    data: ${field.name} (${passed.join(' ')}) { ${isRecord ? selection : selectionOf(answered)} }
  }`;
}

function listOperation(field: Field, { selection, switches }: Body): string {
  const typeOf = (name: string) => field.args.find((argument) => argument.name === name)?.type;
  return `query ${field.name} (
    $first: Int! $offset: Int! $after: String $csv: Boolean = false
    $filter: ${typeOf('filter')} $orderBy: ${typeOf('orderBy')} ${switches.map((name) => `$${name}: Boolean!`).join(' ')}
  ) {
    list: ${field.name} (first: $first offset: $offset after: $after filter: $filter orderBy: $orderBy) {
      total: totalCount @skip(if: $csv)
      page: pageInfo @include(if: $csv) { more: hasNextPage end: endCursor }
      nodes { ${selection} }
    }
  }`;
}

/** Returns notes for readers of the file, about the filters, orders and includes of a list. */
function notesOf({ args }: Field, { switches }: Body): string[] {
  const typeOf = (name: string) => {
    const argument = args.find((it) => it.name === name);
    return argument && getNamedType(argument.type);
  };
  const named = (what: string, names: readonly string[]) => (names.length > 0 ? [`${what}: ${names.join(', ')}`] : []);
  return [
    ...named('include', switches.map(snakeCase)),
    ...named('sort', sortsOf(typeOf('orderBy'))),
    ...named('filters', filtersOf(typeOf('filter'))),
  ];
}

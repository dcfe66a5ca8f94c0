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
 * The stored operations that need not be written: the text of each file by its name. A file has the fields and the standard
 * operations of a resource, but for those in `written`, by hand. There is also what an answer holds besides: for the type
 * `Student` the fragment `StudentRelations`, and `StudentDetails` for what only the answer of one record has. Throws where
 * the schema lacks something.
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

/** Longer lines are broken. */
const LINE_WIDTH = 120;

const fileOf = (notes: readonly string[], definitions: readonly string[]): string =>
  `${notes.map((note) => `# ${note}\n`).join('')}\n${broken(print(parse(definitions.join('\n'))))}\n`;

/** A line for each variable of an operation that has too many for one. */
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

/** What an answer has of a record. */
interface Body {
  readonly type: string;
  readonly selection: string;
  /** The variables that switch its relations on: each is a name that `include` may have. */
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

/** What is told of a record that is gone: in REST its path has named it. */
const DELETED: Body = { type: 'DeletePayload', selection: 'message', switches: [] };

/** Takes the arguments of the field as variables; answers a record of the resource or, all of it, what the field has else. */
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

/** What a reader wants to know of a list. */
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

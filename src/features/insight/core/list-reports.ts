import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
} from 'graphql';
import { requireValue } from '../../../platform/errors/require-value.ts';
import { isPermitted } from '../../../platform/permissions/permissions.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { snakeCase } from '../../../platform/validation/messages.ts';
import { REPORT } from './report-field.ts';
import type { ReportDescription, ReportParameter } from './report-list.types.ts';

type Field = GraphQLField<unknown, unknown>;

/** The names of the arguments that select a page. */
const OF_PAGES: ReadonlySet<string> = new Set(['first', 'after', 'last', 'before', 'offset']);

const OF_ALL: ReadonlySet<string> = new Set([...OF_PAGES, 'filter', 'groupBy', 'orderBy']);

/** Returns the reports that the caller may read, with the descriptions of their root fields. */
export async function listReports(ctx: RequestContext, schema: GraphQLSchema): Promise<ReportDescription[]> {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    ({ extensions }) => REPORT in extensions,
  );
  const permitted = await Promise.all(fields.map((field) => isPermitted(field, ctx)));
  return fields
    .filter((_field, index) => permitted[index])
    .map(describe)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function describe(field: Field): ReportDescription {
  const { name, definition, chart } = requireValue(field.extensions[REPORT]);
  const filter = argumentType(field, 'filter');
  const members = isInputObjectType(filter) ? Object.values(filter.getFields()) : [];
  const others = field.args.filter((argument) => !OF_ALL.has(argument.name));
  // REST uses one name for both `studentIdIn` and `studentId`
  const own = members.filter((member) => !isOfSeveral(member.name, members));
  const parameters = [...others, ...own].map(describeParameter);
  return {
    ...{ name, field: field.name, path: `/reports/${name}` },
    ...{ description: field.description ?? '', definition },
    groupBy: valuesOf(argumentType(field, 'groupBy')),
    parameters,
    sort: [...new Set(valuesOf(argumentType(field, 'orderBy')).map((value) => value.replace(/_(asc|desc)$/, '')))],
    formats: ['application/json', 'text/csv', ...(chart ? ['image/svg+xml'] : [])],
  };
}

const argumentType = ({ args }: Field, name: string) => getNamedType(args.find((each) => each.name === name)?.type);

const valuesOf = (type: unknown): string[] =>
  isEnumType(type) ? type.getValues().map(({ name }) => name.toLowerCase()) : [];

const isOfSeveral = (name: string, members: readonly GraphQLInputField[]): boolean =>
  name.endsWith('In') && members.some((member) => `${member.name}In` === name);

function describeParameter({ name, type, description }: GraphQLArgument | GraphQLInputField): ReportParameter {
  const named = getNamedType(type);
  const told = isEnumType(named) ? 'enum' : (TYPES[named.name] ?? 'string');
  return { name: snakeCase(name), type: told, values: valuesOf(named), description: description ?? '' };
}

const TYPES: Readonly<Record<string, string>> = { Date: 'date', ID: 'id', Boolean: 'boolean', Int: 'integer' };

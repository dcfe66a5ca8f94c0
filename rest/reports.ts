import { type GraphQLField, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { GROUP_COLUMNS } from '../src/platform/graphql/group-columns.ts';
import { snakeCase } from '../src/platform/validation/messages.ts';
import { ownFields, selectionOf } from './derive-fields.ts';
import { metaOf } from './laravel.ts';
import type { PageRequest } from './lists.ts';
import type { Route } from './route.ts';

/** Matches the root fields of reports: `paymentHistoryReport`. */
const REPORT = /Report$/;

/**
 * The number of rows that are read at once if a client exports a whole report. Each page computes all sums again, so
 * pages should be few. Clients can request only far fewer rows per page.
 */
export const REPORT_ROWS = 5_000;

type Field = GraphQLField<unknown, unknown>;

/** Returns the root fields that return reports. */
export const reportFields = (schema: GraphQLSchema): Field[] =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ name }) => REPORT.test(name));

/** Returns the CSV options of a report. Columns that belong to other groupings are omitted. */
export function csvOfReport(schema: GraphQLSchema, { operation }: Route) {
  const field = schema.getQueryType()?.getFields()[operation];
  const groups = new Map(
    Object.entries(field?.extensions[GROUP_COLUMNS] ?? {}).map(([group, columns]) => [
      group,
      new Set(columns.map(snakeCase)),
    ]),
  );
  const all = new Set([...groups.values()].flatMap((columns) => [...columns]));
  return {
    first: REPORT_ROWS,
    columnsOfOthers: (groupBy: string) => all.difference(groups.get(groupBy) ?? all),
  };
}

/** Returns the route of a report: `paymentHistoryReport` at `/reports/payment-history`. */
export const reportRoute = (operation: string): Route => ({
  method: 'get',
  path: `/reports/${snakeCase(operation.replace(REPORT, '')).replaceAll('_', '-')}`,
  operation,
  answer: 'report',
});

/**
 * Writes the operation of a report. The operation selects a page of rows, the totals, and the other fields of the
 * report.
 */
export function reportOperation({ name, args, type }: Field): string {
  const connection = getNamedType(type);
  const nodes = isObjectType(connection) ? getNamedType(connection.getFields().nodes?.type) : undefined;
  if (!isObjectType(connection) || !isObjectType(nodes)) throw new Error(`${name} is to answer a connection.`);
  const taken = args.filter((argument) => !['first', 'after', 'last', 'before', 'offset'].includes(argument.name));
  const totals = getNamedType(connection.getFields().totals?.type);
  if (!isObjectType(totals)) throw new Error(`${name} is to answer totals.`);
  const told = ownFields(connection)
    .map((field) => field.name)
    .filter((field) => !['totals', 'nodes', 'edges', 'pageInfo', 'totalCount'].includes(field));
  // the fields that name a row come before its numbers
  const keys = Object.keys(nodes.getFields()).filter((field) => !(field in totals.getFields()));
  return `query ${name} (
    $first: Int! $offset: Int! $after: String $csv: Boolean = false ${taken.map((argument) => `$${argument.name}: ${argument.type}`).join(' ')}
  ) {
    list: ${name} (first: $first offset: $offset after: $after ${taken.map((argument) => `${argument.name}: $${argument.name}`).join(' ')}) {
      totals { ${selectionOf(totals)} }
      ${told.map((field) => `${snakeCase(field)}: ${field}`).join(' ')}
      total: totalCount @skip(if: $csv)
      page: pageInfo @include(if: $csv) { more: hasNextPage end: endCursor }
      nodes { ${selectionOf(nodes, keys)} }
    }
  }`;
}

/** A report as its operation returns it. */
export interface ReportAnswer {
  readonly nodes: readonly unknown[];
  readonly totals: unknown;
  readonly total: number;
}

/**
 * Returns the body of a report: the page and the totals. Its `meta` has the parameters of the report and the position
 * of the page.
 */
export function reportBody(page: PageRequest, { nodes, totals, total, ...told }: ReportAnswer): object {
  const { current_page, last_page, per_page } = metaOf(page, nodes.length, total);
  return { data: nodes, totals, meta: { ...told, current_page, last_page, per_page, total } };
}

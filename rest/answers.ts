import type { Response } from 'express';
import { notFound } from '../src/platform/errors/app-error.ts';
import { linkTo } from '../src/platform/http/address.ts';
import { sendNotModified, sendText } from '../src/platform/http/send-text.ts';
import { JsonText, withValues } from '../src/platform/query-planner/json-text.ts';
import { MAX_PAGE_SIZE } from '../src/platform/validation/page-size.ts';
import { type CsvPage, CsvRows, csvColumns, JSON_TYPE } from './csv.ts';
import { entityTag, isKnown } from './entity-tag.ts';
import { linksOf, metaOf, type PageLinks } from './laravel.ts';
import type { PageRequest, RestQuery } from './lists.ts';
import type { StoredOperation } from './operations.ts';
import { type ReportAnswer, reportBody } from './reports.ts';
import type { Answer, Route } from './route.ts';

/**
 * Runs the stored operation of the route with the given variables. With `asText`, JSON texts that the database returned
 * are not parsed.
 */
export type Run = <Returned>(variables: Record<string, unknown>, asText?: boolean) => Promise<Returned>;

/**
 * The value that an operation returns. The value is at the root of the result, or in the record that the path names.
 * This record has the alias `of`.
 */
type AtPath<Returned> = Returned | { readonly of: Returned | null };

type RecordAnswer = { readonly data: Readonly<Record<string, unknown>> | null };

type PageAnswer = { readonly nodes: unknown[] | JsonText; readonly total: number | JsonText };

/**
 * The maximum length of a page link for which the `Link` header is sent. The header has four links. Four longer links
 * would exceed the limits of clients and proxies for headers.
 */
const LONGEST_LINK = 1_500;

/** Builds the body of a response, in the way that the `answer` of the route declares. */
export const ANSWERS: Record<Answer, (asked: RestQuery, run: Run, route: Route, res: Response) => Promise<unknown>> = {
  async one({ variables }, run, route) {
    return { data: recordOf(await run<AtPath<RecordAnswer>>(variables), route) };
  },

  async page({ page, variables }, run, route, res) {
    const answer = await run<AtPath<{ readonly list: PageAnswer }>>(variables, true);
    const { nodes, total: count } = listOf('of' in answer ? withValues(answer) : answer, route);
    const total = count instanceof JsonText ? Number(count.text) : count;
    const links = linksOf(page, total, res.req);
    if (links.first.length <= LONGEST_LINK) {
      res.links(Object.fromEntries(Object.entries(links).filter(([, link]) => link !== null)));
    }
    return nodes instanceof JsonText ? pageText(page, nodes, total, links) : pageOf(page, nodes, total, links);
  },

  async report({ page, variables }, run, route) {
    return reportBody(page, listOf(await run<AtPath<{ readonly list: ReportAnswer }>>(variables), route));
  },

  async list({ variables }, run) {
    const { data } = await run<{ readonly data: unknown }>(variables, true);
    return data instanceof JsonText ? new JsonText(`{"data":${data.text}}`) : { data };
  },

  async all({ variables }, run, route) {
    const data: unknown[] = [];
    let after: string | null = null;
    do {
      const rows: CsvPage = listOf(await run<AtPath<{ readonly list: CsvPage }>>({ ...variables, after }), route);
      data.push(...rows.nodes);
      after = rows.page.more ? rows.page.end : null;
    } while (after !== null);
    return { data };
  },

  async feed({ variables }, run) {
    const { data: feed } = await run<{ readonly data: { readonly data: unknown } }>(variables);
    const { data, ...meta } = feed;
    return { data, meta };
  },

  payload: async ({ variables }, run) => (await run<{ readonly data: unknown }>(variables)).data,

  fields: ({ variables }, run) => run(variables),
};

/** Returns the record of a response. The record is at the root, or below the record that the path names. */
const recordOf = (answer: AtPath<RecordAnswer>, route: Route): Readonly<Record<string, unknown>> =>
  found(('of' in answer ? found(answer.of, route) : answer).data, { ...route, name: route.returned ?? route.name });

/** A list that a client requests as CSV, or the rows of a record. */
interface Export {
  readonly operation: StoredOperation;
  readonly route: Route;
  readonly asked: RestQuery;
}

/** Returns the rows of a record as CSV. */
export async function rowsOf({ operation, route, asked }: Export, run: Run): Promise<CsvRows> {
  const { rows = '' } = route;
  const { [rows]: nodes } = recordOf(await run<AtPath<RecordAnswer>>(asked.variables), route);
  const page = { nodes: Array.isArray(nodes) ? nodes : [], page: { more: false, end: null } };
  return new CsvRows(route.operation, csvColumns(operation.document, rows), page, async () => page);
}

/** Returns the connection of a list. The connection is at the root, or below the record that the path names. */
function listOf<List>(answer: AtPath<{ readonly list: List }>, route: Route): List {
  return 'of' in answer ? found(answer.of, route).list : answer.list;
}

/**
 * Returns the record. If the record is null, throws NOT_FOUND with the name of the record, which the route declares.
 */
export function found<T>(record: T | null, { name = 'Record' }: Route): T {
  if (record === null) throw notFound(name);
  return record;
}

const pageOf = (page: PageRequest, nodes: unknown[], total: number, links: PageLinks) => ({
  data: nodes,
  links,
  meta: metaOf(page, nodes.length, total),
});

/**
 * Builds a page from rows that are already JSON text. The number of rows on the page is computed from the total,
 * because one statement read the rows and the total.
 */
function pageText(page: PageRequest, { text }: JsonText, total: number, links: PageLinks): JsonText {
  const rows = Math.min(Math.max(total - (page.page - 1) * page.perPage, 0), page.perPage);
  const meta = metaOf(page, rows, total);
  return new JsonText(`{"data":${text},"links":${JSON.stringify(links)},"meta":${JSON.stringify(meta)}}`);
}

/**
 * Returns the pages of a list as CSV. The first page is read before anything is sent, so that an error is still sent as
 * JSON. Some columns of a report have values only in the line with the totals; these columns come last.
 */
export async function csvOf(
  { operation, route, asked }: Export,
  run: Run,
  { first = MAX_PAGE_SIZE, columnsOfOthers = () => new Set() }: CsvOptions = {},
): Promise<CsvRows> {
  const read = async (after: string | null) =>
    listOf(
      await run<AtPath<{ readonly list: CsvPage }>>({ ...asked.variables, first, offset: 0, after, csv: true }),
      route,
    );
  const columns = new Set([...csvColumns(operation.document), ...csvColumns(operation.document, 'totals')]);
  const page = await read(null);
  return new CsvRows(route.operation, [...columns.difference(columnsOfOthers(page.group_by ?? ''))], page, read);
}

interface CsvOptions {
  /** The number of rows per page. */
  readonly first?: number;
  /**
   * Returns the columns that belong only to groupings of the report other than `groupBy`. The CSV omits these columns.
   */
  readonly columnsOfOthers?: (groupBy: string) => ReadonlySet<string>;
}

/**
 * Sends a body as JSON. A record with a version gets an entity tag. If the client already has the same response, the
 * status is 304. A created record gets a Location header.
 */
export function send(res: Response, route: Route, body: unknown): void {
  const text = body instanceof JsonText ? body.text : JSON.stringify(body);
  const { version, id } = Object(Object(body).data);
  const isRepeated = route.repeatedStatus !== undefined && res.req.context.report?.isRepeated === true;
  res.status((isRepeated ? route.repeatedStatus : route.status) ?? 200);
  if (typeof version === 'number') {
    const tag = entityTag(version, text);
    res.set('ETag', tag);
    if (route.method === 'get' && isKnown(res.req.get('if-none-match'), tag)) {
      sendNotModified(res);
      return;
    }
  }
  if (route.location && !isRepeated && typeof id === 'string') {
    res.set('Location', linkTo(res.req, `${res.req.baseUrl}${route.location}/${id}`));
  }
  res.setHeader('Content-Type', JSON_TYPE);
  sendText(res, text);
}

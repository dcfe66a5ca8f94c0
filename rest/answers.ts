import type { Response } from 'express';
import { notFound } from '../src/platform/errors/app-error.ts';
import { sendText } from '../src/platform/http/send-text.ts';
import { JsonText, withValues } from '../src/platform/statements/json-text.ts';
import { MAX_PAGE_SIZE } from '../src/platform/validation/page-size.ts';
import { CsvRows, csvColumns } from './csv.ts';
import { entityTag } from './entity-tag.ts';
import { metaOf } from './laravel.ts';
import type { Asked, PageRequest } from './lists.ts';
import type { StoredOperation } from './operations.ts';
import type { Answer, Route } from './route.ts';

/** Runs the operation; `asText`: what may be JSON already stays so. */
export type Run = (variables: Record<string, unknown>, asText?: boolean) => Promise<any>;

/** The body of an answer, by what the route sends of it. */
export const ANSWERS: Record<Answer, (asked: Asked, run: Run, route: Route) => Promise<unknown>> = {
  async one({ variables }, run, route) {
    const { data } = await run(variables);
    return { data: found(data, route) };
  },

  async page({ page, variables }, run, route) {
    const answer = await run(variables, true);
    const { nodes, total } = listOf('of' in answer ? withValues(answer) : answer, route);
    return nodes instanceof JsonText ? pageText(page, nodes, Number(total.text)) : pageOf(page, nodes, total);
  },

  async all({ variables }, run, route) {
    const data: unknown[] = [];
    let after: string | null = null;
    do {
      const { nodes, page } = listOf(await run({ ...variables, after }), route);
      data.push(...nodes);
      after = page.more ? page.end : null;
    } while (after !== null);
    return { data };
  },

  payload: async ({ variables }, run) => (await run(variables)).data,

  fields: ({ variables }, run) => run(variables),
};

/** The connection of a list, at the root or below the record that the path names. */
function listOf(data: any, route: Route): any {
  return 'of' in data ? found(data.of, route).list : data.list;
}

/** The record; throws NOT_FOUND, in the name of the route, where there is none. */
export function found<T>(record: T | null, { name = 'Record' }: Route): T {
  if (record === null) throw notFound(name);
  return record;
}

const pageOf = (page: PageRequest, nodes: unknown[], total: number) => ({
  data: nodes,
  meta: metaOf(page, nodes.length, total),
});

/** A page whose rows are JSON already. One statement counted and read them, so they are as many as the count says. */
function pageText(page: PageRequest, { text }: JsonText, total: number): JsonText {
  const rows = Math.min(Math.max(total - (page.page - 1) * page.perPage, 0), page.perPage);
  return new JsonText(`{"data":${text},"meta":${JSON.stringify(metaOf(page, rows, total))}}`);
}

/** The pages of a list as CSV, the first of them read before anything is sent: what is refused is told as JSON. */
export async function csvOf(operation: StoredOperation, route: Route, asked: Asked, run: Run): Promise<CsvRows> {
  const read = async (after: string | null) =>
    listOf(await run({ ...asked.variables, first: MAX_PAGE_SIZE, offset: 0, after, csv: true }), route);
  return new CsvRows(route.operation, csvColumns(operation.document), await read(null), read);
}

/** Answers JSON; what has a version tells it as the entity tag that If-Match sends back. */
export function send(res: Response, route: Route, body: any): void {
  const version: unknown = body?.data?.version;
  if (typeof version === 'number') res.set('ETag', entityTag(version));
  res.status(route.status ?? 200).setHeader('Content-Type', 'application/json; charset=utf-8');
  sendText(res, body instanceof JsonText ? body.text : JSON.stringify(body));
}

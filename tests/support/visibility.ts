import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { type Credentials, codes, gql, unseen } from './clients.ts';
import type { Asker, School } from './school.ts';
import { plannedStatements } from './statement-count.ts';

/** A resource with its GraphQL names. */
export interface Resource {
  /**
   * The name of the query for one row, such as `student`; `list` is the name of the query for the list, such as
   * `students`.
   */
  readonly one: string;
  readonly list: string;
  /** The filter's type: `StudentFilter`. */
  readonly filter: string;
  /** The names of the school's rows that belong to this resource. */
  readonly names: readonly string[];
}

/**
 * Returns the rows of a resource that a caller can see: their names in the list, or the error code. Asserts that the
 * list, its totalCount, the single queries and paging by cursors agree.
 */
export async function visibleTo(
  app: TestApp,
  { as, ids }: School,
  asker: Asker,
  { one, list, names }: Resource,
): Promise<string[] | string> {
  const singles = names.map((name, index) => `one${index}: ${one}(id: "${ids[name]}") { id }`).join(' ');
  const result = await gql(
    app,
    as[asker],
    `{ list: ${list}(first: 100) { totalCount nodes { id } edges { cursor node { id } } } }`,
  );
  const single = await gql(app, as[asker], `{ ${singles} }`);
  if (result.errors) {
    expect(new Set(codes(single))).toEqual(new Set(codes(result)));
    return codes(result).join();
  }
  const seen = namesOf(names, ids, result.data.list.nodes);
  expect(single.errors).toBeUndefined();
  expect(namesOf(names, ids, Object.values(single.data).filter(Boolean) as Node[])).toEqual(seen);
  expect(
    namesOf(
      names,
      ids,
      result.data.list.edges.map((edge: { node: Node }) => edge.node),
    ),
  ).toEqual(seen);
  expect(result.data.list.totalCount).toBe(result.data.list.nodes.length);
  return seen;
}

/** Returns the names of the rows in a caller's filtered list. Asserts that the totalCount agrees. */
export async function filtered(
  app: TestApp,
  { as, ids }: School,
  asker: Asker,
  { list, filter: type, names }: Resource,
  filter: object,
): Promise<string[]> {
  const query = `query ($filter: ${type}) { list: ${list}(first: 100, filter: $filter) { totalCount nodes { id } } }`;
  const { data, errors } = await gql(app, as[asker], query, { filter });
  expect(errors).toBeUndefined();
  expect(data.list.totalCount).toBe(data.list.nodes.length);
  return namesOf(names, ids, data.list.nodes);
}

/**
 * Asserts that a new list query runs as many statements for a hundred rows as for one row. Asserts that a repeated list
 * query runs a fixed number of statements. Returns the number of statements for the new query.
 */
export async function statementsOf(app: TestApp, credentials: Credentials, list: string): Promise<number> {
  const query = `query ($first: Int!) { list: ${list}(first: $first) { totalCount nodes { id } } }`;
  const ask = (text: string, first: number) => app.counting(() => gql(app, credentials, text, { first }));
  const one = await ask(unseen(query), 1);
  const all = await ask(unseen(query), 100);
  expect(one.result.data.list.nodes).toHaveLength(1);
  expect(all.result.data.list.nodes.length).toBeGreaterThan(1);
  expect(all.statements).toHaveLength(one.statements.length);
  const known = unseen(query);
  expect((await ask(known, 100)).result.data).toEqual(all.result.data);
  const compiled = await ask(known, 100);
  expect(compiled.result.data).toEqual(all.result.data);
  expect(compiled.statements).toHaveLength(plannedStatements());
  return all.statements.length;
}

type Node = { id: string };

/** Returns the names of rows in the school, sorted. An id without a name stays an id. */
export function namesOf(names: readonly string[], ids: Record<string, string>, nodes: readonly Node[]): string[] {
  const nameOf = new Map(names.map((name) => [ids[name], name]));
  return nodes.map(({ id }) => nameOf.get(id) ?? id).sort();
}

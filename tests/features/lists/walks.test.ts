import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { gql } from '../../support/clients.ts';
import {
  asker,
  connectionIn,
  connectionsIn,
  type List,
  nestedLists,
  pageQuery,
  pagesQuery,
  pagesVariables,
  pageVariables,
  rootLists,
  rowsOf,
} from './lists.ts';
import { type School, seedSchool, sharedSchool } from './school.ts';

type Row = Record<string, string> & { id: string };

interface Page {
  readonly edges: { cursor: string; node: Row }[];
  readonly pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  readonly totalCount: number;
}

/** The number of turns in which the orders of a list are tested. In each turn, one document reads several orders. */
const TURNS = 2;

/** Returns the orders to test: the default order, each key in both directions, and combinations of keys. */
function ordersOf({ keys }: List): string[][] {
  const words = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
  const [created, updated, ...others] = keys.map(words) as [string, string, ...string[]];
  const other = others[0] ?? updated;
  return [
    [],
    ...keys.flatMap((key) => [[`${words(key)}_ASC`], [`${words(key)}_DESC`]]),
    [`${other}_ASC`, `${created}_ASC`],
    [`${other}_DESC`, `${created}_ASC`],
    [`${other}_ASC`, `${created}_DESC`],
    [`${updated}_ASC`, `${other}_DESC`, `${created}_DESC`],
    [`${created}_DESC`, `${other}_ASC`, `${created}_ASC`],
    [...others, updated, created].map((key, index) => `${key}_${index % 2 ? 'DESC' : 'ASC'}`),
  ];
}

/** Converts an amount to a number, so that it can be compared. Returns other values unchanged. */
const comparable = (key: string, value: string): string | number => (key === 'amount' ? Number(value) : value);

/** The default orders of some types. Lists of all other types begin with the newest row. */
const DEFAULT: Record<string, string[]> = {
  ClassSession: ['DATE_ASC', 'START_TIME_ASC'],
  Level: ['POSITION_ASC'],
  Skill: ['POSITION_ASC'],
  Material: ['POSITION_ASC'],
};

/**
 * Sorts rows in JavaScript. Returns their ids. Rows with equal keys are ordered by id, in the direction of the last
 * key.
 */
function sorted(rows: Row[], { keys, type }: List, orderBy: string[]): string[] {
  const order = orderBy.length > 0 ? orderBy : (DEFAULT[type] ?? ['CREATED_AT_DESC']);
  const parsed = order.map((value) => {
    const [, name, direction] = /^(.+)_(ASC|DESC)$/.exec(value) as unknown as [string, string, string];
    const key = keys.find((each) => each.toLowerCase() === name.replaceAll('_', '').toLowerCase()) as string;
    return { key, sign: direction === 'ASC' ? 1 : -1 };
  });
  // a repeated key has no effect
  const distinct = parsed.filter(({ key }, index) => parsed.findIndex((each) => each.key === key) === index);
  const all = [...distinct, { key: 'id', sign: distinct.at(-1)?.sign ?? -1 }];
  const compare = (one: Row, other: Row): number => {
    for (const { key, sign } of all) {
      const [left, right] = [comparable(key, one[key] as string), comparable(key, other[key] as string)];
      if (left !== right) return left < right ? -sign : sign;
    }
    return 0;
  };
  return rows.toSorted(compare).map(({ id }) => id);
}

describe('reading all pages of a list by cursors', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await sharedSchool(app);
  });

  const wholePage = ({ keys }: List) => `edges { cursor node { id ${keys.join(' ')} } } totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;

  async function page(list: List, args: object): Promise<Page> {
    const query = pageQuery(list, wholePage(list));
    const { data, errors } = await gql(app, asker(school, list), query, pageVariables(school, list, args));
    expect(errors).toBeUndefined();
    return connectionIn(data, list);
  }

  /** Reads several pages of a list with one document. */
  async function pages(list: List, asked: readonly object[]): Promise<Page[]> {
    const query = pagesQuery(list, wholePage(list), asked.length);
    const { data, errors } = await gql(app, asker(school, list), query, pagesVariables(school, list, asked));
    expect(errors).toBeUndefined();
    return connectionsIn(data, list, asked.length);
  }

  /**
   * Reads a list page by page in several orders. Each document reads one page per order. Returns the ids in each order.
   */
  async function forward(list: List, orders: readonly string[][], size: number): Promise<string[][]> {
    const walks = orders.map((orderBy) => ({ orderBy, ids: [] as string[], after: null as string | null }));
    for (;;) {
      const asked = walks.map(({ orderBy, after }) => ({ first: size, after, orderBy }));
      const answers = await pages(list, asked);
      for (const [index, walk] of walks.entries()) {
        const { edges, pageInfo } = answers[index] as Page;
        walk.ids.push(...edges.map(({ node }) => node.id));
        expect(pageInfo).toEqual({
          hasNextPage: walk.ids.length < rowsOf(school, list),
          hasPreviousPage: walk.after !== null,
          startCursor: edges[0]?.cursor,
          endCursor: edges.at(-1)?.cursor,
        });
        walk.after = pageInfo.endCursor;
      }
      if (walks.every(({ ids }) => ids.length >= rowsOf(school, list))) return walks.map(({ ids }) => ids);
    }
  }

  /**
   * Reads a list page by page from the end, in several orders. Each document reads one page per order. Returns the ids
   * in each order.
   */
  async function backward(list: List, orders: readonly string[][], size: number): Promise<string[][]> {
    const walks = orders.map((orderBy) => ({ orderBy, ids: [] as string[], before: null as string | null }));
    for (;;) {
      const asked = walks.map(({ orderBy, before }) => ({ last: size, before, orderBy }));
      const answers = await pages(list, asked);
      for (const [index, walk] of walks.entries()) {
        const { edges, pageInfo } = answers[index] as Page;
        walk.ids.unshift(...edges.map(({ node }) => node.id));
        expect(pageInfo).toEqual({
          hasNextPage: walk.before !== null,
          hasPreviousPage: walk.ids.length < rowsOf(school, list),
          startCursor: edges[0]?.cursor,
          endCursor: edges.at(-1)?.cursor,
        });
        walk.before = pageInfo.startCursor;
      }
      if (walks.every(({ ids }) => ids.length >= rowsOf(school, list))) return walks.map(({ ids }) => ids);
    }
  }

  for (const list of [...rootLists, ...nestedLists]) {
    it(`returns every row of ${list.path} once, forward and backward, in every order`, async () => {
      const { edges, totalCount } = await page(list, { first: 100 });
      expect(totalCount).toBe(rowsOf(school, list));
      const rows = edges.map(({ node }) => node);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rowsOf(school, list));
      const orders = ordersOf(list);
      // both turns use the same document, so its query plan must not keep the orders of the first turn
      const size = Math.ceil(orders.length / TURNS);
      for (let turn = 0; turn < TURNS; turn++) {
        const at = Math.min(turn * size, orders.length - size);
        const some = orders.slice(at, at + size);
        const expected = some.map((orderBy) => ({ orderBy, ids: sorted(rows, list, orderBy) }));
        for (const walk of [forward, backward]) {
          const met = await walk(list, some, 5);
          expect(some.map((orderBy, index) => ({ orderBy, ids: met[index] }))).toEqual(expected);
        }
      }
    });
  }

  it('returns every row once, even with one row per page', async () => {
    const list = rootLists.find(({ path }) => path === 'fees') as List;
    const orderBy = ['AMOUNT_DESC', 'CREATED_AT_ASC'];
    const { edges } = await page(list, { first: 100, orderBy });
    const ids = edges.map(({ node }) => node.id);
    expect(await forward(list, [orderBy], 1)).toEqual([ids]);
    expect(await backward(list, [orderBy], 1)).toEqual([ids]);
  });

  it('continues after the cursor of any row, not only the last row of a page', async () => {
    const list = rootLists.find(({ path }) => path === 'students') as List;
    const { edges } = await page(list, { first: 100, orderBy: ['NAME_ASC'] });
    for (const [index, { cursor }] of edges.entries()) {
      const behind = await page(list, { first: 100, after: cursor, orderBy: ['NAME_ASC'] });
      const ahead = await page(list, { last: 100, before: cursor, orderBy: ['NAME_ASC'] });
      expect(behind.edges).toEqual(edges.slice(index + 1));
      expect(ahead.edges).toEqual(edges.slice(0, index));
    }
  });

  it('counts the offset from the cursor if both are sent', async () => {
    const list = rootLists.find(({ path }) => path === 'students') as List;
    const { edges } = await page(list, { first: 100 });
    const behind = await page(list, { first: 3, after: edges[1]?.cursor, offset: 2 });
    expect(behind.edges).toEqual(edges.slice(4, 7));
  });

  it('neither repeats nor misses rows if newer rows are created between two pages', async () => {
    const { academy } = await seedSchool(app);
    const admin = await academy.as('academy_admin');
    const seen: string[] = [];
    const query = `query ($after: String) {
      students(first: 4, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }`;
    const { data } = await gql(app, admin, '{ students(first: 100) { nodes { id } } }');
    for (let after: string | null = null; ; ) {
      const answer: any = await gql(app, admin, query, { after });
      seen.push(...answer.data.students.nodes.map(({ id }: Row) => id));
      if (!answer.data.students.pageInfo.hasNextPage) break;
      after = answer.data.students.pageInfo.endCursor;
      await academy.with.student();
    }
    expect(seen).toEqual(data.students.nodes.map(({ id }: Row) => id));
  });
});

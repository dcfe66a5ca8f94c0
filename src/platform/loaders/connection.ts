import { encodeCursor, type Page } from './page.ts';
import type { Relation } from './read-model.ts';
import { below, type FieldInfo, type Selection, selectionOf } from './selection.ts';
import type { Table } from './table.ts';

/** A row in a connection, with its cursor. */
export interface Edge<Row> {
  cursor: string;
  node: Row;
}

/** The result of a list, in the form of the connection types in the schema. */
export interface Connection<Row> {
  nodes: Row[];
  edges: Edge<Row>[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  /** The number of all rows if the field is selected, otherwise 0. */
  totalCount: number;
}

/** The selected parts of a connection. */
export interface ConnectionSelection {
  /** An identifier of the selection, part of a loader's key. */
  readonly key: string;
  readonly properties: readonly string[];
  readonly rows: boolean;
  readonly edges: boolean;
  readonly cursors: boolean;
  readonly count: boolean;
}

/** The selection of `totalCount` only. */
export const ONLY_COUNT: ConnectionSelection = {
  ...{ key: 'count', properties: [], rows: false, edges: false, cursors: false, count: true },
};

const selectionCache = new WeakMap<Selection, ConnectionSelection>();

/** Returns the parts of a connection that a field selects. */
export function connectionSelection(table: Pick<Table, 'properties'>, info: FieldInfo): ConnectionSelection {
  const selection = selectionOf(info);
  let asked = selectionCache.get(selection);
  if (!asked) {
    const properties = new Set([
      ...table.properties(below(selection, 'nodes')),
      ...table.properties(below(selection, 'edges', 'node')),
    ]);
    const edges = selection.has('edges');
    const parts = {
      properties: [...properties],
      rows: edges || selection.has('nodes') || selection.has('pageInfo'),
      edges,
      cursors: below(selection, 'edges').has('cursor') || selection.has('pageInfo'),
      count: selection.has('totalCount'),
    };
    asked = { ...parts, key: Object.values(parts).join(':') };
    selectionCache.set(selection, asked);
  }
  return asked;
}

/**
 * Returns the selected properties. If cursors are selected, also returns the properties by which the page is ordered.
 */
export const withKeys = (asked: ConnectionSelection, page: Page): readonly string[] =>
  asked.cursors ? [...new Set([...asked.properties, ...page.keys.map((key) => key.property)])] : asked.properties;

/** Returns a page without rows. */
export const emptyConnection = <Row>(): Connection<Row> => ({
  nodes: [],
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  totalCount: 0,
});

/** A requested connection: its page, its selection, and the relation of its rows to a parent row. */
interface ConnectionQuery {
  readonly page: Page;
  readonly asked: ConnectionSelection;
  readonly relation?: Relation<object>;
}

/** Returns the result of a list. If the list continues after the page, `rows` must have one row more than the page. */
export function connectionOf<Row extends object>(
  rows: Row[],
  totalCount: number,
  { page, asked, relation }: ConnectionQuery,
): Connection<Row> {
  const more = rows.length > page.size;
  const nodes = more ? rows.slice(0, page.size) : rows;
  if (page.backward) nodes.reverse();
  const beyond = page.cursor !== null || page.offset > 0;
  const cursors = asked.cursors ? nodes.map((row) => encodeCursor(row, page)) : [];
  return {
    nodes,
    edges: asked.edges ? nodes.map((node, index) => edgeOf(node, cursors[index] ?? '', relation)) : [],
    pageInfo: {
      hasNextPage: page.backward ? beyond : more,
      hasPreviousPage: page.backward ? more : beyond,
      startCursor: cursors[0] ?? null,
      endCursor: cursors.at(-1) ?? null,
    },
    totalCount,
  };
}

/**
 * Returns the edge for a row. It includes the values of the link to the parent row, which statements select as `$name`.
 */
function edgeOf<Row extends object>(node: Row, cursor: string, relation?: Relation<object>): Edge<Row> {
  const edge: Edge<Row> & Record<string, unknown> = { cursor, node };
  for (const name of Object.keys(relation?.edge ?? {})) {
    const value: unknown = Reflect.get(node, `$${name}`);
    edge[name] = relation?.edgeFlags?.includes(name) ? value === true || value === 1 : value;
  }
  return edge;
}

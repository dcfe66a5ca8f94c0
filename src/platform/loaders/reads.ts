import DataLoader from 'dataloader';
import type { RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { isUuid } from '../validation/uuid.ts';
import { type Connection, connectionSelection, ONLY_COUNT } from './connection.ts';
import type { Day, DayRelation } from './days.ts';
import { type FoundNode, nodeSources, readNodes } from './node-rows.ts';
import type { ListArguments } from './page.ts';
import { readAllChildren, readChildren } from './read-children.ts';
import { readDays } from './read-days.ts';
import { readList } from './read-list.ts';
import type { ReadContext, ReadModel, Relation } from './read-model.ts';
import { type ReadRun, readRows } from './read-rows.ts';
import { type FieldInfo, selectionOf } from './selection.ts';
import { readSummaries, type Summary } from './summary.ts';
import { tableOf } from './table.ts';

/** Batched reads of the plain rows that one caller can see, within one session. */
export interface Reads {
  /**
   * Returns a row by id, or null if the caller cannot see it. One statement reads all rows that are requested at the
   * same time.
   */
  one<Row extends object>(model: ReadModel<Row>, id: string | null, info: FieldInfo): Promise<Row | null>;
  /**
   * Returns the row with an id from any of the models, and its model. Returns null if the caller cannot see the row.
   * One statement reads all rows that are requested at the same time.
   */
  node(models: readonly ReadModel<object>[], id: string, info: FieldInfo): Promise<FoundNode | null>;
  /** Returns a page of a root list. */
  list<Row extends object>(model: ReadModel<Row>, args: ListArguments, info: FieldInfo): Promise<Connection<Row>>;
  /** Returns the number of the rows in a root list. `filter` is an instance of the list's filter class. */
  total(model: ReadModel<object>, filter: object): Promise<number>;
  /** Returns a page of a parent's children. One statement reads the pages of all parents. */
  children<Row extends object>(
    relation: Relation<Row>,
    parentId: string,
    args: ListArguments,
    info: FieldInfo,
  ): Promise<Connection<Row>>;
  /**
   * Returns all children of a parent, in the order of the relation. One statement reads the children of all parents.
   */
  all<Row extends object>(relation: Relation<Row>, parentId: string, info: FieldInfo): Promise<Row[]>;
  /** Returns the rows of a relation that belong to a day. One statement reads all days of the period. */
  ofDay<Row extends object>(relation: DayRelation<Row>, day: Day, filter: object, info: FieldInfo): Promise<Row[]>;
  /**
   * Returns the values of a summary for a parent. Returns null if the caller can see no children of this kind. One
   * statement reads the summaries of all parents.
   */
  summary(summary: Summary, parentId: string, filter: object): Promise<Record<string, unknown> | null>;
  /** Clears the cache after a write. */
  clear(): void;
}

/**
 * The connection for reads. It is a tenant session or, for tables outside of academies, a connection without an
 * academy.
 */
export interface ReadSession {
  query<Row>(statement: RawBuilder<Row>): Promise<Row[]>;
}

/** The reads of one request. Calls `makeContext` once, when the first read needs the context. */
export class BatchedReads implements Reads, ReadRun {
  readonly database: Database;
  readonly session: ReadSession;
  readonly #makeContext: () => ReadContext;
  #context: ReadContext | undefined;
  // each loader's key determines the type of its values
  readonly #loaders = new Map<string, DataLoader<string, unknown>>();

  constructor(database: Database, session: ReadSession, makeContext: () => ReadContext) {
    this.database = database;
    this.session = session;
    this.#makeContext = makeContext;
  }

  get context(): ReadContext {
    this.#context ??= this.#makeContext();
    return this.#context;
  }

  async one<Row extends object>(model: ReadModel<Row>, id: string | null, info: FieldInfo): Promise<Row | null> {
    if (id === null || !isUuid(id)) return null;
    const table = tableOf(this.database, model);
    const properties = table.properties(selectionOf(info));
    const load = (ids: readonly string[]) => readRows(this, { model, table, properties }, ids);
    return this.#loader(`${model.entity.name}:${properties}`, load).load(id.toLowerCase());
  }

  async node(models: readonly ReadModel<object>[], id: string, info: FieldInfo): Promise<FoundNode | null> {
    if (!isUuid(id)) return null;
    const wanted = nodeSources(this.database, models, info);
    return this.#loader(wanted.key, (ids) => readNodes(this, wanted, ids)).load(id.toLowerCase());
  }

  async list<Row extends object>(
    model: ReadModel<Row>,
    args: ListArguments,
    info: FieldInfo,
  ): Promise<Connection<Row>> {
    const table = tableOf(this.database, model);
    return readList(this, { model, table, args, asked: connectionSelection(table, info) });
  }

  async total(model: ReadModel<object>, filter: object): Promise<number> {
    const table = tableOf(this.database, model);
    return (await readList(this, { model, table, args: { filter }, asked: ONLY_COUNT })).totalCount;
  }

  async children<Row extends object>(
    relation: Relation<Row>,
    parentId: string,
    args: ListArguments,
    info: FieldInfo,
  ): Promise<Connection<Row>> {
    const table = tableOf(this.database, relation.model);
    const asked = connectionSelection(table, info);
    const load = (ids: readonly string[]) => readChildren(this, { relation, table, args, asked }, ids);
    return this.#loader(`${relation.name}:${asked.key}:${JSON.stringify(args)}`, load).load(parentId);
  }

  async all<Row extends object>(relation: Relation<Row>, parentId: string, info: FieldInfo): Promise<Row[]> {
    const table = tableOf(this.database, relation.model);
    const properties = table.properties(selectionOf(info));
    const load = (ids: readonly string[]) => readAllChildren(this, { relation, table, properties }, ids);
    return this.#loader(`${relation.name}:${properties}`, load).load(parentId);
  }

  async ofDay<Row extends object>(
    relation: DayRelation<Row>,
    { date, asked: period }: Day,
    filter: object,
    info: FieldInfo,
  ): Promise<Row[]> {
    const table = tableOf(this.database, relation.model);
    const properties = table.properties(selectionOf(info));
    const key = [relation.name, properties, period.from, period.to, JSON.stringify(filter)].join(':');
    const load = (dates: readonly string[]) => readDays(this, { relation, table, properties, filter, period }, dates);
    return this.#loader(key, load).load(date);
  }

  async summary(summary: Summary, parentId: string, filter: object): Promise<Record<string, unknown> | null> {
    const load = (ids: readonly string[]) => readSummaries(this, { summary, filter }, ids);
    return this.#loader(`${summary.name}:${JSON.stringify(filter)}`, load).load(parentId);
  }

  clear(): void {
    this.#loaders.clear();
  }

  #loader<Value>(key: string, load: (ids: readonly string[]) => Promise<Value[]>): DataLoader<string, Value> {
    const known = this.#loaders.get(key) as DataLoader<string, Value> | undefined;
    if (known) return known;
    const made = new DataLoader(load);
    this.#loaders.set(key, made);
    return made;
  }
}

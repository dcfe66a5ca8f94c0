import { type RawBuilder, sql } from 'kysely';
import { chunksOf } from '../csv/chunks.ts';
import type { Database } from '../database/database.ts';
import { visibilityConditions } from '../loaders/conditions.ts';
import { inIds, type ReadContext, type ReadModel } from '../loaders/read-model.ts';
import { tableOf } from '../loaders/table.ts';
import { viewerColumns, viewerIds, viewerList } from '../loaders/viewer-list.ts';
import type { Viewer } from '../permissions/roles.ts';
import { COMMON, watched } from './watched-viewer.ts';

/** A row with the properties that a subscription selects. */
export type LiveRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** The rows to read, for viewers with one role in one academy. */
export interface WantedRows {
  readonly model: ReadModel<object>;
  readonly properties: readonly string[];
  /** The context of one of the viewers. */
  readonly context: ReadContext & { readonly academyId: string };
  /** The viewers, each with the ids of the rows that they follow. */
  readonly viewers: readonly { readonly viewer: Viewer; readonly ids: readonly string[] }[];
}

/** The rows that each viewer can see. */
export interface VisibleRows {
  /** The rows by id, for each viewer, in the order of the viewers. */
  readonly rows: readonly ReadonlyMap<string, LiveRow>[];
  /** True if two viewers who can both see a row may see different values in it. */
  readonly isPersonal: boolean;
}

/** The number of rows that one statement reads, if the viewers see different rows. */
const AT_ONCE = 1_000;

/**
 * In a `cross join`, SQLite reads the left side first, which is the list `v` of wanted rows. SQLite has no statistics
 * about this list. In any other join, it would therefore read all rows of the table `t` first.
 */
const JOIN = { sqlite: sql`cross join`, postgresql: sql`join` };

/**
 * Reads the rows that each of several viewers can see, by the visibility of the read model. One statement reads up to
 * 1,000 rows. The statement has a list of the wanted rows, and the ids of the viewers are columns of this list. If
 * the visibility uses no such ids, it is the same for all viewers, and the statement needs no list.
 */
export async function readVisibleRows(database: Database, wanted: WantedRows): Promise<VisibleRows> {
  const { model, properties, context, viewers } = wanted;
  const table = tableOf(database, model);
  const columns = watched(viewerColumns(context.viewer), COMMON);
  const general: ReadContext = { ...context, today: context.today, now: context.now, viewer: columns.value };
  const conditions = visibilityConditions(table, model, general);
  if (!conditions) return { rows: viewers.map(() => new Map()), isPersonal: false };
  const isLimited = columns.isPersonal();
  const selected = watched(viewerColumns(context.viewer), COMMON);
  const select = table.select(properties, { ...general, viewer: selected.value });
  const isPersonal = selected.isPersonal();
  const visible = sql.join(conditions, sql` and `);
  if (!isLimited && !isPersonal) {
    const ids = [...new Set(viewers.flatMap((each) => each.ids))];
    const rows = await query(
      sql<LiveRow>`select ${select} from ${table.from(context)} where ${visible} and ${inIds(sql`t.id`, ids, context.engine)}`,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return { rows: viewers.map(() => byId), isPersonal };
  }
  const wantedRows = viewers.flatMap(({ viewer, ids }, place) =>
    ids.map((row_id) => ({ place, row_id, ...viewerIds(viewer) })),
  );
  const found = viewers.map(() => new Map<string, LiveRow>());
  for (const some of chunksOf(wantedRows, AT_ONCE)) {
    const rows = await query(sql<LiveRow>`select v.place as "$place", ${select}
      from ${viewerList(some, context.engine)} ${JOIN[context.engine]} ${table.from(context)} on t.id = v.row_id where ${visible}`);
    for (const { $place, ...row } of rows) found[Number($place)]?.set(row.id, row as LiveRow);
  }
  return { rows: found, isPersonal };

  async function query(statement: RawBuilder<LiveRow>): Promise<LiveRow[]> {
    const reader = await database.openReader(context.academyId);
    try {
      const rows = (await reader.query(statement.compile(database.kysely))) as Record<string, unknown>[];
      table.decode(rows, properties);
      return rows as LiveRow[];
    } finally {
      await reader.end();
    }
  }
}

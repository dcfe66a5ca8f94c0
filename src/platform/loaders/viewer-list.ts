import { sql } from 'kysely';
import type { Viewer } from '../permissions/roles.ts';
import { listParameter, type ReadContext, type Sql } from './read-model.ts';

const VIEWER_COLUMNS = {
  userId: 'user_id',
  staffId: 'staff_id',
  parentId: 'parent_id',
  studentId: 'student_id',
} as const;

/**
 * Returns a viewer with references to columns of the list `v` in place of the ids. This is possible because a read model
 * only puts the ids into its SQL.
 */
export function viewerColumns({ role }: Viewer): Viewer {
  const columns = Object.entries(VIEWER_COLUMNS).map(([name, column]) => [name, sql.ref(`v.${column}`)]);
  return { role, ...Object.fromEntries(columns) } as Viewer;
}

/** Returns the ids of a viewer as columns of the list `v`. */
export const viewerIds = (viewer: Viewer): Record<string, string | null> =>
  Object.fromEntries(Object.entries(VIEWER_COLUMNS).map(([name, column]) => [column, viewer[name as 'userId']]));

/** Returns SQL for the list `v` of wanted rows. Each has a `place`, the id of a row, and the ids of the viewer. */
export function viewerList(
  rows: readonly Readonly<Record<string, string | number | null>>[],
  engine: ReadContext['engine'],
): Sql {
  const names = Object.keys(rows[0] ?? {});
  if (engine === 'sqlite') {
    const columns = names.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
    return sql`(select ${sql.join(columns)} from json_each(${JSON.stringify(rows)})) as v`;
  }
  const values = names.map((name) => {
    const type = sql.raw(name === 'place' ? 'int[]' : 'uuid[]');
    return sql`${listParameter(
      rows.map((row) => row[name] as string),
      engine,
    )}::${type}`;
  });
  return sql`unnest(${sql.join(values)}) as v(${sql.join(names.map((name) => sql.ref(name)))})`;
}

import { sql } from 'kysely';
import { viewerColumns, viewerIds, viewerList } from '../../../../platform/loaders/viewer-list.ts';
import type { Viewer } from '../../../../platform/permissions/roles.ts';
import { conditionOf, studentVisibility } from '../../../people/students/student.visibility.ts';
import type { NoticeReading } from './notice-run.types.ts';

/** A student whose name a notice contains, and the viewer to whom the notice is shown. */
export interface ShownStudent {
  readonly viewer: Viewer;
  readonly studentId: string;
}

/**
 * Returns those of the given students whom their viewers may see, each as `userId studentId`. Runs one statement for
 * all viewers with the same role.
 */
export async function visibleStudents(
  { academy, clock, at, engine, read }: NoticeReading,
  shown: readonly ShownStudent[],
): Promise<ReadonlySet<string>> {
  const visible = new Set<string>();
  for (const some of Map.groupBy(shown, ({ viewer }) => viewer.role).values()) {
    const rows = some.map(({ viewer, studentId }, place) => ({ place, row_id: studentId, ...viewerIds(viewer) }));
    const viewer = viewerColumns((some[0] as ShownStudent).viewer);
    const context = { engine, academyId: academy.id, today: clock.dayOf(at), now: at, viewer };
    const condition = conditionOf(studentVisibility(context, sql`v.row_id`));
    const found = await read(
      sql<{ place: number }>`select v.place from ${viewerList(rows, engine)} where ${condition}`,
    );
    for (const { place } of found) {
      const { viewer, studentId } = some[Number(place)] as ShownStudent;
      visible.add(`${viewer.userId} ${studentId}`);
    }
  }
  return visible;
}

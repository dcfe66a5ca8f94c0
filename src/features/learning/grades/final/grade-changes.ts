import type { FlushedChange } from '../../../../platform/database/flushed-change.ts';
import { followFlushes } from '../../../../platform/database/follow-flushes.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import { deleteFinalGrades } from './final-grades.sql.ts';

/**
 * When an operation changes or removes a grade that a finalisation filled, deletes the `FinalGrade` row of the
 * enrollment. This works only if the operation changes the enrollment as an entity, not by a plain SQL statement.
 */
export const gradeChanges = followFlushes(
  {
    changesIn: (written) => (written.meta.class === Enrollment ? regraded(written) : []),
    write: deleteFinalGrades,
  },
  'beforeTransactionCommit',
);

/**
 * Returns a list with the id of the enrollment if its existing grade was changed or removed. Otherwise, returns an
 * empty list.
 */
function regraded({ entity, originalEntity }: FlushedChange): string[] {
  const { id, grade } = entity as Enrollment;
  const before = (originalEntity as Partial<Enrollment> | undefined)?.grade ?? null;
  return before !== null && before !== grade ? [id] : [];
}

import { idField } from '../../../../platform/events/event-data.ts';
import { occurrence } from '../../../../platform/events/event-types.ts';
import { type RowChange, recording, rowType } from '../../../../platform/events/recording.ts';
import { StudentLevel } from './student-level.entity.ts';

const besides = {
  promoted_by: idField<RowChange<StudentLevel>>('The user who promoted the student.', ({ row }) => row.promoter.id),
};

const promoted = rowType(StudentLevel, 'student.promoted', 'A student was promoted to a level.', besides);
const undone = rowType(StudentLevel, 'student.promotion_undone', 'A promotion of a student was undone.', besides);

export const promotionEvents = recording(StudentLevel, [promoted, undone], (changes) =>
  changes.flatMap((change) => {
    if (change.action === 'created') return [occurrence(promoted, change)];
    return change.changed.includes('undone_at') ? [occurrence(undone, change)] : [];
  }),
);

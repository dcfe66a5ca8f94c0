import { countField, dateField, idField, wordField } from '../../../platform/events/event-data.ts';
import { lifecycle, versionedFields } from '../../../platform/events/recording.ts';
import { Batch } from './batch.entity.ts';

export const batchEvents = lifecycle(Batch, {
  name: 'batch',
  resource: 'Batch',
  noun: 'A batch',
  data: {
    ...versionedFields,
    status: wordField('Where it stands.', ({ row }) => row.status),
    course_id: idField('The course.', ({ row }) => row.course.id),
    instructor_id: idField('The staff member who teaches it.', ({ row }) => row.instructor?.id, { nullable: true }),
    start_date: dateField('The first day.', ({ row }) => row.startDate),
    end_date: dateField('The last day.', ({ row }) => row.endDate, { nullable: true }),
    max_students: countField('The seats.', ({ row }) => row.maxStudents),
  },
});

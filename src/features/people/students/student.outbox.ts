import { dateField, idField, wordField } from '../../../platform/events/event-data.ts';
import { lifecycle, versionedFields } from '../../../platform/events/recording.ts';
import { Student } from './student.entity.ts';

export const studentEvents = lifecycle(Student, {
  name: 'student',
  resource: 'Student',
  noun: 'A student',
  isPerson: true,
  data: {
    ...versionedFields,
    status: wordField('Where they stand with the academy.', ({ row }) => row.status),
    joined_at: dateField('The day they joined.', ({ row }) => row.joinedAt),
    user_id: idField('The user who signs in as them.', ({ row }) => row.user?.id, { nullable: true }),
  },
});

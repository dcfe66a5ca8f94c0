import { ListArguments } from '../../../../platform/graphql/connection.ts';
import { FieldSummary } from '../../../../platform/graphql/read-fields.ts';
import { addedTo, listedIn, refersTo, resource } from '../../../../platform/graphql/resource.ts';
import { studentReads } from '../../../people/students/student.loaders.ts';
import { knownAttendanceReads } from '../attendance.loaders.ts';
import { ExpectedStudent } from './expected-student.entity.ts';
import { countsOfSession, rosterOfSession } from './roster.loaders.ts';
import { SessionCounts } from './session-counts.types.ts';

export const rosterEntries = resource({
  noun: 'roster entry',
  reads: rosterOfSession.model,
  list: ListArguments,
  fields: {
    student: refersTo(studentReads, 'studentId', 'The student; null if the caller cannot see the student.'),
    // a caller who can see the entry can see the mark
    record: refersTo(
      knownAttendanceReads,
      'recordId',
      'The attendance mark of the student in the session; null if not marked yet.',
    ),
  },
  entities: [ExpectedStudent],
  elsewhere: [
    listedIn(
      rosterOfSession,
      'The students who were active in the batch on the day, ordered by name, with their marks. The roster ' +
        'contains students whose enrollment the caller can see. The staff member who leads the session sees all ' +
        'students from the day before until the edit hours end (rounded up to whole days).',
    ),
    addedTo(
      'ClassSession.counts',
      FieldSummary(() => SessionCounts, countsOfSession, {
        description:
          'The attendance counts of the session, for the students who were active in the batch on the day. Students ' +
          'and enrollments that were deleted later still count. The caller must be able to see the enrollments, or ' +
          'must lead the session.',
      }),
    ),
  ],
});

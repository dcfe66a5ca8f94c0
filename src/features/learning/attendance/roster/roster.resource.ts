import { ListArguments } from '../../../../platform/graphql/connection.ts';
import { FieldSummary } from '../../../../platform/graphql/read-fields.ts';
import { addedTo, listedIn, refersTo, resource } from '../../../../platform/graphql/resource.ts';
import { studentReads } from '../../../people/students/student.loaders.ts';
import { knownAttendanceReads } from '../attendance.loaders.ts';
import { countsOfSession, rosterOfSession } from './roster.loaders.ts';
import { SessionCounts } from './session-counts.types.ts';

export const rosterEntries = resource({
  noun: 'roster entry',
  reads: rosterOfSession.model,
  list: ListArguments,
  fields: {
    student: refersTo(studentReads, 'studentId', 'The student; null when not visible.'),
    // a caller who can see the entry can see the mark
    record: refersTo(knownAttendanceReads, 'recordId', 'How the student was marked in the session; null until then.'),
  },
  elsewhere: [
    listedIn(
      rosterOfSession,
      'The students who were active in the batch on the day, by name, with their marks: those whose enrollment the caller ' +
        'can see. The staff member who leads the session sees all of them from the day before until the edit hours end, in whole days.',
    ),
    addedTo(
      'ClassSession.counts',
      FieldSummary(() => SessionCounts, countsOfSession, {
        description: 'How many students of the roster were there, by what the caller sees of it.',
      }),
    ),
  ],
});

import { sql } from 'kysely';
import type { ReadContext, ReadModel, Relation, Visibility } from '../../../../platform/loaders/read-model.ts';
import { countsByStatus, type Summary } from '../../../../platform/loaders/summary.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { conditionOf, enrollmentVisibility } from '../../../people/students/student.visibility.ts';
import { ClassSession } from '../../../scheduling/sessions/class-session.entity.ts';
import { AttendanceStatus } from '../attendance.enums.ts';
import { ExpectedStudent } from './expected-student.entity.ts';
import { isLedNow } from './led-sessions.loaders.ts';
import { RosterEntry } from './roster-entry.entity.ts';

/**
 * Returns the entries, or the expected students, whose enrollment the caller can see. In sessions that the caller leads,
 * returns all of them.
 */
function visibility(context: ReadContext): Visibility {
  const enrollments = enrollmentVisibility(context, 't');
  if (enrollments === 'all') return 'all';
  return sql`(${conditionOf(enrollments)} or ${isLedNow('t', context)})`;
}

/** The read model for roster entries. It has the names of students, but not their marks, which are separate records. */
const rosterReads: ReadModel<RosterEntry> = {
  entity: RosterEntry,
  scopeEntity: Student,
  visibility,
  order: ['studentName asc'],
};

export const rosterOfSession: Relation<RosterEntry> = {
  name: 'ClassSession.roster',
  model: rosterReads,
  key: sql`t.session_id`,
};

const { total, ...marked } = countsByStatus(Object.values(AttendanceStatus));

/** The counts of a session, without personal data: a caller needs only the scope of sessions to read them. */
export const countsOfSession: Summary = {
  name: 'ClassSession.counts',
  relation: {
    name: 'ClassSession.expectedStudents',
    model: { entity: ExpectedStudent, scopeEntity: ClassSession, visibility },
    key: sql`t.session_id`,
  },
  values: { expected: total, ...marked },
};
